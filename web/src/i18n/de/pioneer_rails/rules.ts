/** German: the rules help of Pioneer Rails. */
import type { rules as english } from "../../en/pioneer_rails/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rails.rules.lead":
    "Eine Karte je Zug tut zweierlei: Ihr Wert füllt ein Pokerblatt, ihre Farbe sagt, von welchem Bahnhof du Gleise legst.",
  "rails.rules.turn": "Ein Zug",
  "rails.rules.turn_1":
    "Drei Karten liegen offen. Wer gibt, nimmt eine; alle anderen nutzen eine der beiden übrigen, auch mehrere dieselbe.",
  "rails.rules.turn_2":
    "Alle planen gleichzeitig: die Karte, bis zu drei Gleise für ihre Farbe und die Folge, in der Gebäude aktiv werden. Niemand sieht die Züge der anderen, bevor alle abgeschickt haben.",
  "rails.rules.turn_3": "Vier Runden zu fünf Zügen, dann gewinnt die höchste Summe.",
  "rails.ruling.turn_1":
    "Ab fünf Personen gibt niemand: Das Los legt eine der drei Karten beiseite.",
  "rails.rules.hands": "Das Blatt",
  "rails.rules.hands_1":
    "Der Wert der Karte kommt ins Blatt der Runde. Nach fünf Zügen zählt es: Paar 1, zwei Paare 2, Drilling 3, Full House 4, Straße 5, Vierling 6.",
  "rails.rules.hands_2":
    "In der Wüste verdoppelt ein Saloon das Blatt einer Runde. Im Wald bringt er ab dieser Runde einen Punkt für jede Karte eines gewählten Werts.",
  "rails.ruling.hands_1": "Fünf Gleiche zählen als Vierling.",
  "rails.rules.track": "Gleise",
  "rails.rules.track_1":
    "Gleise beginnen an einer Ecke des Bahnhofs der Farbe oder setzen am Ende einer seiner Strecken an, entlang der Sechseckkanten.",
  "rails.rules.track_2":
    "Eine Strecke endet in einem Ort. Sonst berühren sich Strecken nirgends, und in einem Ort treffen sich höchstens drei.",
  "rails.rules.track_3":
    "Keine Gleise zwischen zwei Bergen oder zwei Flüssen, auch nicht auf den Kanten eines Bahnhofs.",
  "rails.ruling.track_1":
    "Der Kartenrand darf benutzt werden, ebenso eine Kante zwischen Berg und Fluss.",
  "rails.rules.towns": "Orte und ihre Symbole",
  "rails.rules.towns_1":
    "Jeder erreichte Ort kreist ein Symbol ein: ein Punkt am Ende. Eines ist von Anfang an eingekreist.",
  "rails.rules.towns_2":
    "Streiche ein Symbol für ein viertes Gleis und, wenn du willst, einen Effekt: eine Brücke zwischen Flüssen, einen Tunnel zwischen Bergen, eine Abkürzung über leeres Land, eine Weiche, die von einer Strecke abzweigt, oder eine andere Farbe für den ganzen Zug.",
  "rails.ruling.towns_1": "Ein Symbol je Zug, und keines, das im selben Zug eingekreist wurde.",
  "rails.ruling.towns_2":
    "Eine Abkürzung berührt keine Kante: Sie weckt kein Gebäude und trennt keine Ranches.",
  "rails.rules.buildings": "Gebäude",
  "rails.rules.buildings_1":
    "Ein Gebäude wird aktiv, wenn an genug seiner Kanten Gleise liegen, gleich von welchem Bahnhof: Der Ring um seine Zahl füllt sich. Mehrere können in einem Zug aktiv werden, in einer Folge deiner Wahl.",
  "rails.rules.buildings_2":
    "Eine Ranch wird aktiv, wenn Gleise, Flüsse, Berge, Bahnhöfe und der Kartenrand sie von allen anderen Ranches trennen.",
  "rails.rules.buildings_3":
    "Rangierbahnhöfe vervielfachen die Orte deines größten Netzes, das durch Orte von Strecke zu Strecke führen darf.",
  "rails.rules.buildings_4":
    "Wüste: Eine Mine bringt ein Gold, eine Bank nimmt bis zu vier und vervielfacht sie, Forts zählen mehr, je mehr du hast.",
  "rails.rules.buildings_5":
    "Wald: Zwei Gleise in einem Zug fangen einen Banditen, wenn eines deiner Gefängnisse eine freie Zelle hat; mit einem entkommt er und kostet einen Punkt. Gleise an Forts zählen je 2.",
  "rails.ruling.buildings_1": "Die letzten beiden Ranches zu trennen weckt beide.",
  "rails.ruling.buildings_2": "Eine Bank, die kein Gold nimmt, ist trotzdem verbraucht.",
  "rails.rules.goals": "Ziele und das Ende",
  "rails.rules.goals_1":
    "Drei Ziele sind im Spiel, geprüft nach jedem Zug: 10 Punkte für alle, die als Erste ankommen, 5 für spätere.",
  "rails.rules.goals_2":
    "Bei Gleichstand entscheiden die besseren Blätter; wer dann noch gleichauf liegt, teilt den Sieg.",
  "rails.rules.variants": "Varianten",
  "rails.rules.variants_1":
    "Geheime letzte Karte: Alle halten eine Karte, die nur sie selbst sehen, und spielen sie im fünften Zug.",
  "rails.rules.variants_2":
    "Firmeninhaber: eine Regel je Runde, offen für alle. Joker: zwei Karten, die zählen, was du ansagst.",
  "rails.rules.solo": "Allein",
  "rails.rules.solo_1":
    "Ziele bringen dann keine Punkte: Jedes erreichte senkt um 5, was du brauchst.",
  "rails.rules.scores_1":
    "Was jedes Gebäude braucht und was es wert ist. Bei Ranches, Rangierbahnhöfen und Forts zählt das am weitesten rechts eingekreiste Kästchen; im Gefängnis zählt jede belegte Zelle.",
  "rails.rules.variants_3": "Das sind die Inhaber; wer offen liegt, gilt für alle.",
  "rails.ruling.turn_2":
    "Das Geben wandert über die Runden hinweg weiter; wer zuerst gibt, entscheidet das Los. Nach einem Zug, in dem niemand eine Karte nahm, gibt dieselbe Person.",
  "rails.ruling.turn_3":
    "Ein Zug wird einmal und als Ganzes abgeschickt. Die Karte der gebenden Person kommt zuerst, offen; die Bögen der anderen zeigen den Stand nach dem letzten fertigen Zug.",
  "rails.ruling.hands_2":
    "Kein Wert wird zweimal gewählt. Im Wald zählen die gewählten Werte auch in einem Blatt, das sonst nichts ergibt.",
  "rails.ruling.track_2":
    "In jedem Viertel der Karte steht ein Bahnhof, Orte stehen auf Ecken. Von jeder Ecke eines Bahnhofs geht eine Strecke aus, und ihr erstes Gleis führt vom Bahnhof weg.",
  "rails.ruling.track_3":
    "Kein Gleis darf zu einer Ecke führen, die schon eine Strecke berührt, außer zu einem Ort mit Platz; von einem Ort geht nichts aus. Eine Kante trägt ein Gleis.",
  "rails.ruling.track_4": "Du darfst weniger Gleise legen oder keines. Offene Enden kosten nichts.",
  "rails.ruling.towns_3":
    "Eine Weiche darf an jeder Ecke abzweigen, nur nicht in einem Ort. Der Abzweig gehört zur Strecke und belegt keine Ecke des Bahnhofs, zählt in einem Ort aber als eigene Strecke.",
  "rails.ruling.towns_4":
    "Das zusätzliche Gleis gehört zur Farbe des Zugs, und der Effekt gilt für ein beliebiges Gleis des Zugs. Eine andere Farbe wird vor dem ersten Gleis angesagt und gilt für alle.",
  "rails.ruling.towns_5": "Auch das von Anfang an eingekreiste Symbol ist seinen Punkt wert.",
  "rails.ruling.buildings_3":
    "Alles, was fällig ist, wird aktiv. Die vorgeschlagene Folge hat Minen vor Banken und Gefängnisse vor Banditen.",
  "rails.ruling.buildings_4":
    "Eine Kante zählt für die Felder auf beiden Seiten. Ein Gebäude, dessen Kästchen verbraucht sind, wird gestrichen und zählt für Ziele, bringt aber nichts.",
  "rails.ruling.buildings_5":
    "Ranches werden nach ganzen Feldern getrennt; Flüsse, Berge und Bahnhöfe gehören zu keiner Seite.",
  "rails.ruling.buildings_6":
    "Ein Abzweig gehört zu seiner Strecke; ein Bahnhof verbindet seine Strecken nicht.",
  "rails.ruling.buildings_7":
    "Ein Bandit wird einmal abgehandelt, im Zug seines ersten Gleises; auch mehr als zwei Gleise fangen ihn. Bei mehreren Gefängnissen wählst du eines, und dessen linke freie Zelle wird belegt.",
  "rails.ruling.scores_1":
    "Die Zahlen in den Kästchen der Ranches, Rangierbahnhöfe, Forts und Gefängnisse sind die dieses Hauses.",
  "rails.ruling.goals_1":
    "Alle, die ein Ziel im selben Zug wie die Ersten erreichen, bekommen 10 Punkte.",
  "rails.ruling.goals_2":
    "An einem Gebirge entlang: auf einer seiner Kanten. Daneben oder bis dorthin: eine Ecke berührt; ebenso bei Flüssen und dem Kartenrand. Aneinandergrenzende Berge sind ein Gebirge.",
  "rails.ruling.goals_3":
    "Ein Gebäude mit Gleisen zweier Bahnhöfe ist eine Bank, ein Rangierbahnhof, ein Saloon, ein Gefängnis oder ein Fort der Wüste. Orte eines Bahnhofs sind die, in denen seine eigenen Strecken enden.",
  "rails.ruling.goals_4":
    "Am Ende stehen die Punkte aller Quelle für Quelle da, wie auf dem Papier.",
  "rails.ruling.solo_1":
    "Du wählst aus allen drei Karten und gewinnst mit der Zahl oder mehr. Mit Varianten wird nicht gewertet.",
  "rails.ruling.variants_1":
    "Im fünften Zug mit der geheimen Karte wird nichts aufgedeckt, und niemand gibt.",
  "rails.ruling.variants_2":
    "Ein Joker wird angesagt, wenn er benutzt wird, ein geheimer im fünften Zug. Ein zweiter Joker im selben Aufdecken kommt unter den Stapel.",
  "rails.ruling.variants_3":
    "Wo Banken oder Saloons weniger Gleise brauchen, werden die mit genug davon im ersten Zug der Runde aktiv. Der Inhaber der Banken bleibt dem Wald fern.",
  "rails.ruling.variants_4":
    "Das Gleis am Fort kommt zuerst; das weitere, einmal je Zug, hat die Farbe des Zugs und darf überall hin. Wo Gleise von beliebigen Bahnhöfen ausgehen, bleibt das eines Symbols bei der Farbe.",
  "rails.ruling.variants_5":
    "Weiche, Brücke, Tunnel oder Abkürzung eines Inhabers dürfen neben einem Symbol benutzt werden. Die Werte im Wald kommen nach dem Faktor dazu. Allein heißt 5 mehr für ein Ziel: 10 weniger zu erreichen.",
  "rails.rules.family": "{family, select, desert {Wüste} other {Wald}}",
  "rails.rules.needs": "{n, plural, =0 {abgetrennt} one {# Gleis} other {# Gleise}}",
  "rails.rules.worth":
    "{what, select, town {1 je Symbol} gold {1 je Stück} bank {bis zu 4 Gold, mal} yard {die Orte deines größten Netzes, mal} saloon {ein Blatt zählt doppelt} rank {1 je Karte eines Werts} track {2 je Gleis} bandit {ein entkommener: −1} other {}}",
  "rails.rules.town": "Ort",
  "rails.rules.building": "Gebäude",
  "rails.rules.wakes_with": "Aktiv mit",
  "rails.rules.worth_title": "Wert",
  "rails.rules.sheet": "Bogen",
  "rails.rules.to_reach": "Zu erreichen",
};
