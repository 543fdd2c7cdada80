/** German: Rancher. `who` and `other` select "you" or the person's name. */
import type { table as english } from "../../en/rancher/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rancher.place.town": "Beefy Town",
  "rancher.place.trail": "freier Weg",

  "rancher.cattle": "{n, plural, one {# Rind} other {# Rinder}}",
  "rancher.strip.tow": "Rinder im Schlepp:",

  "rancher.sheet.reach": "Wohin jede Augenzahl führt",
  "rancher.sheet.reach_value":
    "{value}: {lands}{catches, select, yes {, und ein Dieb wird gefasst} other {}}.",
  "rancher.sheet.roll": "Würfeln",
  "rancher.sheet.roll_catches":
    "Würfeln · {exact, select, all {jeder Wurf} exact {{least}} other {ab {least}}} fasst {name}",
  "rancher.sheet.roll_title": "{who, select, you {Du bist dran.} other {{name} ist dran.}}",
  "rancher.sheet.roll_farm":
    "{who, select, you {Du bist dran.} other {{name} ist dran.}} {values} führt nach {farm}.",
  "rancher.sheet.roll_chase":
    "Hol {thief} ein: {who, select, you {deine Herde} other {die Herde von {name}}} und 5.000.",
  "rancher.sheet.roll_town":
    "{who, select, you {Du bist dran.} other {{name} ist dran.}} {values} führt nach Beefy Town.",
  "rancher.sheet.way_title":
    "{who, select, you {Du stehst} other {{name} steht}} an der Gabelung. Wohin?",
  "rancher.sheet.way_detail": "Die Abkürzung spart Weg, aber auch Farmen.",
  "rancher.sheet.trail": "Der Weg",
  "rancher.sheet.shortcut": "Die Abkürzung",
  "rancher.sheet.way_ends": "Ziel: {place}",
  "rancher.sheet.buy_title":
    "{who, select, you {Du bist} other {{name} ist}} bei {farm}. Zu haben.",
  "rancher.sheet.buy": "Kaufen, {n, plural, one {# Rind} other {# Rinder}} · {price}",
  "rancher.sheet.sum": "{price} + {cattle} × {each}",
  "rancher.sheet.leaves": "{who, select, you {dir bleiben} other {{name} bleiben}} {cash}",
  "rancher.sheet.less": "Weniger Rinder",
  "rancher.sheet.more": "Mehr Rinder",
  "rancher.sheet.drive_title":
    "{who, select, you {Du bist} other {{name} ist}} daheim: {farm}. Die Herde treiben?",
  "rancher.sheet.drive": "{n, plural, one {# Rind} other {# Rinder}} treiben",
  "rancher.sheet.drive_all": "Alle {n} treiben, Farm verkaufen",
  "rancher.sheet.stay":
    "{n, plural, =0 {keines bleibt auf {farm}} one {# bleibt auf {farm}} other {# bleiben auf {farm}}}",
  "rancher.sheet.sells": "die Bank kauft die Farm zurück",
  "rancher.sheet.steal_title":
    "{who, select, you {Du bist} other {{name} ist}} bei {farm}. Die gehört {victim_who, select, you {dir} other {{victim}}}.",
  "rancher.sheet.steal_detail":
    "Die Bank zahlt {victim_who, select, you {dir} other {{victim}}} {compensation}. Vor der Stadt gefasst, geht die Herde mit 5.000 Strafe zurück.",
  "rancher.sheet.steal": "{n, plural, one {# Rind} other {# Rinder}} stehlen",
  "rancher.sheet.ride_on": "Weiter",

  "rancher.log.order":
    "{who, select, you {Du hast} other {{name} hat}} um den ersten Zug eine {value} gewürfelt.",
  "rancher.log.first": "{who, select, you {Du reitest} other {{name} reitet}} zuerst.",
  "rancher.log.rolled":
    "{who, select, you {Du hast} other {{name} hat}} eine {value} gewürfelt{landed, select, farm { und landet bei {farm}} town { und hält in Beefy Town} fork { und steht an der Gabelung} start { und hält am Pfeil} other {}}.",
  "rancher.log.trail":
    "{who, select, you {Du bist} other {{name} ist}} auf dem Weg geblieben{landed, select, farm {, bis {farm}} other {}}.",
  "rancher.log.shortcut":
    "{who, select, you {Du hast} other {{name} hat}} die Abkürzung an Fort Laramie vorbei genommen{landed, select, farm {, bis {farm}} other {}}.",
  "rancher.log.rode_on": "{who, select, you {Du bist} other {{name} ist}} weitergeritten.",
  "rancher.log.bought":
    "{who, select, you {Du hast} other {{name} hat}} {farm} mit {chips, plural, one {# Rind} other {# Rindern}} für {price} gekauft.",
  "rancher.log.doubled":
    "{who, select, you {Deine Herde} other {Die Herde von {name}}} auf {farm} hat sich von {before} auf {after} verdoppelt.",
  "rancher.log.grew":
    "{who, select, you {Deine Herde} other {Die Herde von {name}}} auf {farm} ist von {before} auf {after} gewachsen: {limit, select, pasture {Die Weide ist voll} other {Mehr Rinder mit diesem Brandzeichen gibt es nicht}}.",
  "rancher.log.stayed":
    "{who, select, you {Deine Herde} other {Die Herde von {name}}} auf {farm} ist bei {after} geblieben: {limit, select, pasture {Die Weide ist voll} other {Mehr Rinder mit diesem Brandzeichen gibt es nicht}}.",
  "rancher.log.driven":
    "{who, select, you {Du hast} other {{name} hat}} {chips, plural, one {# Rind} other {# Rinder}} von {farm} ins Schlepp genommen.",
  "rancher.log.returned":
    "{who, select, you {Du hast} other {{name} hat}} {farm} für {price} an die Bank zurückgegeben.",
  "rancher.log.stolen":
    "{who, select, you {Du hast} other {{name} hat}} {other, select, you {dir} other {{other_name}}} auf {farm} {chips, plural, one {ein Rind} other {# Rinder}} gestohlen. Die Bank hat {other, select, you {dir} other {{other_name}}} {price} für die Farm gezahlt.",
  "rancher.log.sold":
    "{who, select, you {Du hast} other {{name} hat}} in Beefy Town {chips, plural, one {# Rind} other {# Rinder}} für {price} verkauft.",
  "rancher.log.recovered":
    "{who, select, you {Du hast} other {{name} hat}} {other, select, you {dich} other {{other_name}}} eingeholt und {chips, plural, one {# Rind} other {# Rinder}} von {farm} zurückgenommen.",
  "rancher.log.fined":
    "{who, select, you {Du hast} other {{name} hat}} {other, select, you {dir} other {{other_name}}} {amount} Strafe gezahlt.",
  "rancher.log.debt_paid":
    "{who, select, you {Du hast} other {{name} hat}} {other, select, you {dir} other {{other_name}}} {amount} Schulden zurückgezahlt.",
  "rancher.log.owes":
    "{who, select, you {Du schuldest} other {{name} schuldet}} {other, select, you {dir} other {{other_name}}} {amount} mehr.",

  "rancher.reckoning.caption": "Vermögen am Ende",
  "rancher.reckoning.rider": "Rancher",
  "rancher.reckoning.farms": "Farmen",
  "rancher.reckoning.cash": "Bar",
  "rancher.reckoning.cattle": "Rinder",
  "rancher.reckoning.debts": "Schulden",
  "rancher.reckoning.wealth": "Gesamt",

  "rancher.rules.lead":
    "Zwei bis vier Rancher beginnen mit 15.000 am Pfeil in Beefy Town. Wer nach der letzten Runde am meisten besitzt, gewinnt.",
  "rancher.rules.turn": "Ein Zug",
  "rancher.rules.start":
    "Du beginnst in Beefy Town mit 15.000 Mark. Der höchste Wurf reitet zuerst, die anderen folgen im Uhrzeigersinn.",
  "rancher.rules.turn_1": "Der Würfel sagt, wie weit du reitest, immer im Uhrzeigersinn.",
  "rancher.rules.turn_2":
    "Ein orangefarbenes Feld bietet etwas: eine Farm zum Kauf, die eigene Herde zum Treiben, eine fremde zum Stehlen, in der Stadt einen Markt.",
  "rancher.rules.turn_3":
    "An der Gabelung darf, wer keine Herde führt, die Abkürzung an Fort Laramie vorbei nehmen.",
  "rancher.rules.farm": "Kaufen",
  "rancher.rules.farm_1":
    "Kauf eine Farm, die niemandem gehört, mit mindestens einem Rind zu je 500. Später kommen keine dazu.",
  "rancher.rules.farm_2":
    "Einmal je Umlauf, wenn du an deiner Farm vorbeikommst, verdoppelt sich dort die Herde, so weit die Weide reicht.",
  "rancher.rules.farm_4":
    "Was jede Farm kostet und wie viele Rinder sie fasst, steht in der Liste am Ende.",
  "rancher.rules.farm_3": "Niemand besitzt mehr als fünf Farmen oder vierzig Rinder.",
  "rancher.rules.drive": "Treiben und verkaufen",
  "rancher.rules.drive_1":
    "Auf deinem eigenen orangefarbenen Feld darfst du einen Teil der Herde oder die ganze ins Schlepp nehmen.",
  "rancher.rules.drive_2": "Nimmst du alle mit, geht die Farm zum vollen Preis an die Bank zurück.",
  "rancher.rules.drive_3":
    "Wer genau auf einem der vier orangefarbenen Felder von Beefy Town hält, verkauft alles im Schlepp zu 500 das Stück.",
  "rancher.rules.steal": "Diebstahl",
  "rancher.rules.steal_1":
    "Auf einem fremden orangefarbenen Feld darfst du die ganze Herde stehlen. Der Besitzer bekommt von der Bank den halben Preis der Farm.",
  "rancher.rules.steal_2":
    "Holt der Bestohlene den Dieb ein oder überholt ihn, nimmt er die Herde zurück, und der Dieb zahlt für jede 5.000.",
  "rancher.rules.steal_3":
    "Wer nicht zahlen kann, hat Schulden: Das nächste Geld geht zuerst an den Gläubiger.",
  "rancher.rules.end": "Das Ende",
  "rancher.rules.end_1": "Ein Tisch spielt 40, 80 oder 120 Runden oder nach der Uhr.",
  "rancher.rules.end_2":
    "Es zählen Bargeld, Farmen zum vollen Preis und 500 für jedes Rind auf deinen Weiden und in deinem Schlepp.",
  "rancher.rules.prices": "Was Farmen kosten",
  "rancher.rules.farm_name": "Farm",
  "rancher.rules.price": "Preis",
  "rancher.rules.room": "Weide",
};
