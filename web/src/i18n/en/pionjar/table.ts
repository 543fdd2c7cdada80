/** English: Pionjär. */
export const table = {
  "pionjar.property":
    "{property, select, green_valley {Green Valley} buffalo_head {Buffalo Head} high_falls {High Falls} great_lakes {Great Lakes} golden_mountains {Golden Mountains} silent_forest {Silent Forest} other {{property}}}",
  "pionjar.goods":
    "{goods, select, buffalo {buffalo} fish {fish} gold {gold} harvest {harvest} timber {timber} other {{goods}}}",
  "pionjar.trail": "{trail, select, hunting {Hunting trail} other {Fishing trail}}",
  "pionjar.board.road": "The road",
  "pionjar.board.west": "west, 1857 →",
  "pionjar.board.missouri": "Missouri",
  "pionjar.board.coast": "East coast",
  "pionjar.board.red": "5 more steps",
  "pionjar.board.black": "skip a turn",
  "pionjar.board.city": "Pioneer City",
  "pionjar.board.prison": "Prison",
  "pionjar.board.panels": "Part of the board",
  "pionjar.board.panel":
    "{panel, select, road {The road} territory {The territory} auction {The auction} other {The saloon}}",
  "pionjar.die": "a {face}",
  "pionjar.receipt": "Sale: {goods}",
  "pionjar.receipt.how":
    "{n, plural, one {# card} other {# cards}}, {goods}{change, select, trapper {{percent, plural, =0 {: the trapper pays a sheriff in full} other {: the trapper pays half}}} more {, +{percent}% by proclamation} less {, −{percent}% by proclamation} other {}}",
  "pionjar.scene.on_bar": "On the bar: {amount}",
  "pionjar.scene.bidders": "Bidders",
  "pionjar.scene.lots": "Lots",
  "pionjar.scene.lot": "Lot {lot}",
  "pionjar.scene.lot_state":
    "{state, select, open {open now} to_come {to come} unsold {no bid} other {gone}}",
  "pionjar.scene.bidder":
    "{state, select, leads {{bid}} bid {{bid}} passed {out} short {out of cash} sealed {sealed} thinks {thinking} in {still in} other {no bid}}",
  "pionjar.scene.leads": "highest",
  "pionjar.scene.wagers": "The last wagers",
  "pionjar.scene.stake": "staked {stake}",
  "pionjar.percent": "{sign, select, less {{percent}%} other {+{percent}%}}",
  "pionjar.bar.road": "{claims, plural, =0 {on the road} one {# claim made} other {# claims made}}",
  "pionjar.strip.seats": "Pioneers",
  "pionjar.strip.road": "On the road",
  "pionjar.strip.land": "{property} · {owner, select, yes {owner} other {squatter}}",
  "pionjar.strip.sheriff": "Sheriff",
  "pionjar.strip.lease": "Saloon lease",
  "pionjar.strip.post": "Trading post",
  "pionjar.strip.prison": "In prison",
  "pionjar.strip.open": "{name}: land and goods",
  "pionjar.strip.sealed": "Bid sealed",
  "pionjar.strip.passed": "Passed",
  "pionjar.strip.skips": "Skips the next turn",
  "pionjar.beside": "Beside the board",
  "pionjar.ledger.title": "Land and goods",
  "pionjar.ledger.ahead": "The next months",
  "pionjar.ledger.room": "{count} of {room}",
  "pionjar.ledger.saloon": "{amount} in the saloon",
  "pionjar.ledger.raider": "{trail}: a raider on circle {circle}.",
  "pionjar.ledger.almanac": "Steps by month",
  "pionjar.ledger.prices": "Prices {year}",
  "pionjar.ledger.price_row": "{goods}: {least} to {most} in {year}",
  "pionjar.ledger.year_before": "The year before",
  "pionjar.ledger.year_after": "The year after",
  "pionjar.ledger.redeem": "The land costs {redemption} after the first lap, {full} later.",
  "pionjar.sheet.moment": "One moment.",
  "pionjar.sheet.decline":
    "{ask, select, bid {Pass} depart {Stay out} equip {Buy nothing} whole_visit {Ride on, buy nothing} wager {Walk out} other {Ride on}}",
  "pionjar.sheet.ride": "Ride {steps}",
  "pionjar.sheet.do":
    "{action, select, move {Roll the die} enter_trail {Take the trails} take_lease {Take the lease} take_stagecoach {Take the coach} equip {Equip the claim} visit {Shop in the city} place_raider {Place the raider} pass_bid {Pass} ride_on {Ride on} other {Go on}}",
  "pionjar.sheet.ride_detail":
    "{month}: {steps} {kind, select, sell_harvest {to the harvest sale} sell_timber {to the timber sale} sell_spoils {to the sale of {goods}} trapper {to the fur trapper} post {to a post office} telegram {to a telegraph} saloon {to a saloon} city {to Pioneer City} other {to open prairie}}.",
  "pionjar.ride.steps": "{month}: {steps, plural, one {# step} other {# steps}}",
  "pionjar.ride.kind":
    "{kind, select, sell_harvest {Sell harvest} sell_timber {Sell timber} sell_spoils {Sell {goods}} trapper {Fur trapper} post {Post} telegram {Telegraph} saloon {Saloon} city {The city} other {Prairie}}",
  "pionjar.ride.plays":
    "{automatic, select, yes {They play themselves, unless there is a choice.} other {You ride when it is your turn.}}",
  "pionjar.months.title": "Months in prison",
  "pionjar.months.replay": "Replay the arrest",
  "pionjar.months.state":
    "{state, select, arrested {arrested} inside {inside} other {{steps, plural, =0 {out} other {out: # steps}}}}",
  "pionjar.sheet.sale_ahead":
    "{n, plural, =0 {You hold none to sell there.} one {Your card must be sold there, for {amount}.} other {Your # cards must be sold there, for {amount}.}}",
  "pionjar.sheet.lease_detail":
    "It costs {price}; {saloon} lie in the saloon, and are yours at the year’s end.",
  "pionjar.sheet.lands":
    "{kind, select, plain {you would land on a plain dot} black {you would land on a black dot: skip a turn} red {you would land on a red dot: 5 more} missouri {you would stop in Missouri} claim {you would make the claim} buffalo {you would find a buffalo} fish {you would find fish} gold {you would find gold} raider {to a raider’s place} exit {back to the ring} other {to an empty circle}}",
  "pionjar.sheet.worth": "worth {worth}",
  "pionjar.sheet.fields":
    "{farmland, plural, one {# field} other {# fields}}, {forest, plural, one {# forest} other {# forests}}",
  "pionjar.reckoning.squatter":
    "{who, select, you {You} other {{name}}} never bought {property}: squatters count no land.",
  "pionjar.sheet.raider":
    "{raider, select, met {the raider takes everything} other {past the raider: half the haul’s value}}",
  "pionjar.sheet.circle": "Circle {circle}",
  "pionjar.sheet.way_before": "The one before",
  "pionjar.sheet.way_next": "The next one",
  "pionjar.sheet.take":
    "{ask, select, branch {Take the road to {way}} trail {{way}} other {Place it: {way}}}",
  "pionjar.sheet.less": "Less",
  "pionjar.sheet.more": "More",
  "pionjar.sheet.amount":
    "{ask, select, bid {Bid {amount}} seal {Seal a bid of {amount}} other {Stake {amount}}}",
  "pionjar.sheet.stake": "Stake {stake} and roll",
  "pionjar.sheet.bid_title": "Auction: {goods}, lot {lot} of {lots}",
  "pionjar.sheet.no_bid": "No bid yet.",
  "pionjar.sheet.highest": "{who, select, you {You lead} other {{name} leads}} with {bid}.",
  "pionjar.sheet.outcome":
    "{die, select, one {stake back} two {2 × stake} six {6 × stake} other {to the saloon}}",
  "pionjar.sheet.bar_pays":
    "{full, select, yes {The bar can pay a six in full, up to a stake of {most}.} other {The bar cannot pay a six in full: it holds {saloon}.}}",
  "pionjar.sheet.all": "All {amount}",
  "pionjar.sheet.odds": "What the die makes of it",
  "pionjar.sheet.exact": "Amount",
  "pionjar.sheet.limits": "From {min} to {max}{step, plural, =1 {} other {, in steps of {step}}}.",
  "pionjar.sheet.bent":
    "{why, select, low {{typed} is too little, {min} is the least} high {{typed} is too much, {max} is the most} none {{typed} is no amount} other {{step, plural, =1 {{typed} is no whole sum} other {{typed} falls between the steps of {step}}}}}: it is {amount}.",
  "pionjar.sheet.lot_worth":
    "{n, plural, one {The one card you have not seen is worth {average}} other {The # cards you have not seen: {least} to {most}, on average {average}}}.{owned, select, yes { {who, select, you {You get} other {{name} gets}} the money.} other {}}",
  "pionjar.sheet.sealed_bids": "All bids are opened together.",
  "pionjar.sheet.agreed": "{ask, select, visit {All in one go:} other {Ready to buy:}}",
  "pionjar.sheet.bill":
    "{what, select, land {The land} harvest {{n, plural, one {# harvest card} other {# harvest cards}}} timber {{n, plural, one {# timber card} other {# timber cards}}} trading_post {The trading post} other {Then the trails}}",
  "pionjar.sheet.bill_empty": "Nothing is bought.",
  "pionjar.sheet.field":
    "{field, select, land {Buy the land?} harvest {How many harvest cards?} timber {How many timber cards?} trading_post {Buy the trading post?} other {Take the trails from here?}}",
  "pionjar.sheet.field_detail":
    "{field, select, land {It costs {land}. } trading_post {It costs {post} and earns from auctions. } harvest {{card} each, for the next harvest sale. } timber {{card} each, for the next timber sale. } trail {There the die leads to buffalo, fish and gold. } other {}}You would have {cash}.",
  "pionjar.sheet.cards":
    "{n, plural, =0 {no {goods, select, harvest {harvest} other {timber}} cards} one {# {goods, select, harvest {harvest} other {timber}} card} other {# {goods, select, harvest {harvest} other {timber}} cards}}",
  "pionjar.sheet.next": "Next",
  "pionjar.sheet.answer":
    "{value, select, yes {{field, select, trail {Take the trails} other {Buy}}} other {{field, select, trail {Ride on} other {Not now}}}}",
  "pionjar.sheet.confirm": "{ask, select, visit {Do all this} other {Buy}}",
  "pionjar.standing":
    "{what, select, prison {{who, select, you {You are} other {{name} is}} in prison until {month}: no sales, no visits, but bids in auctions.} skips {{who, select, you {You skip} other {{name} skips}} the next turn: the road is washed out.} bid {{who, select, you {Your bid} other {{name}’s bid}} of {amount} is sealed.} other {{who, select, you {You make} other {{name} makes}} no bid.}}",
  "pionjar.log.month": "{month}.",
  "pionjar.log.first": "{who, select, you {You move} other {{name} moves}} first.",
  "pionjar.log.rolled":
    "{who, select, you {You} other {{name}}} {who, select, you {roll} other {rolls}} {value}{why, select, order_rolled { for the first turn} rolled {} saloon_rolled { in the saloon{stake, select, back {: the stake comes back} lost {: the stake is lost} other {}}} other { for the saloon’s money}}.",
  "pionjar.log.skipped":
    "{who, select, you {You} other {{name}}} {who, select, you {skip a turn} other {skips a turn}}: {why, select, prison {prison} other {the road is washed out}}.",
  "pionjar.log.lapsed": "A new year: prices are as printed again.",
  "pionjar.log.paid":
    "{who, select, you {You} other {{name}}} {gets, select, yes {{who, select, you {get} other {gets}}} other {{who, select, you {pay} other {pays}}}} {amount}: {reason, select, inheritance {an inheritance} freight_bill {a freight bill} grain_prize {a grain prize} sawmill_order {a sawmill order} winnings {winnings in the saloon} lease_end {the lease’s end} surrendered {for the surrendered haul} other {the saloon’s money}}.",
  "pionjar.log.january": "The bank puts {amount} into the saloon.",
  "pionjar.log.ended":
    "The last month is over. {n, plural, one {{who, select, you {You win} other {{name} wins}}} other {{names} share the win}} with {capital}.",
  "pionjar.log.property":
    "{who, select, you {You} other {{name}}} {what, select, claimed {{who, select, you {claim} other {claims}}} other {{who, select, you {head} other {heads}} for}} {property}.",
  "pionjar.log.simple":
    "{who, select, you {You} other {{name}}} {what, select, washed_out {{who, select, you {hit} other {hits}} a black dot: the next turn falls away} road_was_good {{who, select, you {find} other {finds}} the road good: five more steps} trail_entered {{who, select, you {take} other {takes}} the trails} trail_left {{who, select, you {come} other {comes}} out of the trail, back on the ring} released {{who, select, you {are} other {is}} out of prison} stagecoach_taken {{who, select, you {take} other {takes}} the coach to Pioneer City} sheriff_appointed {{who, select, you {are} other {is}} sheriff now} star_returned {{who, select, you {hand} other {hands}} the star back} lease_taken {{who, select, you {take} other {takes}} the saloon’s lease} lease_ended {{who, select, you {lose} other {loses}} the lease, the year is over} trading_post_bought {{who, select, you {buy} other {buys}} the trading post} other {{who, select, you {pass} other {passes}}}}.",
  "pionjar.log.turned_back":
    "{who, select, you {You are} other {{name} is}} too late for {property}: {first, select, you {you were} other {{rival} was}} there first. Back to Missouri.",
  "pionjar.log.rode":
    "{who, select, you {You} other {{name}}} {who, select, you {ride} other {rides}} {steps, plural, one {# step} other {# steps}} {kind, select, sell_harvest {to the harvest sale} sell_timber {to the timber sale} sell_spoils {to the sale of {goods}} trapper {to the fur trapper} post {to a post office} telegram {to a telegraph} saloon {to a saloon} city {to Pioneer City} other {to open prairie}}.",
  "pionjar.log.trail":
    "{who, select, you {You} other {{name}}} {who, select, you {take} other {takes}} the {trail}.",
  "pionjar.log.arrested":
    "{who, select, you {You} other {{name}}} {who, select, you {are} other {is}} arrested, out again in {month}.",
  "pionjar.log.lap":
    "{who, select, you {You} other {{name}}} {who, select, you {reach} other {reaches}} Pioneer City, lap {lap}.",
  "pionjar.log.land":
    "{who, select, you {You} other {{name}}} {who, select, you {buy} other {buys}} {property} for {price}.",
  "pionjar.log.equipped":
    "{who, select, you {You} other {{name}}} {who, select, you {buy} other {buys}} {harvest, plural, =0 {} one {# harvest card} other {# harvest cards}}{both, select, yes { and } other {}}{timber, plural, =0 {} one {# timber card} other {# timber cards}}.",
  "pionjar.log.crops":
    "{who, select, you {You} other {{name}}} {who, select, you {sell} other {sells}} {cards} × {goods} at {price}.",
  "pionjar.log.spoils":
    "{who, select, you {You} other {{name}}} {who, select, you {sell} other {sells}} {n} × {goods} ({values}) for {amount}.",
  "pionjar.log.found":
    "{who, select, you {You} other {{name}}} {who, select, you {find} other {finds}} {goods, select, buffalo {a buffalo} fish {fish} other {gold}}{known, select, yes { worth {value}} other {}}.",
  "pionjar.log.haul":
    "{who, select, you {You} other {{name}}} {lost, select, yes {{who, select, you {lose} other {loses}} the haul to raiders} other {{who, select, you {give} other {gives}} the haul up to raiders for half its value}}.",
  "pionjar.log.wagered":
    "{who, select, you {You} other {{name}}} {who, select, you {stake} other {stakes}} {stake} in the saloon.",
  "pionjar.card":
    "{card, select, arrested {arrested} sheriff {sheriff’s star} saloon_lease {saloon lease} inheritance {inheritance} freight_bill {freight bill} grain_prize {grain prize} sawmill_order {sawmill order} locusts {locusts} forest_fire {forest fire} stagecoach_ticket {stagecoach ticket} buffalo_auction {buffalo auction} gold_auction {gold auction} harvest_rise {harvest is dear} timber_rise {timber is dear} glut {a glut} buffalo_rise {buffalo is dear} fish_fall {fish is cheap} gold_rise {gold is dear} hunting_raiders {raiders on the hunting trail} fishing_raiders {raiders on the fishing trail} cavalry {cavalry} other {{card}}}",
  "pionjar.log.drawn":
    "{who, select, you {You} other {{name}}} {who, select, you {draw} other {draws}} a {stack, select, post {letter} other {telegram}}: {card}.",
  "pionjar.log.card_lost":
    "{who, select, you {You} other {{name}}} {who, select, you {lose} other {loses}} a card: {goods}.",
  "pionjar.log.price":
    "To the year’s end {goods} brings {percent}% {sign, select, less {less} other {more}}.",
  "pionjar.log.raider": "A raider stands on the {trail}.",
  "pionjar.log.cavalry": "The cavalry drives the raiders off.",
  "pionjar.log.auction": "Auction: {goods}, {lots, plural, one {# lot} other {# lots}}.",
  "pionjar.log.bid":
    "{who, select, you {You} other {{name}}} {who, select, you {bid} other {bids}} {amount}.",
  "pionjar.log.sealed":
    "{who, select, you {You} other {{name}}} {amount, plural, =0 {{who, select, you {make} other {makes}} no bid} other {{who, select, you {seal} other {seals}} a bid of {amount}}}.",
  "pionjar.log.opened": "The bids: {bids}.",
  "pionjar.log.lot":
    "{who, select, you {You} other {{name}}} {who, select, you {win} other {wins}} {goods, select, buffalo {a buffalo} fish {fish} other {gold}} for {price}{known, select, yes {, worth {value}} other {}}.",
  "pionjar.log.unsold": "Nobody bids; the card goes back.",
  "pionjar.reckoning": "Capital",
  "pionjar.reckoning.pioneer": "Pioneer",
  "pionjar.part":
    "{part, select, land {Land} buffalo {Buffalo} fish {Fish} gold {Gold} cash {Cash} other {Capital}}",
  "pionjar.done.branch": "take the road to {property}",
  "pionjar.change.month": "Month",
  "pionjar.change.turn": "Turn",
  "pionjar.change.saloon": "Saloon",
  "pionjar.change.place": "{name}: place",
  "pionjar.change.cash": "{name}: cash",
  "pionjar.place":
    "{where, select, road {the road, dot {at}} trailhead {the trailhead} hunting {the hunting trail, circle {at}} fishing {the fishing trail, circle {at}} prison {in prison} sell_harvest {a harvest sale, square {at}} sell_timber {a timber sale, square {at}} sell_spoils {a sale of {goods}, square {at}} trapper {the fur trapper, square {at}} post {a post office, square {at}} telegram {a telegraph, square {at}} saloon {a saloon, square {at}} city {Pioneer City} other {the prairie, square {at}}}",
  "pionjar.new.last_year": "Plays to December",
  "pionjar.new.automatic": "Moves without a choice play themselves",
  "pionjar.new.saloon": "Wager anywhere",
  "pionjar.new.saloon_detail": "Once a turn, wherever the piece is. Unrated.",
  "pionjar.tick.claim": "claim",
  "pionjar.tick.land": "land",
  "pionjar.tick.auction": "auction",
  "pionjar.tick.raid": "raid",
  "pionjar.tick.arrest": "arrest",
  "pionjar.counted.raids": "{n, plural, =0 {No raid.} one {One raid.} other {# raids.}}",
  "pionjar.counted.arrests": "{n, plural, =0 {No arrest.} one {One arrest.} other {# arrests.}}",
  "pionjar.counted.auctions":
    "{n, plural, =0 {No auction.} one {One auction.} other {# auctions.}}",
  "pionjar.counted.sales": "{n, plural, one {# sale.} other {# sales.}}",
} as const;
