/** Japanese: Pionjär. */
import type { table as english } from "../../en/pionjar/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "pionjar.property":
    "{property, select, green_valley {緑の谷} buffalo_head {野牛の頭} high_falls {高い滝} great_lakes {大きな湖} golden_mountains {黄金の山} silent_forest {静かな森} other {{property}}}",
  "pionjar.goods":
    "{goods, select, buffalo {野牛} fish {魚} gold {金} harvest {収穫} timber {木材} other {{goods}}}",
  "pionjar.trail": "{trail, select, hunting {狩りの道} other {釣りの道}}",
  "pionjar.board.road": "西への道",
  "pionjar.board.west": "西へ、1857年 →",
  "pionjar.board.missouri": "ミズーリ",
  "pionjar.board.coast": "東海岸",
  "pionjar.board.red": "さらに5歩",
  "pionjar.board.black": "1回休み",
  "pionjar.board.city": "開拓者の町",
  "pionjar.board.prison": "牢屋",
  "pionjar.board.panels": "盤の表示",
  "pionjar.board.panel":
    "{panel, select, road {西への道} territory {開拓地} auction {競り} other {酒場}}",
  "pionjar.die": "{face}の目",
  "pionjar.receipt": "売却：{goods}",
  "pionjar.receipt.how":
    "{goods}{n}枚{change, select, trapper {{percent, plural, =0 {（保安官には毛皮商が全額）} other {（毛皮商は半額）}}} more {、布告により{percent}%増} less {、布告により{percent}%減} other {}}",
  "pionjar.scene.on_bar": "酒場の金：{amount}",
  "pionjar.scene.bidders": "入札者",
  "pionjar.scene.lots": "出品",
  "pionjar.scene.lot": "{lot}点目",
  "pionjar.scene.lot_state":
    "{state, select, open {競り中} to_come {この後} unsold {入札なし} other {終了}}",
  "pionjar.scene.bidder":
    "{state, select, leads {{bid}} bid {{bid}} passed {降りた} short {現金不足} sealed {封印済み} thinks {考え中} in {参加中} other {なし}}",
  "pionjar.scene.leads": "最高額",
  "pionjar.scene.wagers": "最近の賭け",
  "pionjar.scene.stake": "{stake}を賭け",
  "pionjar.percent": "{sign, select, less {{percent}％} other {+{percent}％}}",
  "pionjar.bar.road": "{claims, plural, =0 {道の途中} other {土地{claims}か所}}",
  "pionjar.strip.seats": "開拓者たち",
  "pionjar.strip.road": "道の途中",
  "pionjar.strip.land": "{property}・{owner, select, yes {所有} other {未払い}}",
  "pionjar.strip.sheriff": "保安官",
  "pionjar.strip.lease": "酒場の借主",
  "pionjar.strip.post": "交易所",
  "pionjar.strip.prison": "収監中",
  "pionjar.strip.open": "{name}の土地と品物",
  "pionjar.strip.sealed": "入札済み",
  "pionjar.strip.passed": "パス済み",
  "pionjar.strip.skips": "次は1回休み",
  "pionjar.beside": "盤の横",
  "pionjar.ledger.title": "土地と品物",
  "pionjar.ledger.ahead": "これからの月",
  "pionjar.ledger.room": "{room}枚中{count}枚",
  "pionjar.ledger.saloon": "酒場に{amount}",
  "pionjar.ledger.raider": "{trail}：{circle}番目のマスに盗賊がいます。",
  "pionjar.ledger.almanac": "月ごとの歩数",
  "pionjar.ledger.prices": "{year}年の値段",
  "pionjar.ledger.price_row": "{goods}：{year}年は{least}〜{most}",
  "pionjar.ledger.year_before": "前の年",
  "pionjar.ledger.year_after": "次の年",
  "pionjar.ledger.redeem": "土地は1周目の後なら{redemption}、その後は{full}。",
  "pionjar.sheet.moment": "少々お待ちください。",
  "pionjar.sheet.decline":
    "{ask, select, bid {パス} depart {やめる} equip {何も買わない} whole_visit {何も買わずに進む} wager {店を出る} other {先へ進む}}",
  "pionjar.sheet.ride": "{steps}歩進む",
  "pionjar.sheet.do":
    "{action, select, move {ダイスを振る} enter_trail {山道に入る} take_lease {借りる} take_stagecoach {駅馬車に乗る} equip {道具を買う} visit {町で買い物} place_raider {盗賊を置く} pass_bid {パス} ride_on {先へ進む} other {続ける}}",
  "pionjar.sheet.ride_detail":
    "{month}：{steps}歩、{kind, select, sell_harvest {収穫の売り場へ} sell_timber {木材の売り場へ} sell_spoils {{goods}の売り場へ} trapper {毛皮商へ} post {郵便局へ} telegram {電信所へ} saloon {酒場へ} city {開拓者の町へ} other {草原へ}}。",
  "pionjar.ride.steps": "{month}：{steps}歩",
  "pionjar.ride.kind":
    "{kind, select, sell_harvest {収穫の売り場} sell_timber {木材の売り場} sell_spoils {{goods}の売り場} trapper {毛皮商} post {郵便局} telegram {電信所} saloon {酒場} city {開拓者の町} other {草原}}",
  "pionjar.ride.plays":
    "{automatic, select, yes {選ぶことがなければ自動で進みます。} other {番が来たら移動します。}}",
  "pionjar.months.title": "牢屋の月",
  "pionjar.months.replay": "逮捕の場面をもう一度見る",
  "pionjar.months.state":
    "{state, select, arrested {逮捕} inside {牢屋} other {{steps, plural, =0 {釈放} other {釈放：#歩}}}}",
  "pionjar.sheet.sale_ahead":
    "{n, plural, =0 {そこで売るものはありません。} other {そこで{n}枚すべてを{amount}で売ります。}}",
  "pionjar.sheet.lease_detail":
    "{price}で借りられます。酒場の{saloon}は年末にあなたのものになります。",
  "pionjar.sheet.lands":
    "{kind, select, plain {黄色い点に着きます} black {黒い点：1回休み} red {赤い点：さらに5歩} missouri {ミズーリに着きます} claim {土地を手に入れます} buffalo {野牛を見つけます} fish {魚を見つけます} gold {金を見つけます} raider {盗賊の場所へ} exit {外周へ戻ります} other {空きマスへ}}",
  "pionjar.sheet.worth": "価値{worth}",
  "pionjar.sheet.fields": "畑{farmland}、森{forest}",
  "pionjar.reckoning.squatter":
    "{who, select, you {あなた} other {{name}}}は{property}を買いませんでした。買っていない土地は数えません。",
  "pionjar.sheet.raider":
    "{raider, select, met {盗賊にすべて奪われます} other {盗賊のそばを通る：獲物は半額}}",
  "pionjar.sheet.circle": "{circle}番目のマス",
  "pionjar.sheet.way_before": "前の選択肢",
  "pionjar.sheet.way_next": "次の選択肢",
  "pionjar.sheet.take":
    "{ask, select, branch {{way}への道を行く} trail {{way}} other {ここに置く：{way}}}",
  "pionjar.sheet.less": "減らす",
  "pionjar.sheet.more": "増やす",
  "pionjar.sheet.amount":
    "{ask, select, bid {{amount}で入札} seal {{amount}で封印入札} other {{amount}を賭ける}}",
  "pionjar.sheet.stake": "{stake}を賭けて振る",
  "pionjar.sheet.bid_title": "競り：{goods}、{lots}点中{lot}点目",
  "pionjar.sheet.no_bid": "まだ入札なし。",
  "pionjar.sheet.highest": "{who, select, you {あなた} other {{name}}}が{bid}で最高。",
  "pionjar.sheet.outcome":
    "{die, select, one {返却} two {賭けの2倍} six {賭けの6倍} other {酒場へ}}",
  "pionjar.sheet.bar_pays":
    "{full, select, yes {6が出ても全額払えます（賭け金{most}まで）。} other {6が出ても全額は払えません。酒場には{saloon}。}}",
  "pionjar.sheet.all": "全部 {amount}",
  "pionjar.sheet.odds": "ダイスの結果",
  "pionjar.sheet.exact": "金額",
  "pionjar.sheet.limits": "{min}〜{max}{step, plural, =1 {} other {（{step}刻み）}}。",
  "pionjar.sheet.bent":
    "{why, select, low {{typed}は少なすぎます。最低は{min}} high {{typed}は多すぎます。最高は{max}} none {{typed}は金額ではありません} other {{step, plural, =1 {{typed}は整数ではありません} other {{typed}は{step}刻みに合いません}}}}。{amount}になります。",
  "pionjar.sheet.lot_worth":
    "{n, plural, =1 {まだ見ていない1枚は{average}。} other {まだ見ていない#枚：{least}〜{most}、平均{average}。}}{owned, select, yes {代金は{who, select, you {あなた} other {{name}}}のものです。} other {}}",
  "pionjar.sheet.sealed_bids": "入札は一斉に開きます。",
  "pionjar.sheet.agreed": "{ask, select, visit {まとめて：} other {購入の確認：}}",
  "pionjar.sheet.bill":
    "{what, select, land {土地} harvest {収穫カード{n}枚} timber {木材カード{n}枚} trading_post {交易所} other {そのあと山道へ}}",
  "pionjar.sheet.bill_empty": "何も買いません。",
  "pionjar.sheet.field":
    "{field, select, land {土地を買いますか？} harvest {収穫カードは何枚？} timber {木材カードは何枚？} trading_post {交易所を買いますか？} other {ここから山道に入りますか？}}",
  "pionjar.sheet.field_detail":
    "{field, select, land {{land}。} trading_post {{post}。競りの売上が入ります。} harvest {1枚{card}、次の収穫の売り場用。} timber {1枚{card}、次の木材の売り場用。} trail {山道ではダイスで進み、野牛・魚・金を探します。} other {}}残りは{cash}。",
  "pionjar.sheet.cards":
    "{goods, select, harvest {収穫} other {木材}}カード{n, plural, =0 {なし} other {#枚}}",
  "pionjar.sheet.next": "次へ",
  "pionjar.sheet.answer":
    "{value, select, yes {{field, select, trail {山道に入る} other {買う}}} other {{field, select, trail {先へ進む} other {今はやめる}}}}",
  "pionjar.sheet.confirm": "{ask, select, visit {これで決定} other {購入}}",
  "pionjar.standing":
    "{who, select, you {あなた} other {{name}}}{what, select, prison {は{month}まで牢屋です。売ることも町に寄ることもできませんが、競りには参加できます。} skips {は道が流されたため次の番を休みます。} bid {の入札額{amount}は封印されました。} other {は入札しません。}}",
  "pionjar.log.month": "{month}。",
  "pionjar.log.first": "{who, select, you {あなた} other {{name}}}が先手です。",
  "pionjar.log.rolled":
    "{who, select, you {あなた} other {{name}}}のダイスは{value}{why, select, order_rolled {（順番決め）} rolled {} saloon_rolled {（酒場{stake, select, back {：賭け金は戻ります} lost {：賭け金は没収} other {}}）} other {（酒場の金）}}。",
  "pionjar.log.skipped":
    "{who, select, you {あなた} other {{name}}}は1回休み：{why, select, prison {牢屋} other {道が流されました}}。",
  "pionjar.log.lapsed": "新年：値段は元に戻ります。",
  "pionjar.log.paid":
    "{who, select, you {あなた} other {{name}}}が{amount}を{gets, select, yes {受け取る} other {払う}}：{reason, select, inheritance {遺産} freight_bill {運送費} grain_prize {穀物賞} sawmill_order {製材所の注文} winnings {酒場での勝ち} lease_end {借用の終わり} surrendered {渡した獲物の代金} other {酒場の金}}。",
  "pionjar.log.january": "銀行が酒場に{amount}を入れます。",
  "pionjar.log.ended":
    "最後の月が終わりました。{n, plural, one {{who, select, you {あなた} other {{name}}}の勝ち} other {{names}が勝ちを分けます}}（{capital}）。",
  "pionjar.log.property":
    "{who, select, you {あなた} other {{name}}}が{property}{what, select, claimed {を手に入れました} other {へ向かいます}}。",
  "pionjar.log.simple":
    "{who, select, you {あなた} other {{name}}}{what, select, washed_out {は黒い点で次の番を休みます} road_was_good {は道がよく、さらに5歩進みます} trail_entered {は山道に入ります} trail_left {は山道から外周に戻りました} released {は牢屋を出ました} stagecoach_taken {は駅馬車で開拓者の町へ} sheriff_appointed {は保安官になりました} star_returned {は星を返しました} lease_taken {は酒場を借りました} lease_ended {の借用は年末で終わりました} trading_post_bought {は交易所を買いました} other {はパスしました}}。",
  "pionjar.log.turned_back":
    "{who, select, you {あなた} other {{name}}}は{property}に遅れました。先に着いたのは{first, select, you {あなた} other {{rival}}}です。ミズーリへ戻ります。",
  "pionjar.log.rode":
    "{who, select, you {あなた} other {{name}}}は{steps}歩、{kind, select, sell_harvest {収穫の売り場へ} sell_timber {木材の売り場へ} sell_spoils {{goods}の売り場へ} trapper {毛皮商へ} post {郵便局へ} telegram {電信所へ} saloon {酒場へ} city {開拓者の町へ} other {草原へ}}。",
  "pionjar.log.trail": "{who, select, you {あなた} other {{name}}}は{trail}へ。",
  "pionjar.log.arrested":
    "{who, select, you {あなた} other {{name}}}は逮捕されました。{month}に出られます。",
  "pionjar.log.lap": "{who, select, you {あなた} other {{name}}}が開拓者の町に到着、{lap}周目。",
  "pionjar.log.land":
    "{who, select, you {あなた} other {{name}}}が{property}を{price}で買いました。",
  "pionjar.log.equipped":
    "{who, select, you {あなた} other {{name}}}が{harvest, plural, =0 {} other {収穫カード#枚}}{both, select, yes {と} other {}}{timber, plural, =0 {} other {木材カード#枚}}を買いました。",
  "pionjar.log.crops":
    "{who, select, you {あなた} other {{name}}}が{goods}{cards}枚を{price}ずつで売りました。",
  "pionjar.log.spoils":
    "{who, select, you {あなた} other {{name}}}が{goods}{n}枚（{values}）を{amount}で売りました。",
  "pionjar.log.found":
    "{who, select, you {あなた} other {{name}}}が{goods, select, buffalo {野牛} fish {魚} other {金}}を見つけました{known, select, yes {（{value}）} other {}}。",
  "pionjar.log.haul":
    "{who, select, you {あなた} other {{name}}}は{lost, select, yes {盗賊に獲物を奪われました} other {獲物を半額で盗賊に渡しました}}。",
  "pionjar.log.wagered": "{who, select, you {あなた} other {{name}}}が酒場で{stake}を賭けました。",
  "pionjar.card":
    "{card, select, arrested {逮捕} sheriff {保安官の星} saloon_lease {酒場の借用権} inheritance {遺産} freight_bill {運送費} grain_prize {穀物賞} sawmill_order {製材所の注文} locusts {イナゴ} forest_fire {山火事} stagecoach_ticket {駅馬車の切符} buffalo_auction {野牛の競り} gold_auction {金の競り} harvest_rise {収穫の値上がり} timber_rise {木材の値上がり} glut {だぶつき} buffalo_rise {野牛の値上がり} fish_fall {魚の値下がり} gold_rise {金の値上がり} hunting_raiders {狩りの道に盗賊} fishing_raiders {釣りの道に盗賊} cavalry {騎兵隊} other {{card}}}",
  "pionjar.log.drawn":
    "{who, select, you {あなた} other {{name}}}が{stack, select, post {手紙} other {電報}}を引きました：{card}。",
  "pionjar.log.card_lost": "{who, select, you {あなた} other {{name}}}は{goods}を1枚失いました。",
  "pionjar.log.price": "{goods}：年末まで{percent}％{sign, select, less {安い} other {高い}}。",
  "pionjar.log.raider": "{trail}に盗賊が現れました。",
  "pionjar.log.cavalry": "騎兵隊が盗賊を追い払いました。",
  "pionjar.log.auction": "競り：{goods}{lots}点。",
  "pionjar.log.bid": "{who, select, you {あなた} other {{name}}}が{amount}で入札。",
  "pionjar.log.sealed":
    "{who, select, you {あなた} other {{name}}}{amount, plural, =0 {は入札しません} other {が{amount}で封印入札しました}}。",
  "pionjar.log.opened": "入札額：{bids}。",
  "pionjar.log.lot":
    "{who, select, you {あなた} other {{name}}}が{goods, select, buffalo {野牛} fish {魚} other {金}}を{price}で落札{known, select, yes {（{value}）} other {}}。",
  "pionjar.log.unsold": "入札なし。カードは戻されます。",
  "pionjar.reckoning": "財産",
  "pionjar.reckoning.pioneer": "開拓者",
  "pionjar.part":
    "{part, select, land {土地} buffalo {野牛} fish {魚} gold {金} cash {現金} other {財産}}",
  "pionjar.done.branch": "{property}への道",
  "pionjar.change.month": "月",
  "pionjar.change.turn": "手番",
  "pionjar.change.saloon": "酒場",
  "pionjar.change.place": "{name}の場所",
  "pionjar.change.cash": "{name}の現金",
  "pionjar.place":
    "{where, select, road {道の{at}番目} trailhead {分かれ道} hunting {狩りの道の{at}番目} fishing {釣りの道の{at}番目} prison {牢屋} sell_harvest {収穫の売り場（{at}番）} sell_timber {木材の売り場（{at}番）} sell_spoils {{goods}の売り場（{at}番）} trapper {毛皮商（{at}番）} post {郵便局（{at}番）} telegram {電信所（{at}番）} saloon {酒場（{at}番）} city {開拓者の町} other {草原（{at}番）}}",
  "pionjar.new.last_year": "終わりの年（12月）",
  "pionjar.new.automatic": "選択のない手は自動で進む",
  "pionjar.new.saloon": "どこでも賭けられる",
  "pionjar.new.saloon_detail": "1手番に1回、どこにいても。レーティングなし。",
  "pionjar.tick.claim": "入植",
  "pionjar.tick.land": "土地",
  "pionjar.tick.auction": "競り",
  "pionjar.tick.raid": "襲撃",
  "pionjar.tick.arrest": "逮捕",
  "pionjar.counted.raids": "襲撃は{n}回でした。",
  "pionjar.counted.arrests": "逮捕は{n}回でした。",
  "pionjar.counted.auctions": "競りは{n}回でした。",
  "pionjar.counted.sales": "売却は{n}回でした。",
};
