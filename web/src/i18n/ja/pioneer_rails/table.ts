/** Japanese: Pioneer Rails. */
import type { table as english } from "../../en/pioneer_rails/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rails.suit":
    "{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}",
  "rails.joker": "ジョーカー",
  "rails.card":
    "{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}の{rank}",
  "rails.building":
    "{kind, select, mine {鉱山} bank {銀行} fort {砦} ranch {牧場} yard {操車場} saloon {酒場} bandit {無法者} jail {牢屋} other {{kind}}}",
  "rails.source":
    "{source, select, hands {役} towns {町} ranches {牧場} yards {操車場} forts {砦} gold {金} banks {銀行} jails {牢屋} escaped {逃亡} goals {目標} other {合計}}",
  "rails.goal":
    "{goal, select, g1A {金5つを預ける} g1B {金8つを掘る} g1C {銀行2つ} g1D {酒場3つ} g1E {砦1つ} g1F {3つの駅が地図の端に届く} g1G {4つの山脈に沿う線路} g1H {牧場5つ} g1I {別々の駅からトンネル2本} g1J {2つの駅の線路で建物を完成} g1K {町6つ} g1L {1つの駅に町3つ} g1M {別々の駅から橋2本} g1N {1つの町を2つの駅に} g1O {操車場2つ} g2A {無法者6人を捕まえる} g2B {牢屋2つ} g2C {3つの砦にそれぞれ線路2本} g2D {4つの駅の線路が山に届く} g2E {山沿いの町3つ} g2F {川沿いの町3つ} other {{goal}}}",
  "rails.owner":
    "{owner, select, c1 {銀行は線路2本で開く。} c2 {砦に線路を敷くともう1本。} c3 {酒場は線路1本で開く。} c4 {役は2倍、酒場があれば3倍。} c5 {線路を1本減らし、残りをどの駅からでも敷ける。} c6 {3本の代わりに2本、うち1本は分岐。} c7 {3本の代わりに2本、うち1本は橋。} c8 {3本の代わりに2本、うち1本はトンネル。} c9 {3本の代わりに2本、うち1本は近道。} c10 {このラウンドの目標は5点多い。} other {{owner}}}",
  "rails.goal_kind": "{kind, select, sheriff {保安官} ranch {牧場} other {鉄道}}",
  "rails.bar": "ラウンド{round}/4・{turn}手番目/5",
  "rails.strip.seats": "プレイヤー",
  "rails.strip.sheet": "{points}点：シートを見る",
  "rails.strip.dealer": "この手番の親",
  "rails.strip.dealer_sign": "親",
  "rails.strip.sent": "送信済み",
  "rails.looking": "{name}のシート",
  "rails.looking_back": "自分のシートへ",
  "rails.map.edges": "{n, plural, =0 {地図} other {地図：次の線路を敷ける辺は#つ}}",
  "rails.way":
    "{way, select, bridge {橋} tunnel {トンネル} shortcut {近道} switch {分岐} other {線路}}",
  "rails.edge":
    "{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}、{line}番線：{towards, select, n {北} ne {北東} se {南東} s {南} sw {南西} other {北西}}へ{way, select, bridge {橋} tunnel {トンネル} shortcut {近道} switch {分岐} other {線路}}",
  "rails.edge.branches": "{n, plural, =0 {駅から} other {線の#本目の先から}}",
  "rails.edge.town": "{town}へ",
  "rails.edge.symbol": "印を1つ使う",
  "rails.edge.bandit": "無法者に接する",
  "rails.edge.wakes": "{names}が開く",
  "rails.said.laid": "{n}本目の線路を敷きました",
  "rails.said.back": "{n}本目の線路を戻しました",
  "rails.sheet.makes":
    "{hand, select, pair {ワンペア} two_pair {ツーペア} three_of_a_kind {スリーカード} full_house {フルハウス} straight {ストレート} four_of_a_kind {フォーカード} other {役なし}}・{points}",
  "rails.hand.title": "ラウンド{round}の役",
  "rails.hand.ranks": "手札：{ranks}",
  "rails.sheet.pick": "あなたが親です。自分の1枚を取ってください。",
  "rails.sheet.card": "どのカードを使いますか？",
  "rails.sheet.whose": "{name}：どのカード？",
  "rails.sheet.whose_pick": "{name}が親です。自分用に1枚取ってください。",
  "rails.sheet.secret": "5手番目用",
  "rails.sheet.set_aside": "この手番なし",
  "rails.sheet.others": "ほかの人用",
  "rails.sheet.dealers": "親のカード",
  "rails.sheet.joker_rank": "ジョーカーの数字は？",
  "rails.sheet.joker_suit": "どのスートの線路にしますか？",
  "rails.sheet.lay":
    "{how, select, secret {秘密のカード：{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}の線路を{n, select, 2 {2} 4 {4} 5 {5} other {3}}本まで。} named {{name}：{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}の線路を{n, select, 2 {2} 4 {4} 5 {5} other {3}}本まで。} other {{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}の線路を{n, select, 2 {2} 4 {4} 5 {5} other {3}}本まで敷けます。光る辺をタップ。}}",
  "rails.sheet.way":
    "{way, select, bridge {橋：川と川の間に線路を1本。} tunnel {トンネル：山と山の間に線路を1本。} shortcut {近道：空き地を横切る線路を1本。} other {分岐：路線から新しい路線を分けます。}}{costs, select, yes {印を1つ使います。} power {この手番の線路は{n, select, 1 {1} 2 {2} other {{n}}}本までになります。} other {}}",
  "rails.sheet.laid":
    "{suit, select, spade {スペード} heart {ハート} diamond {ダイヤ} club {クラブ} other {{suit}}}の線路を{n}本敷きました。{more, select, free {} symbol {もう1本には印を1つ使います。} other {これ以上は敷けません。}}",
  "rails.sheet.opens": "{n, plural, other {{names}が開きます。}}",
  "rails.sheet.caught": "無法者を{n, plural, other {#}}人捕まえます。",
  "rails.sheet.escaped": "無法者{n, plural, other {#}}人に逃げられます。",
  "rails.sheet.dearer": "もう1本には印を1つ使います。",
  "rails.sheet.first": "数字は役に、スートは線路になります。",
  "rails.sheet.effects": "使える町の印：{n}",
  "rails.sheet.symbols": "{n, plural, other {印}}",
  "rails.sheet.suit": "スート",
  "rails.sheet.order": "{n, plural, =1 {選ぶ} other {順番・#}}",
  "rails.sheet.send": "{n, plural, =0 {敷かずに送る} other {線路#本で送る}}",
  "rails.sheet.send_best": "最善の順で送る・{points}",
  "rails.sheet.send_order": "この順で送る・{points}",
  "rails.sheet.order_title": "次に開くのは？{n}番目",
  "rails.sheet.rank": "酒場：このラウンドから、選んだ数字のカードは1枚1点になります。",
  "rails.sheet.order_complete": "順番が決まりました。",
  "rails.sheet.with":
    "{kind, select, bank {金{gold}を預ける} saloon {{rank}} jail {枠{jail}} bandit {{jail, plural, =0 {逃げられる} other {牢屋{jail}へ}}} other {}}",
  "rails.pass.title": "{name}に端末を渡してください。",
  "rails.pass.detail": "次に出るのは、{name}だけの秘密のカードです。",
  "rails.pass.take": "{name}です。カードを見る",
  "rails.score.title": "得点欄",
  "rails.score.owner": "会社のオーナー",
  "rails.score.saloon": "ラウンド{round}の酒場：{on, select, yes {丸あり} other {丸なし}}",
  "rails.score.fort_tracks": "砦のそばの線路{n}本、各2点",
  "rails.score.ranks": "酒場の数字",
  "rails.score.box": "{says}：{mark, select, circled {丸} crossed {斜線} other {空き}}",
  "rails.score.symbols": "{count}個中{circled}個に丸、{crossed}個に斜線",
  "rails.score.jail": "牢屋{number}：{built, select, yes {完成} other {未完成}}、無法者{filled}人",
  "rails.looking_last":
    "前の手番：{card}、{n, plural, =0 {線路なし} other {線路 # 本（地図に印）}}。",
  "rails.looking_to": "{step, select, on {次} other {前}}：{name}",
  "rails.versus.theirs": "相手",
  "rails.versus.mine": "自分",
  "rails.goal_has": "{has}／{wanted}",
  "rails.page.back": "手番に戻る",
  "rails.outcome.title": "この手番の成果",
  "rails.outcome.tracks":
    "{n, plural, =0 {線路なし} other {線路 # 本}}{towns, select, yes {（{names}へ）} other {}}",
  "rails.outcome.woken":
    "{building}{kind, select, bank {：金 {gold} × {times}} bandit {{jail, plural, =0 {に逃げられた} other {を捕まえた}}} jail {：枠 {jail}} other {}}{rank, select, none {} other {：{rank}}}{round, plural, =0 {} other {：ラウンド#の役が2倍}}",
  "rails.outcome.hand":
    "{hand, select, pair {ワンペア} two_pair {ツーペア} three_of_a_kind {スリーカード} full_house {フルハウス} straight {ストレート} four_of_a_kind {フォーカード} other {役なし}}",
  "rails.reckoning": "内訳",
  "rails.tie": "同点のため、役の得点で決まりました。",
  "rails.target": "勝利には{target}点。",
  "rails.unrated": "バリアントありのためレーティング対象外です。",
  "rails.moment.cards": "カード",
  "rails.moment.used": "送った手番で使用",
  "rails.log.round": "ラウンド{round}の始まり。",
  "rails.log.dealer": "最初の親は{who, select, you {あなた} other {{name}}}。",
  "rails.log.goal": "目標：{goal}。",
  "rails.log.owner": "会社のオーナー：{owner}",
  "rails.log.secret":
    "{who, select, you {あなた} other {{name}}}は5手番目の秘密のカードを持っています。",
  "rails.log.secret_open": "{who, select, you {あなた} other {{name}}}：5手番目は{card}。",
  "rails.log.set_aside": "{card}はこの手番では使えません。",
  "rails.log.picked": "{who, select, you {あなた} other {{name}}}が{card}を取りました。",
  "rails.log.submitted": "{who, select, you {あなた} other {{name}}}が手番を送りました。",
  "rails.log.submitted_open":
    "{who, select, you {あなた} other {{name}}}の予定：{card}、{suit}の線路{n, plural, =0 {なし} other {#本}}。",
  "rails.log.played":
    "{who, select, you {あなた} other {{name}}}：{card}、{suit}の線路{n, plural, =0 {なし} other {#本}}{effect, select, none {} extra {、町の印} bridge {、橋} tunnel {、トンネル} shortcut {、近道} switch {、分岐} other {、別のスート}}{power, select, yes {、オーナーの決まり} other {}}{towns, select, yes {、{names}へ} other {}}。",
  "rails.log.woken":
    "{who, select, you {あなた} other {{name}}}：{building}{kind, select, bank {（金{gold}）} bandit {{caught, select, yes {を捕まえた} other {が逃げた}}} other {}}{rank, select, none {} other {（{rank}）}}{gains, plural, =0 {} other {、{points}}}。",
  "rails.log.reached":
    "{who, select, you {あなた} other {{name}}}が目標を達成{less, plural, =0 {、{points}点} other {、必要な点が#点減る}}：{goal}。",
  "rails.log.hand":
    "{who, select, you {あなた} other {{name}}}：{hand, select, pair {ワンペア} two_pair {ツーペア} three_of_a_kind {スリーカード} full_house {フルハウス} straight {ストレート} four_of_a_kind {フォーカード} other {役なし}}、{points}点。",
  "rails.log.ended": "最後のラウンドが終わりました。",
  "rails.done.pick": "{card}を取る",
  "rails.done.turn": "{card}、線路{n}本",
  "rails.change.round": "ラウンド",
  "rails.change.turn": "手番",
  "rails.change.cards": "場のカード",
  "rails.new.unrated": "1人で遊ぶとき、バリアントありはレーティング対象外です。",
  "rails.new.family":
    "{sheet, select, desert_a {砂漠A} desert_b {砂漠B} forest_a {森A} other {森B}}",
  "rails.variant_detail":
    "{variant, select, advanced_hand {全員が5手番目のカードを1枚持ちます。} owners {ラウンドごとに特別なルール。} other {どの数字・スートにもなる2枚。}}",
  "rails.tick.goal": "目標",
  "rails.tick.activation": "建物",
  "rails.counted.goals":
    "{n, plural, =0 {目標の達成はありませんでした。} other {目標が{n}回達成されました。}}",
  "rails.counted.activations": "建物が{n}回開きました。",
};
