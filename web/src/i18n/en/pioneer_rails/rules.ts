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
  "rails.rules.goals_2": "A tie goes to the better hands; whoever is still level shares the win.",
  "rails.rules.variants": "Variants",
  "rails.rules.variants_1":
    "Secret last card: everybody holds a card that only its holder sees, and plays it in the fifth turn.",
  "rails.rules.variants_2":
    "Company owners: one rule a round, open for all. Jokers: two cards that count as whatever you name.",
  "rails.rules.solo": "Alone",
  "rails.rules.solo_1":
    "Goals bring no points then: each one that you reach lowers what you need by 5.",
  "rails.rules.scores_1":
    "What each building needs, and what it is worth. Of ranches, rail yards and forts the rightmost box circled counts; in a jail every filled cell scores.",
  "rails.rules.variants_3": "These are the owners; whoever is open holds for everybody.",
  "rails.ruling.turn_2":
    "The deal goes on from round to round, and a lot decides who deals first. After a turn in which nobody took a card, the same seat deals.",
  "rails.ruling.turn_3":
    "A turn is sent once, as a whole. The dealer’s card comes first, in the open; others’ sheets show how they stood after the last finished turn.",
  "rails.ruling.hands_2":
    "No rank is chosen twice. In the forest the chosen ranks count in a hand that makes nothing, too.",
  "rails.ruling.track_2":
    "A station stands in each quarter of the map, towns on corners of hexes. One line leaves each corner of a station, and its first track leads away from the station.",
  "rails.ruling.track_3":
    "No track may lead to a corner that a line already touches, except a town with room, and nothing starts from a town. An edge carries one track.",
  "rails.ruling.track_4": "You may lay fewer tracks, or none. Open ends cost nothing.",
  "rails.ruling.towns_3":
    "A switch may leave a line at any corner but a town. The branch belongs to that line and takes no corner of the station, but counts as a line of its own in a town.",
  "rails.ruling.towns_4":
    "The extra track is for the turn’s suit, and the effect goes with any one track of the turn. Another suit is declared before the first track and holds for all.",
  "rails.ruling.towns_5": "The symbol that is circled from the start is worth its point, too.",
  "rails.ruling.buildings_3":
    "All that are due wake. The order proposed has mines before banks and jails before bandits.",
  "rails.ruling.buildings_4":
    "An edge counts for the hexes on both of its sides. A building whose boxes are used up is crossed out and counts for goals, but brings nothing.",
  "rails.ruling.buildings_5":
    "Ranches are parted by whole hexes; rivers, mountains and stations belong to no side.",
  "rails.ruling.buildings_6":
    "A branch belongs to the line that it leaves; a station does not join its lines.",
  "rails.ruling.buildings_7":
    "A bandit is dealt with once, in the turn of its first track; more than two tracks catch it, too. With several jails you choose one, and its leftmost free cell is filled.",
  "rails.ruling.scores_1":
    "The numbers in the boxes of ranches, rail yards, forts and jails are those of this house.",
  "rails.ruling.goals_1": "All who reach a goal in the same turn as the first have 10 points.",
  "rails.ruling.goals_2":
    "Along mountains: on an edge of theirs. Beside, or reaching them: touching a corner; so with rivers and the map’s edge. Adjoining mountains are one range.",
  "rails.ruling.goals_3":
    "A building finished by two stations’ tracks is a bank, yard, saloon, jail, or a fort of the desert. Towns of a station are those where its own lines end.",
  "rails.ruling.goals_4":
    "At the end everybody’s points are told source by source, as the paper has them.",
  "rails.ruling.solo_1":
    "You choose from all three cards, and win with the number or more. With variants the match is not rated.",
  "rails.ruling.variants_1":
    "In the fifth turn of a secret card nothing is revealed, and nobody deals.",
  "rails.ruling.variants_2":
    "A joker is named when it is used, a secret one in the fifth turn. A second joker in one reveal goes under the deck.",
  "rails.ruling.variants_3":
    "Where banks or saloons need fewer tracks, those that have enough wake in the first turn of the round. The owner of the banks stays out of the forest.",
  "rails.ruling.variants_4":
    "The track at a fort comes first; the one more, once a turn, is of the turn’s suit and may go anywhere. Where tracks start from any station, a symbol’s track keeps to the suit.",
  "rails.ruling.variants_5":
    "An owner’s switch, bridge, tunnel or shortcut may be used beside a symbol. The forest’s ranks are added after the factor. Alone, 5 more for a goal means 10 less to reach.",
  "rails.rules.family": "{family, select, desert {Desert} other {Forest}}",
  "rails.rules.needs": "{n, plural, =0 {cut off} one {# track} other {# tracks}}",
  "rails.rules.worth":
    "{what, select, town {1 for each symbol} gold {1 for each piece} bank {up to 4 gold, times} yard {the towns of your largest network, times} saloon {a hand counts double} rank {1 for each card of a rank} track {2 for each track} bandit {an escaped one: −1} other {}}",
  "rails.rules.town": "Town",
  "rails.rules.building": "Building",
  "rails.rules.wakes_with": "Wakes with",
  "rails.rules.worth_title": "Worth",
  "rails.rules.sheet": "Sheet",
  "rails.rules.to_reach": "To reach",
} as const;
