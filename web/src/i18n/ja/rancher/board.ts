/** Japanese: what Rancher's board shows and reads aloud. */
import type { board as english } from "../../en/rancher/board";
import type { Same } from "../../words";

export const board: Same<typeof english> = {
  "board.rancher.name": "Rancherの盤面。矢印キーで道をたどれます。",
  "board.rancher.picture": "Rancherの盤面",
  "board.rancher.amount": "{amount}",
  "board.rancher.stolen": "盗み",
  "board.rancher.place.start": "Beefy Town のスタートの矢印",
  "board.rancher.place.town": "Beefy Town のオレンジのマス",
  "board.rancher.place.farm": "{farm} のオレンジのマス",
  "board.rancher.place.fork": "分かれ道（{space}番のマス）",
  "board.rancher.place.rejoin": "近道の終わり（{space}番のマス）",
  "board.rancher.place.plain": "{space}番のマス",
  "board.rancher.place.shortcut": "近道の{step}番目",
  "board.rancher.town": "Beefy Town。連れている群れは、4つのオレンジのマスで売れます。",
  "board.rancher.farm.free": "{farm}、値段 {price}。売り出し中、牛{capacity}頭まで。",
  "board.rancher.farm.owned":
    "{farm}、値段 {price}。{owner}\u00a0さんの農場、牛{chips}頭（{capacity}頭まで）。",
  "board.rancher.farm.mine":
    "{farm}、値段 {price}。あなたの農場、牛{chips}頭（{capacity}頭まで）。",
  "board.rancher.rider.other": "{name}\u00a0さんの馬、{place}。",
  "board.rancher.rider.mine": "あなたの馬、{place}。",
  "board.rancher.tow.own": "自分の牛を{chips}頭連れています。",
  "board.rancher.tow.stolen": "{owner}\u00a0さんから盗んだ牛を{chips}頭連れています。",
  "board.rancher.tow.stolen_mine": "あなたから盗んだ牛を{chips}頭連れています。",
  "board.rancher.reach": "{value}なら{place}。",
  "board.rancher.reach.catches": "{name}\u00a0さんを捕まえます。",
  "board.rancher.die": "ダイスの目は{value}です。",
  "board.rancher.pick.roll": "ダイスを振る。",
  "board.rancher.pick.trail": "本道を進む。{place}まで。",
  "board.rancher.pick.shortcut": "近道を通る。{place}まで。",
  "board.rancher.pick.buy": "{farm} を買う。",
  "board.rancher.pick.drive": "{farm} の群れを連れ出す。",
  "board.rancher.pick.steal": "{farm} の群れを盗む。",
};
