/** Japanese: laying a table, being invited to one, and what can be done about a match. */
import type { room as english } from "../en/room";
import type { Same } from "../words";

export const room: Same<typeof english> = {
  "new.clock": "時間制",
  "new.minutes_of_play": "制限時間（分）",
  "new.clock_detail": "時間になったら、そのラウンドが最後です。",
  "new.lasts": "約{turns}手番、{minutes}分",
  "new.seat_greenhorn": "ボット（新米）",
  "new.visibility": "観戦できる人",
  "new.public": "だれでも",
  "new.link": "リンクのみ",
  "new.closed": "不可",
  "new.public_detail": "みんなの一覧に載ります。",
  "new.link_detail": "一覧には載りません。アドレスを知る人だけが見られます。",
  "new.closed_detail": "席についている人だけが見られます。",

  "ticket.round_clock": "{name}・第{round}ラウンド（時間制）",

  "lobby.minutes": "時間制、{minutes}分",
  "lobby.watching": "観戦",
  "lobby.greenhorn_detail": "新米です。考える前に走ります。",
  "lobby.waiting_for": "{name}\u00a0さんを待っています",
  "lobby.kept_detail": "席を取ってあります。",

  "home.invitations": "招待",
  "row.kept": "{game}・あなたの席があります",
  "row.decline": "今はやめる",
  "row.decline_at": "今はやめる：{title}",

  "table.round_clock": "第{round}ラウンド・残り{minutes}分",
  "table.round_last": "第{round}ラウンド（最終）",

  "summary.led":
    "{when, select, while {一時は} first {最初のラウンドだけ、} last {最後のラウンドまで} other {第{round}ラウンドまでは}}{who, select, you {あなた} other {{name}\u00a0さん}}が首位でした。",
  "summary.unrivalled": "{winners, plural, other {ほかに首位に立った人はいません。}}",
  "summary.share": "結果を共有",
  "summary.share_text": "試合の結果",
  "summary.again": "もう一度",
  "summary.join": "次の対戦へ",

  "match.closed": "この卓は非公開です。",
  "log.seat_to_bot":
    "{who, select, you {あなたは} other {{name}\u00a0さんは}}席をボットに譲りました。",
  "log.time": "時間切れ。このラウンドが最後です。",

  "presence.here": "在席",
  "presence.watching": "{n, plural, other {観戦#人}}",

  "menu.nudge": "{name}\u00a0さんに催促する",
  "menu.nudged": "{name}\u00a0さんに知らせました。",
  "menu.unreached": "サーバーにつながりません。何も送っていません。",
  "menu.resign": "席を譲る",
  "menu.resign_title": "席を手放しますか？",
  "menu.resign_detail": "代わりにボットが続けます。元には戻せません。",
  "menu.resign_yes": "手放す",
  "menu.resign_no": "続ける",

  "move.title": "別のスマホに移る",
  "move.lead": "卓も一緒に移ります。その後はどちらの端末でも遊べます。",
  "move.here": "このスマホから",
  "move.make": "コードを作る",
  "move.again": "新しいコードを作る",
  "move.code": "移り先のスマホ用コード",
  "move.how": "移り先の「設定」→「移る」で入力してください。{at} まで、一度だけ使えます。",
  "move.there": "このスマホへ",
  "move.enter": "元のスマホのコード",
  "move.go": "ここでサインイン",
  "move.guest": "ここでは {name}\u00a0さんです。そのゲストと卓は移りません。",
  "move.done": "このスマホでは {name}\u00a0さんになりました。",
  "move.nobody": "移す人はまだいません。最初の卓でゲストになります。",

  "problem.too_soon": "この席には1時間以内に催促が届いています。少し待ちましょう。",
  "problem.link_not_found": "コードが違うか、使用済みか、期限切れです。",
  "problem.too_many_requests": "続けざまの操作が多すぎます。1分ほど待って、もう一度どうぞ。",
  "problem.spectators_closed": "席についている人だけが見られます。",
  "problem.perspective_closed": "ほかの人の視点は対戦のあとに開きます。",
};
