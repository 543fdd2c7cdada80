/** Japanese: what is wrong and what helps, and news that arrive on another screen. */
import type { trouble as english } from "../en/trouble";
import type { Same } from "../words";

export const trouble: Same<typeof english> = {
  "trouble.code": "卓のコードをホストに確かめてください。{code} のような英数字です。",
  "trouble.mine": "座っている卓なら「卓」の一覧にあります。",
  "trouble.ask": "座っている人なら卓のコードを教えられます。",
  "trouble.offline": "このページはサーバーから届きます。通信が戻れば自動で表示されます。",
  "trouble.silent":
    "端末は通信できていますが、サーバーが応答しません。繰り返し問い合わせています。",
  "trouble.empty": "静かな荒野です。",
  "trouble.empty_detail":
    "空席も、進行中の対局も、見返す対局もありません。最初の卓を用意しましょう。",
  "trouble.signed_out":
    "このブラウザーからサインインが失われ、卓には知らない人と見えています。別の端末のコードで戻れます。",

  "news.label": "お知らせ",
  "news.turn": "あなたの番：{table}",
  "news.nudge": "{name}\u00a0さんからの催促：{table}",
  "news.nudge_unnamed": "催促が届きました：{table}",
  "news.go": "卓へ",
  "news.later": "あとで",
};
