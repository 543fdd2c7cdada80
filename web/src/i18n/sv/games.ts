/** Swedish: what lists, lobbies and news say of each game before its own part of the app has come. */
import type { games as english } from "../en/games";
import type { Same } from "../words";

export const games: Same<typeof english> = {
  "rancher.title": "Rancher",
  "rancher.tagline": "Köp gårdar, driv hjordar, stjäl några. Rikast ranchägare vinner.",
  "rancher.colophon": "Ingen chatt, inget ångra: ridet är ridet.",
  "rancher.farm.hells_gate": "Hell’s Gate",
  "rancher.farm.devils_creek": "Devil’s Creek",
  "rancher.farm.glover_leaf": "Glover Leaf",
  "rancher.farm.blue_bell_ranch": "Blue Bell Ranch",
  "rancher.farm.green_valley": "Green Valley",
  "rancher.farm.red_river": "Red River",
  "rancher.farm.three_oaks": "Three Oaks",
  "rancher.asked.roll": "Tärningen är din.",
  "rancher.asked.way": "Vägskälet. Vilken väg?",
  "rancher.asked.buy": "Du hamnade vid {farm}. Till salu.",
  "rancher.asked.drive": "Du är hemma på {farm}.",
  "rancher.asked.steal": "Du hamnade vid {farm}. Hjorden är obevakad.",

  "pionjar.title": "Pionjär",
  "pionjar.tagline": "Västerut, ta mark, lev efter almanackan. Störst förmögenhet vinner.",
  "pionjar.colophon": "Ingen chatt: almanackan har sista ordet.",
  "pionjar.months": "{months} månader",
  "pionjar.sheet.title":
    "{ask, select, move {Ditt drag.} depart {Du är i Pioneer City. Rida, eller ta stigarna?} branch {Vilken väg från Missouri?} equip {Din mark! Utrusta den?} trail {Vägskälet. Jaga eller fiska?} visit {Pioneer City har öppet.} wager {Saloonen. Satsa något?} lease {Saloonens arrende erbjuds.} ticket {En biljett med diligensen till Pioneer City.} raider {Var ska rövaren stå?} other {En vara ropas ut.}}",
  "pionjar.new.auction": "Auktioner",
  "pionjar.auction": "{auction, select, open {Öppna} other {Slutna}}",

  "rails.title": "Pioneer Rails",
  "rails.tagline": "Ett kort per drag: valören fyller handen, färgen lägger räls.",
  "rails.colophon": "Ingen chatt. Sudda hur du vill tills draget är skickat.",
  "rails.asked.pick": "Du ger. Ta ett kort.",
  "rails.asked.turn": "Ett kort, sedan räls.",
  "rails.new.sheet": "Blad",
  "rails.sheet_name":
    "{sheet, select, desert_a {Öken A} desert_b {Öken B} forest_a {Skog A} other {Skog B}}, 20 drag",
  "rails.new.variants": "Varianter",
  "rails.new.no_variants": "inga",
  "rails.variant":
    "{variant, select, advanced_hand {Hemligt sista kort} owners {Bolagsägare} other {Jokrar}}",
};
