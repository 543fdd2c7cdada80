/** German: the rules help of Pionjär. */
import type { rules as english } from "../../en/pionjar/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "pionjar.rules.lead":
    "Fahre auf dem Treck zu deinem Land, dann bewirtschafte es Monat für Monat, jage, fische, wette und biete.",
  "pionjar.rules.road": "Der Weg",
  "pionjar.rules.road_1":
    "Alle beginnen an der Ostküste und würfeln. Sechzehn Punkte führen nach Missouri; dort wählst du einen von sechs Wegen.",
  "pionjar.rules.road_2":
    "Ein schwarzer Punkt kostet den nächsten Zug, ein roter gibt fünf Schritte mehr. Wer ein Land zuerst erreicht, hat es; spätere Wagen kehren nach Missouri zurück.",
  "pionjar.ruling.road_1": "Wo die fünf zusätzlichen Schritte enden, gilt als Landung.",
  "pionjar.rules.almanac": "Der Kalender",
  "pionjar.rules.almanac_1":
    "Das erste Land beginnt die Zeit im Januar 1858. Von da an sagt der Kalender jedes Landes, wie weit sein Halter in jedem Monat reitet.",
  "pionjar.rules.almanac_2":
    "Der Monat rückt mit jedem Zug der ersten Siedlerin oder des ersten Siedlers vor, auch wenn er ausfällt.",
  "pionjar.rules.selling": "Verkaufen",
  "pionjar.rules.selling_1":
    "Manche Felder ordnen einen Verkauf an: Alle Karten der gezeigten Art müssen weg, Ernte und Holz zum Monatspreis, Wild und Gold zum Wert der Karte.",
  "pionjar.rules.selling_2":
    "Der Pelzhändler nimmt Büffel zum halben Wert, vom Sheriff zum vollen.",
  "pionjar.rules.city": "Pioneer City",
  "pionjar.rules.city_1":
    "Die Stadt zu erreichen oder zu passieren beendet eine Runde. Nach der ersten muss das Land bezahlt werden, wenn das Geld reicht, sonst kostet es später das Doppelte.",
  "pionjar.rules.city_2":
    "Ein Besuch bietet Ausrüstung zu 500 je Karte, den Handelsposten und den Weg auf die Pfade.",
  "pionjar.ruling.city_1":
    "Die Stadt zu passieren unterbricht den Ritt; er geht nach dem Besuch weiter, außer du gehst auf die Pfade.",
  "pionjar.rules.trails": "Jagen und Fischen",
  "pionjar.rules.trails_1":
    "Auf den Pfaden gehst du nach dem Würfel und ziehst, was der Kreis zeigt. Nur du siehst den Wert.",
  "pionjar.rules.trails_2":
    "Auf einem Räuber zu enden kostet die ganze Beute; an einem vorbei bringt sie den halben Wert.",
  "pionjar.rules.saloon": "Saloon, Post, Gefängnis",
  "pionjar.rules.saloon_1":
    "Im Saloon setzt du, was du willst: 1 gibt zurück, 2 gewinnt das Doppelte, 6 das Sechsfache, 3 bis 5 verlieren. Mehr als dort liegt, gewinnst du nicht.",
  "pionjar.rules.saloon_2":
    "Post- und Telegrafenfelder ziehen eine Karte: Preise, Versteigerungen, Räuber, ein Stern, eine Pacht oder zwei Monate Gefängnis.",
  "pionjar.rules.saloon_3":
    "Am Ende würfeln alle einmal um das Geld im Saloon, außer jemand hält die Pacht.",
  "pionjar.rules.auctions": "Versteigerungen",
  "pionjar.rules.auctions_1":
    "Karten gehen ungesehen an das höchste Gebot, offen reihum oder verdeckt, wie der Tisch es wählte. Das Geld bekommt, wer den Handelsposten hat.",
  "pionjar.ruling.auctions_1":
    "Bei gleichen verdeckten Geboten gewinnt, wer links von der Auktion am nächsten sitzt.",
  "pionjar.rules.end": "Das Ende",
  "pionjar.rules.end_1":
    "Nach dem Dezember des gewählten Jahres zählen Land, Karten und Bargeld. Das größte Vermögen gewinnt.",
};
