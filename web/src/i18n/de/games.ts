/** German: what lists, lobbies and news say of each game before its own part of the app has come. */
import type { games as english } from "../en/games";
import type { Same } from "../words";

export const games: Same<typeof english> = {
  "rancher.title": "Rancher",
  "rancher.tagline":
    "Farmen kaufen, Herden treiben, ein paar stehlen. Wer am reichsten ist, gewinnt.",
  "rancher.colophon": "Kein Chat, kein Zurück: Geritten ist geritten.",
  "rancher.farm.hells_gate": "Hell’s Gate",
  "rancher.farm.devils_creek": "Devil’s Creek",
  "rancher.farm.glover_leaf": "Glover Leaf",
  "rancher.farm.blue_bell_ranch": "Blue Bell Ranch",
  "rancher.farm.green_valley": "Green Valley",
  "rancher.farm.red_river": "Red River",
  "rancher.farm.three_oaks": "Three Oaks",
  "rancher.asked.roll": "Der Würfel gehört dir.",
  "rancher.asked.way": "Die Gabelung. Wohin?",
  "rancher.asked.buy": "Du bist bei {farm} gelandet. Zu haben.",
  "rancher.asked.drive": "Du bist daheim: {farm}.",
  "rancher.asked.steal": "Du bist bei {farm} gelandet. Die Herde ist unbewacht.",

  "pionjar.title": "Pionjär",
  "pionjar.tagline":
    "Nach Westen, Land abstecken, nach dem Kalender leben. Das größte Vermögen gewinnt.",
  "pionjar.colophon": "Kein Chat: Der Almanach hat das letzte Wort.",
  "pionjar.months": "{months} Monate",
  "pionjar.sheet.title":
    "{ask, select, move {Du bist dran.} depart {Du bist in Pioneer City. Reiten oder auf die Pfade?} branch {Welcher Weg von Missouri?} equip {Dein Land! Ausrüsten?} trail {Die Gabelung. Jagen oder fischen?} visit {Pioneer City hat geöffnet.} wager {Der Saloon. Etwas setzen?} lease {Die Pacht des Saloons wird angeboten.} ticket {Eine Postkutschenfahrt nach Pioneer City.} raider {Wo soll der Räuber stehen?} other {Ein Stück wird versteigert.}}",
  "pionjar.new.auction": "Versteigerungen",
  "pionjar.auction": "{auction, select, open {Offen} other {Verdeckt}}",

  "rails.title": "Pioneer Rails",
  "rails.tagline": "Eine Karte je Zug: Ihr Wert füllt das Blatt, ihre Farbe legt Gleise.",
  "rails.colophon": "Kein Chat. Radiere, was du willst, bis der Zug abgeschickt ist.",
  "rails.asked.pick": "Du gibst. Nimm eine Karte.",
  "rails.asked.turn": "Eine Karte, dann Gleise.",
  "rails.new.sheet": "Plan",
  "rails.sheet_name":
    "{sheet, select, desert_a {Wüste A} desert_b {Wüste B} forest_a {Wald A} other {Wald B}}, 20 Züge",
  "rails.new.variants": "Varianten",
  "rails.new.no_variants": "keine",
  "rails.variant":
    "{variant, select, advanced_hand {Geheime letzte Karte} owners {Firmeninhaber} other {Joker}}",
};
