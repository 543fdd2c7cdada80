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
    "Bei Gleichstand entscheiden die besseren Blätter. Allein spielst du gegen eine Zahl, die jedes Ziel um 5 senkt.",
  "rails.rules.variants": "Varianten",
  "rails.rules.variants_1":
    "Geheime letzte Karte: Alle halten eine Karte, die nur sie selbst sehen, und spielen sie im fünften Zug.",
  "rails.rules.variants_2":
    "Firmeninhaber: eine Regel je Runde, offen für alle. Joker: zwei Karten, die zählen, was du ansagst.",
};
