/** German: what Rancher's board shows and reads aloud. */
import type { board as english } from "../../en/rancher/board";
import type { Same } from "../../words";

export const board: Same<typeof english> = {
  "board.rancher.name": "Spielbrett von Rancher. Die Pfeiltasten gehen den Weg entlang.",
  "board.rancher.picture": "Spielbrett von Rancher",
  "board.rancher.amount": "{amount}",
  "board.rancher.stolen": "Gestohlen",
  "board.rancher.place.start": "Startpfeil in Beefy Town",
  "board.rancher.place.town": "orangefarbenes Feld in Beefy Town",
  "board.rancher.place.farm": "orangefarbenes Feld von {farm}",
  "board.rancher.place.fork": "Gabelung, Feld {space}",
  "board.rancher.place.rejoin": "Ende der Abkürzung, Feld {space}",
  "board.rancher.place.plain": "Feld {space}",
  "board.rancher.place.shortcut": "Abkürzung, Schritt {step}",
  "board.rancher.town":
    "Beefy Town. Herden im Schlepp werden auf den vier orangefarbenen Feldern verkauft.",
  "board.rancher.farm.free":
    "{farm}, Preis {price}. Zu verkaufen, mit Platz für {capacity} Rinder.",
  "board.rancher.farm.owned":
    "{farm}, Preis {price}. Gehört {owner}: {chips} von {capacity} Rindern.",
  "board.rancher.farm.mine": "{farm}, Preis {price}. Gehört dir: {chips} von {capacity} Rindern.",
  "board.rancher.rider.other": "Reiter von {name}: {place}.",
  "board.rancher.rider.mine": "Dein Reiter: {place}.",
  "board.rancher.tow.own": "Eigene Rinder im Schlepp: {chips}.",
  "board.rancher.tow.stolen": "Rinder im Schlepp, gestohlen von {owner}: {chips}.",
  "board.rancher.tow.stolen_mine": "Deine Rinder im Schlepp, gestohlen: {chips}.",
  "board.rancher.reach": "Eine {value} führt hierher: {place}.",
  "board.rancher.reach.catches": "Das fasst {name}.",
  "board.rancher.die": "Der Würfel zeigt {value}.",
  "board.rancher.pick.roll": "Würfeln.",
  "board.rancher.pick.trail": "Auf dem Weg weiterreiten. Ziel: {place}.",
  "board.rancher.pick.shortcut": "Die Abkürzung nehmen. Ziel: {place}.",
  "board.rancher.pick.buy": "{farm} kaufen.",
  "board.rancher.pick.drive": "Die Herde von {farm} ins Schlepp nehmen.",
  "board.rancher.pick.steal": "Die Herde von {farm} stehlen.",
};
