/** The board's own words in English; other languages bring the same keys. */
export const boardMessages = {
  "board.rancher.name": "Rancher board. Arrow keys go round the trail.",
  "board.rancher.picture": "Rancher board",
  "board.rancher.amount": "{amount}",
  "board.rancher.stolen": "Stolen",
  "board.rancher.place.start": "the start arrow in Beefy Town",
  "board.rancher.place.town": "an orange space of Beefy Town",
  "board.rancher.place.farm": "an orange space of {farm}",
  "board.rancher.place.fork": "the fork, space {space}",
  "board.rancher.place.rejoin": "the end of the shortcut, space {space}",
  "board.rancher.place.plain": "space {space}",
  "board.rancher.place.shortcut": "the shortcut, step {step}",
  "board.rancher.town": "Beefy Town. Herds in tow are sold on its four orange spaces.",
  "board.rancher.farm.free": "{farm}, price {price}. For sale, with room for {capacity} cattle.",
  "board.rancher.farm.owned":
    "{farm}, price {price}. Owned by {owner}: {chips} of {capacity} cattle.",
  "board.rancher.farm.mine": "{farm}, price {price}. Yours: {chips} of {capacity} cattle.",
  "board.rancher.rider.other": "{name}’s rider, on {place}.",
  "board.rancher.rider.mine": "Your rider, on {place}.",
  "board.rancher.tow.own": "{chips} head of own cattle in tow.",
  "board.rancher.tow.stolen": "{chips} head of cattle in tow, stolen from {owner}.",
  "board.rancher.tow.stolen_mine": "{chips} head of your cattle in tow, stolen.",
  "board.rancher.reach": "A {value} leads to {place}.",
  "board.rancher.reach.catches": "It catches {name}.",
  "board.rancher.die": "The die shows {value}.",
  "board.rancher.pick.roll": "Roll the die.",
  "board.rancher.pick.trail": "Ride on by the trail, to {place}.",
  "board.rancher.pick.shortcut": "Take the shortcut, to {place}.",
  "board.rancher.pick.buy": "Buy {farm}.",
  "board.rancher.pick.drive": "Take the herd of {farm} in tow.",
  "board.rancher.pick.steal": "Steal the herd of {farm}.",
} as const;

/** A key of the board's messages. */
export type BoardKey = keyof typeof boardMessages;
