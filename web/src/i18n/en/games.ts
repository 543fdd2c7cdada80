/** English: what lists, lobbies and news say of each game before its own part of the app has come. */
export const games = {
  "rancher.title": "Rancher",
  "rancher.tagline": "Buy farms, drive herds, steal a few. Richest rancher wins.",
  "rancher.colophon": "No chat, no undo: what is ridden is ridden.",
  "rancher.farm.hells_gate": "Hell’s Gate",
  "rancher.farm.devils_creek": "Devil’s Creek",
  "rancher.farm.glover_leaf": "Glover Leaf",
  "rancher.farm.blue_bell_ranch": "Blue Bell Ranch",
  "rancher.farm.green_valley": "Green Valley",
  "rancher.farm.red_river": "Red River",
  "rancher.farm.three_oaks": "Three Oaks",
  "rancher.asked.roll": "The die is yours.",
  "rancher.asked.way": "The fork. Which way?",
  "rancher.asked.buy": "You landed at {farm}. It is for sale.",
  "rancher.asked.drive": "You are home at {farm}.",
  "rancher.asked.steal": "You landed at {farm}. The herd is unguarded.",

  "pionjar.title": "Pionjär",
  "pionjar.tagline": "Race west, claim land, live by the almanac. Largest capital wins.",
  "pionjar.colophon": "No chat: the almanac has the last word.",
  "pionjar.months": "{months} months",
  "pionjar.sheet.title":
    "{ask, select, move {Your move.} depart {You are in Pioneer City. Ride, or take the trails?} branch {Which road from Missouri?} equip {Your claim! Equip it?} trail {The fork. Hunt or fish?} visit {Pioneer City is open.} wager {The saloon. Stake something?} lease {The saloon’s lease is on offer.} ticket {A stagecoach ticket to Pioneer City.} raider {Where shall the raider stand?} other {A lot is up.}}",
  "pionjar.new.auction": "Auctions",
  "pionjar.auction": "{auction, select, open {Open} other {Sealed}}",

  "rails.title": "Pioneer Rails",
  "rails.tagline": "A card a turn: its rank fills a hand, its suit lays track.",
  "rails.colophon": "No chat. Rub out what you like until the turn is sent.",
  "rails.asked.pick": "You deal. Take a card.",
  "rails.asked.turn": "A card, then track.",
  "rails.new.sheet": "Sheet",
  "rails.sheet_name":
    "{sheet, select, desert_a {Desert A} desert_b {Desert B} forest_a {Forest A} other {Forest B}}, 20 turns",
  "rails.new.variants": "Variants",
  "rails.new.no_variants": "none",
  "rails.variant":
    "{variant, select, advanced_hand {Secret last card} owners {Company owners} other {Jokers}}",
} as const;
