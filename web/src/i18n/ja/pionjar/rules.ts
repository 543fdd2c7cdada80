/** Japanese: the rules help of Pionjär. */
import type { rules as english } from "../../en/pionjar/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "pionjar.rules.lead":
    "馬車道を急いで土地を取り、月ごとに働き、狩り、釣り、賭け、競りで財産を増やします。",
  "pionjar.rules.road": "西への道",
  "pionjar.rules.road_1":
    "全員が東海岸から出発し、ダイスを振ります。16の点を進むとミズーリ。そこで6つの道から1つを選びます。",
  "pionjar.rules.road_2":
    "黒い点は1回休み、赤い点はさらに5歩。最初に着いた人がその土地を得ます。遅れた人はミズーリに戻ります。",
  "pionjar.ruling.road_1": "さらに5歩進んだ先も、止まったマスとして扱います。",
  "pionjar.rules.almanac": "暦",
  "pionjar.rules.almanac_1":
    "最初に土地を得た人で時間が始まり、1858年1月になります。その後は土地ごとの暦が、月ごとに進む歩数を決めます。",
  "pionjar.rules.almanac_2": "最初に土地を得た人の番ごとに月が進みます。休みのときも進みます。",
  "pionjar.rules.selling": "売る",
  "pionjar.rules.selling_1":
    "売り場のマスでは、描かれた種類のカードをすべて売ります。収穫と木材は月の値段、獲物と金はカードの値で。",
  "pionjar.rules.selling_2": "毛皮商は野牛を半額で、保安官からは全額で買います。",
  "pionjar.rules.city": "開拓者の町",
  "pionjar.rules.city_1":
    "町に着くか通ると1周です。最初の周の後は、現金があれば土地代を払います。なければ後で2倍になります。",
  "pionjar.rules.city_2": "町では道具（1枚500）、交易所、山道への入口が選べます。",
  "pionjar.ruling.city_1": "町を通ると移動が中断し、山道に入らなければ用事の後に続きます。",
  "pionjar.rules.trails": "狩りと釣り",
  "pionjar.rules.trails_1":
    "山道ではダイスで進み、マスに描かれたカードを引きます。値を見るのは自分だけです。",
  "pionjar.rules.trails_2": "盗賊のマスに止まると獲物をすべて失い、通り過ぎると半額で渡します。",
  "pionjar.rules.saloon": "酒場・郵便・牢屋",
  "pionjar.rules.saloon_1":
    "酒場では好きな額を賭けます。1は返金、2は2倍、6は6倍、3〜5は没収。酒場の金より多くは勝てません。",
  "pionjar.rules.saloon_2":
    "郵便と電信のマスではカードを引きます。値段、競り、盗賊、星、借用権、あるいは2か月の牢屋。",
  "pionjar.rules.saloon_3":
    "最後に全員が1回ずつダイスを振り、酒場の金を争います。借主がいればその人のものです。",
  "pionjar.rules.auctions": "競り",
  "pionjar.rules.auctions_1":
    "カードは伏せたまま最高額の人に売られます。公開か封印入札かは卓で選びます。代金は交易所の持ち主へ。",
  "pionjar.ruling.auctions_1": "封印入札が同額なら、競売人の左に近い人が落札します。",
  "pionjar.rules.end": "終わり",
  "pionjar.rules.end_1":
    "選んだ年の12月の後、土地・カード・現金を数えます。財産が一番多い人の勝ちです。",
};
