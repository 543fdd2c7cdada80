/** Japanese: Rancher. `who` and `other` select "you" or the person's name. */
import type { table as english } from "../../en/rancher/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rancher.place.town": "Beefy Town",
  "rancher.place.trail": "ただの道",

  "rancher.cattle": "{n, plural, other {牛#頭}}",
  "rancher.strip.tow": "連れている牛：",

  "rancher.sheet.reach": "出目ごとの行き先",
  "rancher.sheet.reach_value":
    "{value}なら{lands}{catches, select, yes {。泥棒を捕まえます} other {}}。",
  "rancher.sheet.roll": "ダイスを振る",
  "rancher.sheet.roll_catches":
    "振る・{exact, select, all {どの目} exact {{least}} other {{least}以上}}で{name}を捕まえる",
  "rancher.sheet.roll_title": "{who, select, you {あなた} other {{name}\u00a0さん}}の番です。",
  "rancher.sheet.roll_farm":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の番。{values}なら {farm}。",
  "rancher.sheet.roll_chase":
    "{thief}\u00a0さんに追いつけば{who, select, you {あなた} other {{name}\u00a0さん}}の群れと5,000が戻ります。",
  "rancher.sheet.roll_town":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の番。{values}なら Beefy Town。",
  "rancher.sheet.way_title":
    "{who, select, you {あなたは} other {{name}\u00a0さんは}}分かれ道にいます。どちらへ？",
  "rancher.sheet.way_detail": "近道は短いかわりに、通る農場が減ります。",
  "rancher.sheet.trail": "本道",
  "rancher.sheet.shortcut": "近道",
  "rancher.sheet.way_ends": "{place}まで",
  "rancher.sheet.buy_title":
    "{who, select, you {} other {{name}\u00a0さんが}}{farm} に到着。売り出し中。",
  "rancher.sheet.buy": "{n, plural, other {牛#頭}}と買う・{price}",
  "rancher.sheet.sum": "{price} + {cattle} × {each}",
  "rancher.sheet.leaves": "{who, select, you {} other {{name}\u00a0さんの}}残り {cash}",
  "rancher.sheet.less": "牛を減らす",
  "rancher.sheet.more": "牛を増やす",
  "rancher.sheet.drive_title":
    "{who, select, you {自分の} other {{name}\u00a0さんが自分の}} {farm} に到着。連れ出す？",
  "rancher.sheet.drive": "{n, plural, other {牛#頭}}を連れ出す",
  "rancher.sheet.drive_all": "{n}頭すべて連れ出し、農場を売る",
  "rancher.sheet.stay": "{n, plural, =0 {{farm} には残りません} other {{farm} に#頭残ります}}",
  "rancher.sheet.sells": "農場は銀行が買い戻します",
  "rancher.sheet.steal_title":
    "{who, select, you {} other {{name}\u00a0さんが}}{farm} に到着。{victim_who, select, you {あなた} other {{victim}\u00a0さん}}の農場です。",
  "rancher.sheet.steal_detail":
    "銀行が{victim_who, select, you {あなた} other {{victim}\u00a0さん}}に {compensation} を払います。町の手前で捕まると、群れと罰金5,000を渡します。",
  "rancher.sheet.steal": "{n, plural, other {牛#頭}}を盗む",
  "rancher.sheet.ride_on": "先へ進む",

  "rancher.log.order":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は先手決めで{value}を出しました。",
  "rancher.log.first": "{who, select, you {あなた} other {{name}\u00a0さん}}が先手です。",
  "rancher.log.rolled":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は{value}を出し{landed, select, farm {、{farm} に着きました} town {、Beefy Town に止まりました} fork {、分かれ道に来ました} start {、矢印に止まりました} other {ました}}。",
  "rancher.log.trail":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は本道を進み{landed, select, farm {、{farm} に着きました} other {ました}}。",
  "rancher.log.shortcut":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は Fort Laramie 脇の近道を通り{landed, select, farm {、{farm} に着きました} other {ました}}。",
  "rancher.log.rode_on": "{who, select, you {あなた} other {{name}\u00a0さん}}は先へ進みました。",
  "rancher.log.bought":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は {farm} を{chips, plural, other {牛#頭}}とともに{price}で買いました。",
  "rancher.log.doubled":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の {farm} の群れが{before}頭から{after}頭に倍増しました。",
  "rancher.log.grew":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の {farm} の群れが{before}頭から{after}頭に増えました。{limit, select, pasture {牧草地は満員です} other {この焼き印の牛はもういません}}。",
  "rancher.log.stayed":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の {farm} の群れは{after}頭のままです。{limit, select, pasture {牧草地は満員です} other {この焼き印の牛はもういません}}。",
  "rancher.log.driven":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は {farm} の{chips, plural, other {牛#頭}}を連れ出しました。",
  "rancher.log.returned":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は {farm} を{price}で銀行に返しました。",
  "rancher.log.stolen":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は {farm} で{other, select, you {あなた} other {{other_name}\u00a0さん}}の{chips, plural, other {牛#頭}}を盗みました。銀行が{other, select, you {あなた} other {{other_name}\u00a0さん}}に農場の代金{price}を払いました。",
  "rancher.log.sold":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は Beefy Town で{chips, plural, other {牛#頭}}を{price}で売りました。",
  "rancher.log.recovered":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は{other, select, you {あなた} other {{other_name}\u00a0さん}}に追いつき、{farm} の{chips, plural, other {牛#頭}}を取り返しました。",
  "rancher.log.fined":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は{other, select, you {あなた} other {{other_name}\u00a0さん}}に罰金{amount}を払いました。",
  "rancher.log.debt_paid":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は{other, select, you {あなた} other {{other_name}\u00a0さん}}に借金のうち{amount}を返しました。",
  "rancher.log.owes":
    "{who, select, you {あなた} other {{name}\u00a0さん}}は{other, select, you {あなた} other {{other_name}\u00a0さん}}に{amount}の借りができました。",

  "rancher.reckoning.caption": "最終資産",
  "rancher.reckoning.rider": "牧場主",
  "rancher.reckoning.farms": "農場",
  "rancher.reckoning.cash": "現金",
  "rancher.reckoning.cattle": "牛",
  "rancher.reckoning.debts": "貸し借り",
  "rancher.reckoning.wealth": "資産",

  "rancher.rules.lead":
    "2〜4人の牧場主が、15,000を手に Beefy Town の矢印から出発します。最後のラウンドのあと、資産が一番多い人の勝ちです。",
  "rancher.rules.turn": "手番",
  "rancher.rules.start":
    "Beefy Town から15,000で始めます。いちばん大きな目を出した人が最初で、ほかの人は時計回りに続きます。",
  "rancher.rules.turn_1": "ダイスの目だけ、いつも時計回りに進みます。",
  "rancher.rules.turn_2":
    "オレンジのマスでは何かができます。農場を買う、自分の群れを連れ出す、人の群れを盗む、町で売る。",
  "rancher.rules.turn_3": "分かれ道では、群れを連れていなければ Fort Laramie 脇の近道を選べます。",
  "rancher.rules.farm": "購入",
  "rancher.rules.farm_1":
    "持ち主のいない農場を、1頭500の牛を1頭以上つけて買います。牛をあとから足すことはできません。",
  "rancher.rules.farm_2":
    "1周に一度、自分の農場を通ると群れが倍になります。増えるのは牧草地の広さまで。",
  "rancher.rules.farm_4": "農場の値段と、入れられる牛の数は、最後の表にあります。",
  "rancher.rules.farm_3": "持てるのは農場5つ、牛40頭までです。",
  "rancher.rules.drive": "追う、売る",
  "rancher.rules.drive_1": "自分のオレンジのマスでは、群れの一部でも全部でも連れ出せます。",
  "rancher.rules.drive_2": "全部連れ出すと、農場は銀行が定価で買い戻します。",
  "rancher.rules.drive_3":
    "Beefy Town の4つのオレンジのマスにぴったり止まると、連れている牛をすべて1頭500で売れます。",
  "rancher.rules.steal": "盗み",
  "rancher.rules.steal_1":
    "人のオレンジのマスでは、群れを丸ごと盗めます。持ち主は銀行から農場の半額を受け取ります。",
  "rancher.rules.steal_2":
    "盗まれた人が泥棒に追いつくか追い越すと群れを取り返し、泥棒は1群れにつき5,000を払います。",
  "rancher.rules.steal_3": "払えない分は借りになり、次に入るお金から先に返します。",
  "rancher.rules.end": "終わり",
  "rancher.rules.end_1": "1卓は40、80、120ラウンドのどれか、または時間制です。",
  "rancher.rules.end_2": "資産は、現金、定価の農場、牧草地と道中の牛（1頭500）の合計です。",
  "rancher.rules.prices": "農場の値段",
  "rancher.rules.farm_name": "農場",
  "rancher.rules.price": "値段",
  "rancher.rules.room": "定員",
};
