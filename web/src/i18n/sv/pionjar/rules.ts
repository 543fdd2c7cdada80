/** Swedish: the rules help of Pionjär. */
import type { rules as english } from "../../en/pionjar/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "pionjar.rules.lead":
    "Kör längs vagnvägen till din mark, bruka den månad för månad, jaga, fiska, spela och bjud.",
  "pionjar.rules.road": "Vägen",
  "pionjar.rules.road_1":
    "Alla börjar på östkusten och slår tärningen. Sexton prickar leder till Missouri; där väljer du en av sex vägar.",
  "pionjar.rules.road_2":
    "En svart prick kostar nästa drag, en röd ger fem steg till. Den som först når en mark får den; senare vagnar går tillbaka till Missouri.",
  "pionjar.ruling.road_1": "Där de fem extra stegen slutar räknas som landning.",
  "pionjar.rules.almanac": "Almanackan",
  "pionjar.rules.almanac_1":
    "Den första marken startar tiden i januari 1858. Därefter säger varje marks egen almanacka hur långt innehavaren rider varje månad.",
  "pionjar.rules.almanac_2":
    "Månaden går vidare vid varje drag av den som tog mark först, även när draget faller bort.",
  "pionjar.rules.selling": "Sälja",
  "pionjar.rules.selling_1":
    "Vissa rutor kräver försäljning: alla kort av de visade slagen måste säljas, skörd och timmer till månadens pris, vilt och guld till kortets värde.",
  "pionjar.rules.selling_2": "Pälsjägaren tar bufflar till halva värdet, av sheriffen till hela.",
  "pionjar.rules.city": "Pioneer City",
  "pionjar.rules.city_1":
    "Att nå eller passera staden avslutar ett varv. Efter det första måste marken betalas om pengarna räcker, annars kostar den dubbelt senare.",
  "pionjar.rules.city_2":
    "Ett besök erbjuder utrustning för 500 per kort, handelsstationen och vägen till stigarna.",
  "pionjar.ruling.city_1":
    "Att passera staden avbryter ritten; den fortsätter efter besöket om du inte tar stigarna.",
  "pionjar.rules.trails": "Jakt och fiske",
  "pionjar.rules.trails_1":
    "På stigarna går du efter tärningen och drar det som cirkeln visar. Bara du ser vad det är värt.",
  "pionjar.rules.trails_2":
    "Att sluta hos en rövare kostar hela bytet; att passera en ger halva värdet.",
  "pionjar.rules.saloon": "Saloon, post, fängelse",
  "pionjar.rules.saloon_1":
    "I saloonen satsar du vad du vill: 1 ger tillbaka, 2 vinner dubbelt, 6 sex gånger, 3 till 5 förlorar. Mer än vad som ligger där vinner du inte.",
  "pionjar.rules.saloon_2":
    "Post- och telegrafrutor drar ett kort: priser, auktioner, rövare, en stjärna, ett arrende eller två månader i fängelse.",
  "pionjar.rules.saloon_3":
    "Till slut slår alla en gång om saloonens pengar, om ingen har arrendet.",
  "pionjar.rules.auctions": "Auktioner",
  "pionjar.rules.auctions_1":
    "Kort säljs osedda till högstbjudande, öppet i tur eller med slutna bud, som bordet valt. Pengarna går till handelsstationens ägare.",
  "pionjar.ruling.auctions_1":
    "Lika slutna bud går till den som sitter närmast till vänster om auktionisten.",
  "pionjar.rules.end": "Slutet",
  "pionjar.rules.end_1":
    "Efter december det valda året räknas mark, kort och kontanter. Störst förmögenhet vinner.",
};
