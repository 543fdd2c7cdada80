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
  "pionjar.rules.road_0":
    "Alla har en vagn och 5 000; ytterligare 10 000 ligger i saloonen. Ett slag var avgör vem som börjar, de andra följer i platsernas ordning.",
  "pionjar.ruling.road_2":
    "Vägen väljs efter slaget, även mitt i en röd pricks fem steg, och likadant där stigarna börjar. Finns bara en väg kvar ställs ingen fråga. En vagn som skickas tillbaka till Missouri behöver inte längre stå över.",
  "pionjar.rules.almanac_3":
    "Ritten går medurs runt rutorna. Rutan där ritten slutar gäller; saloonerna och Pioneer City gäller även när de passeras.",
  "pionjar.ruling.almanac_1":
    "När januari kommer upphör ändrade priser, arrendet betalas ut, banken lägger sina 10 000 i saloonen, och sedan rider den som tog mark först. Januari 1858 varar två rundor.",
  "pionjar.ruling.almanac_2":
    "Ett drag utan val spelas självt, om bordet inte vill att varje drag trycks fram. En repris stannar vid vart och ett.",
  "pionjar.rules.selling_3":
    "Telegram gör varor dyrare eller billigare. Pristavlan visar det, och pälshandlaren bryr sig inte.",
  "pionjar.ruling.selling_1":
    "Ett sådant pris gäller till december månads slut, och bara på säljrutor. Ett nyare för samma vara tar dess plats.",
  "pionjar.rules.city_3":
    "Gröna dalen och Buffelhuvudet har tre åkrar och ett skogsskifte, för 6 000. Höga fallen och Stora sjöarna har två av varje, för 5 000. Gyllene bergen och Tysta skogen har en åker och tre skogsskiften, för 4 000. Till slut räknas ägd mark två och en halv gånger det.",
  "pionjar.rules.trails_3":
    "En buffel är värd 1 000 till 3 000, fisk 500 till 1 500, guld 2 000 till 10 000. Kort som säljs, förloras eller lämnas kommer inte tillbaka.",
  "pionjar.ruling.trails_1":
    "Vid utgången slutar draget, vad som än är kvar av slaget, och rutan där spelas.",
  "pionjar.ruling.trails_2":
    "Högst en rövare står på en stig. Den som drar kortet väljer en av två cirklar, och rövaren står kvar tills kavalleriet kommer. Den som redan står där drabbas inte, och att rida därifrån är inte att passera.",
  "pionjar.rules.saloon_4":
    "Förlorade insatser stannar i saloonen, och från 1859 lägger banken till 10 000 varje januari. Den som har årets arrende får allt som ligger där när december är slut.",
  "pionjar.ruling.saloon_1":
    "Ingen satsar medan saloonen eller den egna pungen är tom, och inte heller arrendatorn. Där man får satsa var som helst sker det efter draget, aldrig från fängelset.",
  "pionjar.ruling.saloon_2":
    "Det ett kort kräver betalas så långt pengarna räcker. Ingen har någonsin mindre än noll.",
  "pionjar.ruling.end_1":
    "Den som ännu är på vägen eller i fängelse är med i sista slaget; om en tom saloon slås inte. Skörde- och timmerkort, handelsstation, arrende och stjärna räknas inte.",
};
