/** Swedish: Rancher. `who` and `other` select "you" or the person's name. */
import type { table as english } from "../../en/rancher/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rancher.place.town": "Beefy Town",
  "rancher.place.trail": "öppen stig",

  "rancher.cattle": "{n, plural, other {# djur}}",
  "rancher.strip.tow": "Djur på släp:",

  "rancher.sheet.reach": "Vart varje slag leder",
  "rancher.sheet.reach_value":
    "{value}: {lands}{catches, select, yes {, och en tjuv åker fast} other {}}.",
  "rancher.sheet.roll": "Slå tärningen",
  "rancher.sheet.roll_catches":
    "Slå · {exact, select, all {alla slag} exact {{least}} other {{least} eller mer}} tar {name}",
  "rancher.sheet.roll_title": "{who, select, you {Din tur.} other {{name} är på tur.}}",
  "rancher.sheet.roll_farm":
    "{who, select, you {Din tur.} other {{name} är på tur.}} {values} leder till {farm}.",
  "rancher.sheet.roll_chase":
    "Hinn ifatt {thief}: {who, select, you {din hjord} other {hjorden åt {name}}} och 5 000.",
  "rancher.sheet.roll_town":
    "{who, select, you {Din tur.} other {{name} är på tur.}} {values} leder till Beefy Town.",
  "rancher.sheet.way_title":
    "{who, select, you {Du} other {{name}}} står vid vägskälet. Vilken väg?",
  "rancher.sheet.way_detail": "Genvägen är kortare, men går förbi färre gårdar.",
  "rancher.sheet.trail": "Stigen",
  "rancher.sheet.shortcut": "Genvägen",
  "rancher.sheet.way_ends": "till {place}",
  "rancher.sheet.buy_title":
    "{who, select, you {Du} other {{name}}} hamnade vid {farm}. Till salu.",
  "rancher.sheet.buy": "Köp med {n, plural, other {# djur}} · {price}",
  "rancher.sheet.sum": "{price} + {cattle} × {each}",
  "rancher.sheet.leaves": "{who, select, you {du} other {{name}}} får kvar {cash}",
  "rancher.sheet.less": "Färre djur",
  "rancher.sheet.more": "Fler djur",
  "rancher.sheet.drive_title":
    "{who, select, you {Du} other {{name}}} är hemma på {farm}. Driva hjorden?",
  "rancher.sheet.drive": "Driv {n, plural, other {# djur}}",
  "rancher.sheet.drive_all": "Driv alla {n}, sälj gården",
  "rancher.sheet.stay": "{n, plural, =0 {ingen stannar på {farm}} other {# stannar på {farm}}}",
  "rancher.sheet.sells": "banken köper tillbaka gården",
  "rancher.sheet.steal_title":
    "{who, select, you {Du} other {{name}}} hamnade vid {farm}, {victim_who, select, you {din gård} other {en gård som {victim} äger}}.",
  "rancher.sheet.steal_detail":
    "Banken betalar {victim_who, select, you {dig} other {{victim}}} {compensation}. Den som fångas före stan lämnar tillbaka hjorden och betalar 5 000 i böter.",
  "rancher.sheet.steal": "Stjäl {n, plural, other {# djur}}",
  "rancher.sheet.ride_on": "Rid vidare",

  "rancher.log.order": "{who, select, you {Du} other {{name}}} slog {value} om första turen.",
  "rancher.log.first": "{who, select, you {Du} other {{name}}} rider först.",
  "rancher.log.rolled":
    "{who, select, you {Du} other {{name}}} slog {value}{landed, select, farm { och hamnade vid {farm}} town { och stannade i Beefy Town} fork { och kom till vägskälet} start { och stannade vid pilen} other {}}.",
  "rancher.log.trail":
    "{who, select, you {Du} other {{name}}} höll sig på stigen{landed, select, farm { och hamnade vid {farm}} other {}}.",
  "rancher.log.shortcut":
    "{who, select, you {Du} other {{name}}} tog genvägen förbi Fort Laramie{landed, select, farm { och hamnade vid {farm}} other {}}.",
  "rancher.log.rode_on": "{who, select, you {Du} other {{name}}} red vidare.",
  "rancher.log.bought":
    "{who, select, you {Du} other {{name}}} köpte {farm} med {chips, plural, other {# djur}} för {price}.",
  "rancher.log.doubled":
    "{who, select, you {Din hjord} other {Hjorden som {name} har}} på {farm} fördubblades, från {before} till {after}.",
  "rancher.log.grew":
    "{who, select, you {Din hjord} other {Hjorden som {name} har}} på {farm} växte från {before} till {after}: {limit, select, pasture {betet är fullt} other {det finns inga fler djur med det brännmärket}}.",
  "rancher.log.stayed":
    "{who, select, you {Din hjord} other {Hjorden som {name} har}} på {farm} stannade på {after}: {limit, select, pasture {betet är fullt} other {det finns inga fler djur med det brännmärket}}.",
  "rancher.log.driven":
    "{who, select, you {Du} other {{name}}} tog {chips, plural, other {# djur}} från {farm} på släp.",
  "rancher.log.returned":
    "{who, select, you {Du} other {{name}}} lämnade tillbaka {farm} till banken för {price}.",
  "rancher.log.stolen":
    "{who, select, you {Du} other {{name}}} stal {chips, plural, one {ett djur} other {# djur}} från {other, select, you {dig} other {{other_name}}} på {farm}. Banken betalade {other, select, you {dig} other {{other_name}}} {price} för gården.",
  "rancher.log.sold":
    "{who, select, you {Du} other {{name}}} sålde {chips, plural, other {# djur}} i Beefy Town för {price}.",
  "rancher.log.recovered":
    "{who, select, you {Du} other {{name}}} hann ifatt {other, select, you {dig} other {{other_name}}} och tog tillbaka {chips, plural, other {# djur}} från {farm}.",
  "rancher.log.fined":
    "{who, select, you {Du} other {{name}}} betalade {other, select, you {dig} other {{other_name}}} {amount} i böter.",
  "rancher.log.debt_paid":
    "{who, select, you {Du} other {{name}}} betalade {other, select, you {dig} other {{other_name}}} {amount} på en skuld.",
  "rancher.log.owes":
    "{who, select, you {Du} other {{name}}} är skyldig {other, select, you {dig} other {{other_name}}} {amount} till.",

  "rancher.reckoning.caption": "Slutlig förmögenhet",
  "rancher.reckoning.rider": "Ranchägare",
  "rancher.reckoning.farms": "Gårdar",
  "rancher.reckoning.cash": "Kassa",
  "rancher.reckoning.cattle": "Djur",
  "rancher.reckoning.debts": "Skulder",
  "rancher.reckoning.wealth": "Totalt",

  "rancher.rules.lead":
    "Två till fyra ranchägare börjar med 15 000 vid pilen i Beefy Town. Den som är värd mest efter sista rundan vinner.",
  "rancher.rules.turn": "Ett drag",
  "rancher.rules.start":
    "Du börjar i Beefy Town med 15 000 mark. Högsta slaget rider först, de andra följer medurs.",
  "rancher.rules.turn_1": "Tärningen säger hur långt du rider, alltid medurs.",
  "rancher.rules.turn_2":
    "Ett orange fält erbjuder något: en gård att köpa, din egen hjord att driva, någons hjord att stjäla, en marknad i stan.",
  "rancher.rules.turn_3": "Vid vägskälet får en ryttare utan hjord ta genvägen förbi Fort Laramie.",
  "rancher.rules.farm": "Köpa",
  "rancher.rules.farm_1":
    "Köp en gård som ingen äger, med minst ett djur för 500 styck. Du kan inte köpa till djur senare.",
  "rancher.rules.farm_2":
    "En gång per varv, när du passerar din gård, fördubblas hjorden där, så långt betet räcker.",
  "rancher.rules.farm_4":
    "Vad varje gård kostar, och hur många djur den rymmer, står i listan på slutet.",
  "rancher.rules.farm_3": "Ingen äger fler än fem gårdar eller fyrtio djur.",
  "rancher.rules.drive": "Driva och sälja",
  "rancher.rules.drive_1":
    "På ditt eget orange fält får du ta en del av hjorden eller hela på släp.",
  "rancher.rules.drive_2": "Tar du allihop säljs gården tillbaka till banken för fullt pris.",
  "rancher.rules.drive_3":
    "Stanna exakt på ett av de fyra orange fälten i Beefy Town för att sälja allt på släp för 500 styck.",
  "rancher.rules.steal": "Stöld",
  "rancher.rules.steal_1":
    "På någon annans orange fält får du stjäla hela hjorden. Ägaren får halva gårdens pris av banken.",
  "rancher.rules.steal_2":
    "En bestulen ranchägare som hinner ifatt eller förbi tjuven tar tillbaka hjorden, och tjuven betalar 5 000 för varje.",
  "rancher.rules.steal_3":
    "Den som inte kan betala blir skyldig: nästa pengar går först till den som ska ha dem.",
  "rancher.rules.end": "Slutet",
  "rancher.rules.end_1": "Ett bord spelar 40, 80 eller 120 rundor, eller på klocka.",
  "rancher.rules.end_2":
    "Förmögenheten är pengar, gårdar till fullt pris och 500 för varje djur på dina beten och på släp.",
  "rancher.rules.prices": "Vad gårdar kostar",
  "rancher.rules.farm_name": "Gård",
  "rancher.rules.price": "Pris",
  "rancher.rules.room": "Bete",
};
