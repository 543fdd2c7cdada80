/** Japanese: erasing the account. */
import type { account as english } from "../en/account";
import type { Same } from "../words";

export const account: Same<typeof english> = {
  "erase.section": "やめる",
  "erase.row": "アカウントを消す",
  "erase.row_detail": "名前とサインインが消えます。対局は名前なしで残ります。",
  "erase.title": "{name}\u00a0さんを完全に消しますか？",
  "erase.title_nobody": "消す人がいません",
  "erase.nobody": "ここでは誰もサインインしていません。最初の卓でゲストになります。",
  "erase.lead": "元には戻せません。ほかの端末からも、もうサインインできません。",
  "erase.goes": "消えるもの",
  "erase.goes_name": "あなたの名前。過去の卓からも消えます。",
  "erase.goes_sessions": "すべての端末でのサインイン。",
  "erase.goes_tokens": "自作プログラム用のトークン。",
  "erase.goes_device": "この端末にある卓、下書き、未送信の手。",
  "erase.stays": "残るもの",
  "erase.stays_events": "対局の記録。誰のものか分からない番号で残り、ほかの人は見返せます。",
  "erase.stays_seats": "進行中の対局。席はボットが引き継ぎ、誰も待ちません。",
  "erase.unsent": "{name}\u00a0さんの手です。アカウントと一緒に捨てられます。",
  "erase.unsent_go": "捨てる",
  "erase.yes": "完全に消す",
  "erase.no": "消さない",
  "erase.unreached":
    "サーバーにつながりません。もう一度お試しください。二度送っても問題ありません。",
  "erase.done": "アカウントを消しました。",
};
