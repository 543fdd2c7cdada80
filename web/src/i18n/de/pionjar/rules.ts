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
  "pionjar.rules.road_0":
    "Alle haben einen Wagen und 5.000; weitere 10.000 liegen im Saloon. Je ein Wurf entscheidet, wer beginnt, die anderen folgen in der Reihe der Plätze.",
  "pionjar.ruling.road_2":
    "Der Weg wird nach dem Wurf gewählt, auch mitten in den fünf Schritten eines roten Punktes, und ebenso am Anfang der Pfade. Bleibt nur ein Weg, wird nicht gefragt. Wer nach Missouri zurückmuss, setzt nicht mehr aus.",
  "pionjar.rules.almanac_3":
    "Geritten wird im Uhrzeigersinn um die Felder. Es gilt das Feld, auf dem ein Ritt endet; Saloons und Pioneer City gelten auch beim Passieren.",
  "pionjar.ruling.almanac_1":
    "Wenn der Januar kommt, verfallen geänderte Preise, die Pacht zahlt aus, die Bank legt ihre 10.000 in den Saloon, und dann reitet, wer das erste Land hat. Der Januar 1858 dauert zwei Runden.",
  "pionjar.ruling.almanac_2":
    "Ein Zug ohne Wahl spielt sich selbst, außer der Tisch will jeden Zug gedrückt haben. Ein Replay hält bei jedem an.",
  "pionjar.rules.selling_3":
    "Telegramme machen Waren teurer oder billiger. Die Preistafel zeigt es, und den Pelzhändler kümmert es nicht.",
  "pionjar.ruling.selling_1":
    "So ein Preis gilt bis Ende Dezember, und nur auf Verkaufsfeldern. Ein neuerer für dieselbe Ware tritt an seine Stelle.",
  "pionjar.rules.city_3":
    "Grünes Tal und Büffelkopf haben drei Felder und ein Waldstück, für 6.000. Hohe Fälle und Große Seen haben je zwei, für 5.000. Goldene Berge und Stiller Wald haben ein Feld und drei Waldstücke, für 4.000. Am Ende zählt eigenes Land das Zweieinhalbfache.",
  "pionjar.rules.trails_3":
    "Ein Büffel ist 1.000 bis 3.000 wert, Fisch 500 bis 1.500, Gold 2.000 bis 10.000. Was verkauft, verloren oder abgegeben ist, kommt nicht zurück.",
  "pionjar.ruling.trails_1":
    "Am Ausgang endet der Zug, was immer vom Wurf übrig ist, und das Feld dort wird gespielt.",
  "pionjar.ruling.trails_2":
    "Auf einem Pfad steht höchstens ein Räuber. Wer ihn zieht, wählt einen von zwei Kreisen; er bleibt, bis die Kavallerie kommt. Wer schon dort steht, verliert nichts, und wegreiten ist kein Vorbeireiten.",
  "pionjar.rules.saloon_4":
    "Verlorene Einsätze bleiben im Saloon, und ab 1859 legt die Bank jeden Januar 10.000 dazu. Wer die Pacht des Jahres hat, bekommt alles, was nach dem Dezember dort liegt.",
  "pionjar.ruling.saloon_1":
    "Niemand wettet, solange der Saloon oder der eigene Beutel leer ist, auch nicht, wer ihn gepachtet hat. Wo überall gewettet werden darf, geschieht es nach dem Zug und nie aus dem Gefängnis.",
  "pionjar.ruling.saloon_2":
    "Was eine Karte verlangt, wird gezahlt, soweit das Bargeld reicht. Niemand hat je weniger als nichts.",
  "pionjar.ruling.end_1":
    "Wer noch auf dem Weg oder im Gefängnis ist, würfelt beim letzten Wurf mit; um einen leeren Saloon wird nicht gewürfelt. Ernte- und Holzkarten, Handelsposten, Pacht und Stern zählen nichts.",
};
