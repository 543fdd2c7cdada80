/** English: the rules help of Pioneer Rails. */
export const rules = {
  "rails.rules.lead":
    "One card a turn does two jobs: its rank fills a poker hand, its suit says from which station you lay track.",
  "rails.rules.turn": "A turn",
  "rails.rules.turn_1":
    "Three cards lie open. The dealer takes one of them; everybody else uses one of the other two, several may use the same.",
  "rails.rules.turn_2":
    "Everyone plans at the same time: the card, up to three tracks for its suit, and the order in which buildings wake. Nobody sees the others’ turns before all have sent theirs.",
  "rails.rules.turn_3": "Four rounds of five turns, then the highest total wins.",
  "rails.ruling.turn_1":
    "With five players and more nobody deals: one of the three cards is put aside by lot.",
  "rails.rules.hands": "The hand",
  "rails.rules.hands_1":
    "The card’s rank goes into the round’s hand. After five turns it scores: pair 1, two pair 2, three of a kind 3, full house 4, straight 5, four of a kind 6.",
  "rails.rules.hands_2":
    "In the desert a saloon doubles a round’s hand. In the forest it gives a point for every card of a rank that you choose, from this round on.",
  "rails.ruling.hands_1": "Five of a kind counts as four of a kind.",
  "rails.rules.track": "Track",
  "rails.rules.track_1":
    "Track starts at a corner of the suit’s station or goes on from the end of one of its lines, along the edges of the hexes.",
  "rails.rules.track_2":
    "A line ends in a town. Lines do not touch anywhere else, and three lines at most meet in a town.",
  "rails.rules.track_3":
    "No track between two mountains or two rivers, nor on a station’s own edges.",
  "rails.ruling.track_1":
    "The map’s rim may be used, and an edge between a mountain and a river too.",
  "rails.rules.towns": "Towns and their symbols",
  "rails.rules.towns_1":
    "Each town that you reach circles a symbol: a point at the end. One is circled from the start.",
  "rails.rules.towns_2":
    "Cross out a symbol for a fourth track and, if you like, an effect: a bridge between rivers, a tunnel between mountains, a shortcut across empty land, a switch that branches off a line, or another suit for the whole turn.",
  "rails.ruling.towns_1": "One symbol a turn, and not one that was circled in the same turn.",
  "rails.ruling.towns_2": "A shortcut touches no edge: it wakes no building and parts no ranches.",
  "rails.rules.buildings": "Buildings",
  "rails.rules.buildings_1":
    "A building wakes once enough of its edges hold track, whoever’s station it comes from: the ring around its number fills. Several may wake in one turn, in an order of your choice.",
  "rails.rules.buildings_2":
    "A ranch wakes when track, rivers, mountains, stations and the map’s edge cut it off from all other ranches.",
  "rails.rules.buildings_3":
    "Rail yards multiply the towns on your largest network, which may lead from line to line through towns.",
  "rails.rules.buildings_4":
    "Desert: a mine gives one gold, a bank takes up to four and multiplies them, forts score more the more you have.",
  "rails.rules.buildings_5":
    "Forest: two tracks in one turn catch a bandit if a jail of yours has a free cell; with one it escapes and costs a point. Track beside forts scores 2 each.",
  "rails.ruling.buildings_1": "Parting the last two ranches wakes both.",
  "rails.ruling.buildings_2": "A bank that takes no gold is used up all the same.",
  "rails.rules.goals": "Goals and the end",
  "rails.rules.goals_1":
    "Three goals are in play, looked at after every turn: 10 points for all who are first, 5 for whoever comes later.",
  "rails.rules.goals_2":
    "A tie goes to the better hands. Alone you play against a number, which every goal lowers by 5.",
  "rails.rules.variants": "Variants",
  "rails.rules.variants_1":
    "Secret last card: everybody holds a card that only its holder sees, and plays it in the fifth turn.",
  "rails.rules.variants_2":
    "Company owners: one rule a round, open for all. Jokers: two cards that count as whatever you name.",
} as const;
