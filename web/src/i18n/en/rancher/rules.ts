/** English: the rules' pictures and house rulings. */
export const rules = {
  "rancher.rules.breeding": "Breeding",

  "rancher.figure.fork": "At the fork with a four: along the trail, or up the shortcut.",
  "rancher.figure.buying": "Glover Leaf with three cattle: 4,400 + 3 × 500 = 5,900.",
  "rancher.figure.lap_1": "Bought with 3",
  "rancher.figure.lap_2": "A lap later: 6",
  "rancher.figure.lap_3": "Another: full at 8",
  "rancher.figure.selling": "Exactly on an orange space of town: four cattle, 2,000.",
  "rancher.figure.theft": "Red has the whole herd in tow; the farm is the bank’s again.",
  "rancher.figure.caught": "Blue has caught up: the herd goes home.",

  "rancher.ruling.rolls":
    "A roll that leaves no choice happens by itself, unless the table turned that off.",
  "rancher.ruling.landing":
    "A landing offers one thing, then the turn is over. On each space herds are taken back first, then the herd breeds.",
  "rancher.ruling.later":
    "No cattle are bought for a farm later on. Its herd grows by breeding alone.",
  "rancher.ruling.breeding":
    "Once a lap per farm, at the first of its orange spaces you touch, from the lap after the purchase on. A farm that the shortcut skips gets nothing that lap.",
  "rancher.ruling.driving":
    "With a herd in tow you may still buy farms, take more herds in tow, and steal. You keep to the trail.",
  "rancher.ruling.catching":
    "It happens by itself, in the victim’s own move alone: at its start, on the way or at its end. The thief’s moves never bring it about.",
  "rancher.ruling.stolen":
    "Only the one it was stolen from can take a herd back. Sold cattle are gone, and no fine is due.",
  "rancher.ruling.forty":
    "Stolen cattle count among the forty of the one they were stolen from until they are sold.",
  "rancher.ruling.clock":
    "By the clock, the round that is under way when time runs out is the last, and it is played to its end.",
} as const;
