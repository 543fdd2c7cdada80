/** English: the rules help of Pionjär. */
export const rules = {
  "pionjar.rules.lead":
    "Race along the wagon road to a claim, then work the land month by month, hunt, fish, gamble and bid.",
  "pionjar.rules.road": "The road",
  "pionjar.rules.road_1":
    "Everyone starts on the east coast and rolls the die. Sixteen dots lead to Missouri; there you choose one of six roads.",
  "pionjar.rules.road_2":
    "A black dot costs the next turn, a red one gives five more steps. Whoever reaches a property first has it; later wagons go back to Missouri.",
  "pionjar.ruling.road_1": "Where the five extra steps end counts as landing.",
  "pionjar.rules.almanac": "The almanac",
  "pionjar.rules.almanac_1":
    "The first claim starts time in January 1858. From then on each property’s own almanac says how far its holder rides in each month.",
  "pionjar.rules.almanac_2":
    "The month moves on at each turn of the first squatter, also when that turn falls away.",
  "pionjar.rules.selling": "Selling",
  "pionjar.rules.selling_1":
    "Some squares order a sale: all cards of the kinds shown must be sold, harvest and timber at the month’s price, game and gold at the value on the card.",
  "pionjar.rules.selling_2":
    "The fur trapper takes buffalo at half value, from the sheriff at all of it.",
  "pionjar.rules.city": "Pioneer City",
  "pionjar.rules.city_1":
    "Reaching or passing the city ends a lap. After the first the land must be paid for if the cash is there, else it costs twice as much later.",
  "pionjar.rules.city_2":
    "A visit offers equipment at 500 a card, the trading post, and the way to the trails.",
  "pionjar.ruling.city_1":
    "Passing the city interrupts the ride; it goes on after the visit unless you take the trails.",
  "pionjar.rules.trails": "Hunting and fishing",
  "pionjar.rules.trails_1":
    "On the trails you go by the die and draw what the circle shows. Only you see what it is worth.",
  "pionjar.rules.trails_2":
    "Ending on a raider costs the whole haul; passing one gives half its value.",
  "pionjar.rules.saloon": "Saloon, post, prison",
  "pionjar.rules.saloon_1":
    "In the saloon stake what you like: 1 returns it, 2 wins twice, 6 six times, 3 to 5 lose. You cannot win more than lies there.",
  "pionjar.rules.saloon_2":
    "Post and telegram squares draw a card: prices, auctions, raiders, a star, a lease, or two months in prison.",
  "pionjar.rules.saloon_3":
    "At the end everyone rolls once for the saloon’s money, unless somebody holds the lease.",
  "pionjar.rules.auctions": "Auctions",
  "pionjar.rules.auctions_1":
    "Cards are sold unseen to the highest bidder, openly in turn or by sealed bids, as the table chose. The money goes to the trading post’s owner.",
  "pionjar.ruling.auctions_1": "Sealed ties go to the player nearest to the auctioneer’s left.",
  "pionjar.rules.end": "The end",
  "pionjar.rules.end_1":
    "After December of the chosen year land, cards and cash are counted. The largest capital wins.",
} as const;
