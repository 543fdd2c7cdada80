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
  "pionjar.rules.road_0":
    "Everyone has a wagon and 5,000; another 10,000 lie in the saloon. One roll each decides who goes first, the others follow in the order of seats.",
  "pionjar.ruling.road_2":
    "The way is chosen after the roll, also within the five steps of a red dot; on the trailhead likewise. Where one way is left nobody is asked. A wagon sent back to Missouri need not skip a turn any more.",
  "pionjar.rules.almanac_3":
    "The ride goes clockwise round the squares. A square counts where a ride ends; the saloons and Pioneer City count when passed as well.",
  "pionjar.ruling.almanac_1":
    "When January comes, changed prices lapse, the lease pays, the bank adds its 10,000 to the saloon, and then the first squatter rides. January 1858 lasts two rounds.",
  "pionjar.ruling.almanac_2":
    "A turn without a choice plays itself, unless the table wants every move pressed. A replay stops at each of them.",
  "pionjar.rules.selling_3":
    "Telegrams make goods dearer or cheaper. The price board shows it, and the fur trapper takes no notice.",
  "pionjar.ruling.selling_1":
    "Such a price holds to the end of December, on sale squares alone. A newer one for the same goods takes its place.",
  "pionjar.rules.city_3":
    "Green Valley and Buffalo Head have three fields and a stand of forest, for 6,000. High Falls and Great Lakes have two of each, for 5,000. Golden Mountains and Silent Forest have one field and three stands, for 4,000. At the end owned land counts two and a half times that.",
  "pionjar.rules.trails_3":
    "A buffalo is worth 1,000 to 3,000, fish 500 to 1,500, gold 2,000 to 10,000. Cards that are sold, lost or given up do not come back.",
  "pionjar.ruling.trails_1":
    "At the exit the move ends, whatever is left of the roll, and that square of the ring is played.",
  "pionjar.ruling.trails_2":
    "One raider at most stands on a trail. Whoever draws it chooses one of two circles, and it stays until the cavalry comes. A piece that is there already comes to no harm, and leaving is not passing.",
  "pionjar.rules.saloon_4":
    "Lost stakes stay in the saloon, and from 1859 on the bank adds 10,000 every January. Whoever holds the year’s lease gets all that lies there when December is over.",
  "pionjar.ruling.saloon_1":
    "Nobody wagers while the saloon or one’s purse is empty, nor does the leaseholder. At a table with wagers anywhere they come after the move, never from prison.",
  "pionjar.ruling.saloon_2":
    "What a card demands is paid as far as the cash goes. Nobody ever has less than nothing.",
  "pionjar.ruling.end_1":
    "Whoever is still on the road or in prison joins the last roll; an empty saloon is not rolled for. Harvest and timber cards, trading post, lease and star count nothing.",
} as const;
