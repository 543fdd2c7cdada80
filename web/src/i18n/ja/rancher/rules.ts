/** Japanese: the rules' pictures and house rulings. */
import type { rules as english } from "../../en/rancher/rules";
import type { Same } from "../../words";

export const rules: Same<typeof english> = {
  "rancher.rules.breeding": "繁殖",

  "rancher.figure.fork": "4の目で分かれ道。本道をまっすぐか、近道へ。",
  "rancher.figure.buying": "Glover Leaf に牛3頭：4,400 + 3 × 500 = 5,900。",
  "rancher.figure.lap_1": "3頭で購入",
  "rancher.figure.lap_2": "1周後：6頭",
  "rancher.figure.lap_3": "もう1周：8頭で満員",
  "rancher.figure.selling": "町のオレンジのマスにぴったり。牛4頭で2,000。",
  "rancher.figure.theft": "赤が群れを丸ごと連れ出し、農場は銀行のものに。",
  "rancher.figure.caught": "青が追いつき、群れは元の持ち主へ。",

  "rancher.ruling.rolls": "選択のないダイスは自動で振られます。卓の設定で手振りにもできます。",
  "rancher.ruling.landing":
    "止まったマスでできることは一つだけで、手番はそこで終わります。各マスでは、取り返し、繁殖の順に起こります。",
  "rancher.ruling.later": "農場の牛をあとから買い足すことはできません。増えるのは繁殖だけです。",
  "rancher.ruling.breeding":
    "農場ごとに1周一度、買った次の周から、その農場の最初のオレンジのマスで増えます。近道で飛ばした農場は、その周は増えません。",
  "rancher.ruling.driving":
    "群れを連れていても、農場を買い、群れを足し、盗むことができます。通れるのは本道だけです。",
  "rancher.ruling.catching":
    "取り返しは、盗まれた人の手番の始め、途中、終わりに自動で起こります。泥棒の手番では起こりません。",
  "rancher.ruling.stolen":
    "取り返せるのは盗まれた本人だけです。売られた牛は戻らず、罰金もありません。",
  "rancher.ruling.forty": "盗まれた牛は、売られるまで、盗まれた人の40頭に数えます。",
  "rancher.ruling.clock":
    "時間制では、時間切れのときのラウンドが最後になり、そのラウンドは最後まで遊びます。",
};
