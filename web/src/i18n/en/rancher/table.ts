/** English: Rancher. `who` and `other` select "you" or the person's name. */
export const table = {
  "rancher.place.town": "Beefy Town",
  "rancher.place.trail": "the open trail",

  "rancher.cattle": "{n, plural, one {# head} other {# cattle}}",
  "rancher.strip.tow": "Cattle in tow:",

  "rancher.sheet.reach": "Where each value lands",
  "rancher.sheet.reach_value":
    "{value} lands on {lands}{catches, select, yes { and catches a thief} other {}}.",
  "rancher.sheet.roll": "Roll the die",
  "rancher.sheet.roll_catches":
    "Roll · {exact, select, all {any value} exact {{least}} other {{least} or more}} catches {name}",
  "rancher.sheet.roll_title": "{who, select, you {Your turn.} other {{name}’s turn.}}",
  "rancher.sheet.roll_farm":
    "{who, select, you {Your turn.} other {{name}’s turn.}} {values} lands on {farm}.",
  "rancher.sheet.roll_chase":
    "Catch or pass {thief} for {who, select, you {your} other {{name}’s}} herd and 5,000.",
  "rancher.sheet.roll_town":
    "{who, select, you {Your turn.} other {{name}’s turn.}} {values} lands in Beefy Town.",
  "rancher.sheet.way_title":
    "{who, select, you {You are} other {{name} is}} at the fork. Which way?",
  "rancher.sheet.way_detail": "The shortcut is shorter, but passes fewer farms.",
  "rancher.sheet.trail": "The trail",
  "rancher.sheet.shortcut": "The shortcut",
  "rancher.sheet.way_ends": "to {place}",
  "rancher.sheet.buy_title":
    "{who, select, you {You} other {{name}}} landed at {farm}. It is for sale.",
  "rancher.sheet.buy": "Buy with {n, plural, one {# head} other {# cattle}} · {price}",
  "rancher.sheet.sum": "{price} + {cattle} × {each}",
  "rancher.sheet.leaves": "leaves {who, select, you {you} other {{name}}} {cash}",
  "rancher.sheet.less": "Fewer cattle",
  "rancher.sheet.more": "More cattle",
  "rancher.sheet.drive_title":
    "{who, select, you {Drive your herd} other {{name}: drive the herd}} at {farm}?",
  "rancher.sheet.drive": "Drive {n, plural, one {# head} other {# cattle}}",
  "rancher.sheet.drive_all": "Drive all {n}, sell the farm",
  "rancher.sheet.stay":
    "{n, plural, =0 {none stays at {farm}} one {# stays at {farm}} other {# stay at {farm}}}",
  "rancher.sheet.sells": "the bank buys the farm back",
  "rancher.sheet.steal_title":
    "{who, select, you {You} other {{name}}} landed at {farm}, which is {victim_who, select, you {yours} other {{victim}’s}}.",
  "rancher.sheet.steal_detail":
    "The bank pays {victim_who, select, you {you} other {{victim}}} {compensation}. Caught before town, the herd goes back with a fine of 5,000.",
  "rancher.sheet.steal": "Steal {n, plural, one {# head} other {# cattle}}",
  "rancher.sheet.ride_on": "Ride on",

  "rancher.log.order": "{who, select, you {You} other {{name}}} rolled {value} for the first turn.",
  "rancher.log.first": "{who, select, you {You ride} other {{name} rides}} first.",
  "rancher.log.rolled":
    "{who, select, you {You} other {{name}}} rolled {value}{landed, select, farm { and landed at {farm}} town { and stopped in Beefy Town} fork { and came to the fork} start { and stopped at the arrow} other {}}.",
  "rancher.log.trail":
    "{who, select, you {You} other {{name}}} stayed on the trail{landed, select, farm { and landed at {farm}} other {}}.",
  "rancher.log.shortcut":
    "{who, select, you {You} other {{name}}} took the shortcut past Fort Laramie{landed, select, farm { and landed at {farm}} other {}}.",
  "rancher.log.rode_on": "{who, select, you {You} other {{name}}} rode on.",
  "rancher.log.bought":
    "{who, select, you {You} other {{name}}} bought {farm} with {chips, plural, one {# head} other {# cattle}} for {price}.",
  "rancher.log.doubled":
    "{who, select, you {Your} other {{name}’s}} herd at {farm} doubled, {before} to {after}.",
  "rancher.log.grew":
    "{who, select, you {Your} other {{name}’s}} herd at {farm} grew {before} to {after}: {limit, select, pasture {the pasture is full} other {there are no more cattle of that brand}}.",
  "rancher.log.stayed":
    "{who, select, you {Your} other {{name}’s}} herd at {farm} stayed at {after}: {limit, select, pasture {the pasture is full} other {there are no more cattle of that brand}}.",
  "rancher.log.driven":
    "{who, select, you {You} other {{name}}} took {chips, plural, one {# head} other {# cattle}} of {farm} in tow.",
  "rancher.log.returned":
    "{who, select, you {You} other {{name}}} gave {farm} back to the bank for {price}.",
  "rancher.log.stolen":
    "{who, select, you {You} other {{name}}} stole {other, select, you {your} other {{other_name}’s}} {chips, plural, one {one head of cattle} other {# cattle}} at {farm}. The bank paid {other, select, you {you} other {{other_name}}} {price} for the farm.",
  "rancher.log.sold":
    "{who, select, you {You} other {{name}}} sold {chips, plural, one {# head} other {# cattle}} in Beefy Town for {price}.",
  "rancher.log.recovered":
    "{who, select, you {You} other {{name}}} caught {other, select, you {you} other {{other_name}}} and took back {chips, plural, one {# head} other {# cattle}} of {farm}.",
  "rancher.log.fined":
    "{who, select, you {You} other {{name}}} paid {other, select, you {you} other {{other_name}}} a fine of {amount}.",
  "rancher.log.debt_paid":
    "{who, select, you {You} other {{name}}} paid {other, select, you {you} other {{other_name}}} {amount} of a debt.",
  "rancher.log.owes":
    "{who, select, you {You owe} other {{name} owes}} {other, select, you {you} other {{other_name}}} {amount} more.",

  "rancher.reckoning.caption": "Final wealth",
  "rancher.reckoning.rider": "Rider",
  "rancher.reckoning.farms": "Farms",
  "rancher.reckoning.cash": "Cash",
  "rancher.reckoning.cattle": "Cattle",
  "rancher.reckoning.debts": "Debts",
  "rancher.reckoning.wealth": "Wealth",

  "rancher.rules.lead":
    "Two to four ranchers start with 15,000 at the arrow in Beefy Town. Whoever is worth most after the last round wins.",
  "rancher.rules.turn": "A turn",
  "rancher.rules.start":
    "You start in Beefy Town with 15,000 marks. The highest roll rides first, the others follow clockwise.",
  "rancher.rules.turn_1": "The die says how far you ride, always clockwise.",
  "rancher.rules.turn_2":
    "An orange space offers something: a farm to buy, your own herd to drive, somebody’s herd to steal, a market in town.",
  "rancher.rules.turn_3":
    "At the fork a rider without a herd may take the shortcut past Fort Laramie.",
  "rancher.rules.farm": "Buying",
  "rancher.rules.farm_1":
    "Buy a farm that nobody owns, with at least one head of cattle at 500 each. You cannot add cattle later.",
  "rancher.rules.farm_2":
    "Once a lap, when you pass your farm, the herd there doubles, up to the room on the pasture.",
  "rancher.rules.farm_4":
    "What each farm costs, and how many cattle it has room for, is in the list at the end.",
  "rancher.rules.farm_3": "Nobody owns more than five farms or forty cattle.",
  "rancher.rules.drive": "Driving and selling",
  "rancher.rules.drive_1": "On your own orange space you may take some or all of the herd in tow.",
  "rancher.rules.drive_2": "Taking all of it sells the farm back to the bank for its full price.",
  "rancher.rules.drive_3":
    "Land exactly on one of the four orange spaces of Beefy Town to sell everything in tow at 500 a head.",
  "rancher.rules.steal": "Theft",
  "rancher.rules.steal_1":
    "On somebody else’s orange space you may steal the whole herd. The farmer gets half the farm’s price from the bank.",
  "rancher.rules.steal_2":
    "A robbed rancher who catches up with the thief or passes takes the herd back, and the thief pays 5,000 for each.",
  "rancher.rules.steal_3": "Who cannot pay owes: the next money goes to the creditor first.",
  "rancher.rules.end": "The end",
  "rancher.rules.end_1": "A table plays 40, 80 or 120 rounds, or by the clock.",
  "rancher.rules.end_2":
    "Wealth is cash, farms at full price, and 500 for each head of cattle on your pastures and in your tow.",
  "rancher.rules.prices": "What farms cost",
  "rancher.rules.farm_name": "Farm",
  "rancher.rules.price": "Price",
  "rancher.rules.room": "Room",
} as const;
