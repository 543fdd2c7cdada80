/** Japanese: what lists, lobbies and news say of each game before its own part of the app has come. */
import type { games as english } from "../en/games";
import type { Same } from "../words";

export const games: Same<typeof english> = {
  "rancher.title": "Rancher",
  "rancher.tagline": "農場を買い、牛を追い、ときどき盗む。一番の金持ちが勝ち。",
  "rancher.colophon": "チャットなし、待ったなし。走った道は戻れません。",
  "rancher.farm.hells_gate": "Hell’s Gate",
  "rancher.farm.devils_creek": "Devil’s Creek",
  "rancher.farm.glover_leaf": "Glover Leaf",
  "rancher.farm.blue_bell_ranch": "Blue Bell Ranch",
  "rancher.farm.green_valley": "Green Valley",
  "rancher.farm.red_river": "Red River",
  "rancher.farm.three_oaks": "Three Oaks",
  "rancher.asked.roll": "ダイスを振る番です。",
  "rancher.asked.way": "分かれ道です。どちらへ？",
  "rancher.asked.buy": "{farm} に到着。売り出し中です。",
  "rancher.asked.drive": "自分の {farm} に到着。",
  "rancher.asked.steal": "{farm} に到着。群れに見張りがいません。",

  "pionjar.title": "Pionjär",
  "pionjar.tagline": "西へ急ぎ、土地を取り、暦とともに暮らす。財産が一番多い人の勝ち。",
  "pionjar.colophon": "チャットなし。最後に決めるのは暦です。",
  "pionjar.months": "{months}か月",
  "pionjar.sheet.title":
    "{ask, select, move {あなたの番です。} depart {開拓者の町です。馬で進みますか、山道に入りますか？} branch {ミズーリからどの道を行きますか？} equip {土地を手に入れました！道具を買いますか？} trail {分かれ道。狩りか釣りか？} visit {開拓者の町に着きました。} wager {酒場です。賭けますか？} lease {酒場の借用権が出ています。} ticket {駅馬車で開拓者の町へ行けます。} raider {盗賊をどこに置きますか？} other {競りが始まります。}}",
  "pionjar.new.auction": "競り",
  "pionjar.auction": "{auction, select, open {公開} other {封印}}",

  "rails.title": "Pioneer Rails",
  "rails.tagline": "1手番に1枚。数字は役に、スートは線路になります。",
  "rails.colophon": "チャットなし。送るまでは、何度でも描き直せます。",
  "rails.asked.pick": "あなたが親です。1枚取ってください。",
  "rails.asked.turn": "カードを選び、線路を敷きます。",
  "rails.new.sheet": "シート",
  "rails.sheet_name":
    "{sheet, select, desert_a {砂漠A} desert_b {砂漠B} forest_a {森A} other {森B}}、20手番",
  "rails.new.variants": "バリアント",
  "rails.new.no_variants": "なし",
  "rails.variant":
    "{variant, select, advanced_hand {秘密の最終カード} owners {会社のオーナー} other {ジョーカー}}",
};
