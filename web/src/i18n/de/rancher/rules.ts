/** German: the rules' pictures and house rulings. */
import type { rules as english } from "../../en/rancher/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rancher.rules.breeding": "Zucht",

  "rancher.figure.fork": "Mit einer Vier an der Gabelung: den Weg entlang oder über die Abkürzung.",
  "rancher.figure.buying": "Glover Leaf mit drei Rindern: 4.400 + 3 × 500 = 5.900.",
  "rancher.figure.lap_1": "Gekauft mit 3",
  "rancher.figure.lap_2": "Ein Umlauf: 6",
  "rancher.figure.lap_3": "Noch einer: voll mit 8",
  "rancher.figure.selling": "Genau auf einem orangefarbenen Feld der Stadt: vier Rinder, 2.000.",
  "rancher.figure.theft": "Rot hat die ganze Herde im Schlepp, die Farm gehört wieder der Bank.",
  "rancher.figure.caught": "Blau hat aufgeholt: Die Herde geht heim.",

  "rancher.ruling.rolls":
    "Ein Wurf, der keine Wahl lässt, fällt von selbst, wenn der Tisch das nicht abgestellt hat.",
  "rancher.ruling.landing":
    "Ein Halt bietet eine Sache, dann ist der Zug vorbei. Auf jedem Feld werden erst Herden zurückgenommen, dann wird gezüchtet.",
  "rancher.ruling.later":
    "Rinder kauft man für eine Farm nicht nach. Ihre Herde wächst nur durch Zucht.",
  "rancher.ruling.breeding":
    "Einmal je Umlauf und Farm, auf dem ersten ihrer orangefarbenen Felder, ab dem Umlauf nach dem Kauf. Eine Farm, an der die Abkürzung vorbeiführt, bekommt in dem Umlauf nichts.",
  "rancher.ruling.driving":
    "Mit einer Herde im Schlepp darfst du weiter Farmen kaufen, mehr Herden mitnehmen und stehlen. Du bleibst auf dem Weg.",
  "rancher.ruling.catching":
    "Es geschieht von selbst und nur im Zug des Bestohlenen: am Anfang, unterwegs oder am Ende. Züge des Diebs lösen es nie aus.",
  "rancher.ruling.stolen":
    "Nur wem eine Herde gestohlen wurde, kann sie zurücknehmen. Verkaufte Rinder sind weg, und keine Strafe ist fällig.",
  "rancher.ruling.forty":
    "Gestohlene Rinder zählen bis zum Verkauf zu den vierzig des Bestohlenen.",
  "rancher.ruling.clock":
    "Nach der Uhr ist die Runde, die bei Ablauf der Zeit läuft, die letzte. Sie wird zu Ende gespielt.",
};
