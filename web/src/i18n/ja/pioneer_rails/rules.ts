/** Japanese: the rules help of Pioneer Rails. */
import type { rules as english } from "../../en/pioneer_rails/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rails.rules.lead":
    "1手番に1枚のカードが2役を果たします。数字はポーカーの役に、スートはどの駅から線路を敷くかを決めます。",
  "rails.rules.turn": "手番",
  "rails.rules.turn_1":
    "3枚のカードが公開されます。親が1枚取り、ほかの全員は残り2枚のどちらかを使います。同じカードを使ってもかまいません。",
  "rails.rules.turn_2":
    "全員が同時に計画します。カード、そのスートの線路を3本まで、建物が開く順番。全員が送るまで、ほかの人の手番は見えません。",
  "rails.rules.turn_3": "5手番を4ラウンド行い、合計点が一番高い人の勝ちです。",
  "rails.ruling.turn_1": "5人以上では親はいません。3枚のうち1枚がくじで外れます。",
  "rails.rules.hands": "役",
  "rails.rules.hands_1":
    "カードの数字はラウンドの役に書き込みます。5手番後に得点：ワンペア1、ツーペア2、スリーカード3、フルハウス4、ストレート5、フォーカード6。",
  "rails.rules.hands_2":
    "砂漠の酒場はラウンドの役を2倍にします。森の酒場では選んだ数字のカードが、このラウンドから1枚1点になります。",
  "rails.ruling.hands_1": "ファイブカードはフォーカードとして数えます。",
  "rails.rules.track": "線路",
  "rails.rules.track_1":
    "線路はそのスートの駅の角か、その駅の路線の終端から、六角形の辺に沿って伸ばします。",
  "rails.rules.track_2":
    "路線は町で終わります。ほかの場所で路線どうしは触れられず、1つの町に届くのは3本までです。",
  "rails.rules.track_3": "山と山、川と川の間の辺、駅の辺には線路を敷けません。",
  "rails.ruling.track_1": "地図の縁や、山と川の間の辺は使えます。",
  "rails.rules.towns": "町と印",
  "rails.rules.towns_1":
    "町に届くたびに印が1つ丸で囲まれ、最後に1点になります。最初から1つ囲まれています。",
  "rails.rules.towns_2":
    "印を1つ消すと4本目の線路と、望むなら効果が1つ使えます。川の間の橋、山の間のトンネル、空き地を横切る近道、路線から分かれる分岐、または手番全体のスート変更。",
  "rails.ruling.towns_1": "1手番に印は1つ。同じ手番で囲んだ印は使えません。",
  "rails.ruling.towns_2": "近道は辺に触れません。建物は開かず、牧場も分けません。",
  "rails.rules.buildings": "建物",
  "rails.rules.buildings_1":
    "建物は、必要な数の辺に線路があると開きます。どの駅の線路でもかまいません。数字の輪が埋まっていきます。1手番でいくつも開くことがあり、順番は選べます。",
  "rails.rules.buildings_2":
    "牧場は、線路・川・山・駅・地図の端によってほかのすべての牧場から切り離されると開きます。",
  "rails.rules.buildings_3":
    "操車場は、町を通して路線がつながった最大の路線網の町の数に、欄の倍率をかけます。",
  "rails.rules.buildings_4":
    "砂漠：鉱山は金1つ。銀行は金を4つまで預かり、何倍にもします。砦は多いほど高得点です。",
  "rails.rules.buildings_5":
    "森：1手番に線路2本で無法者を捕まえます（牢屋に空きが必要）。1本だけだと逃げられて1点失います。砦のそばの線路は1本2点です。",
  "rails.ruling.buildings_1": "最後の2つの牧場を分けると、両方が開きます。",
  "rails.ruling.buildings_2": "金を預けなくても銀行は使い切りになります。",
  "rails.rules.goals": "目標と終わり",
  "rails.rules.goals_1":
    "目標は3つ。手番ごとに確かめ、最初に達成した人（同時なら全員）に10点、その後は5点です。",
  "rails.rules.goals_2":
    "同点なら役の合計が高い人の勝ち。1人なら目標点に挑み、目標を達成するたびに5点下がります。",
  "rails.rules.variants": "バリアント",
  "rails.rules.variants_1":
    "秘密の最終カード：自分だけが見えるカードを1枚持ち、5手番目に使います。",
  "rails.rules.variants_2":
    "会社のオーナー：ラウンドごとに全員共通のルールが1つ。ジョーカー：宣言したカードとして使える2枚。",
};
