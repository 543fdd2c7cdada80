/** Japanese: the replay theatre. */
import type { replay as english } from "../en/replay";
import type { Same } from "../words";

export const replay: Same<typeof english> = {
  "replay.detail_veiled": "第{round}ラウンド・{at}手目",
  "replay.decision": "次の選択へ",
  "replay.speed": "速さ",
  "replay.speed_times": "{n}倍",
  "replay.eyes": "だれの視点",
  "replay.eyes_all": "すべて公開",
  "replay.eyes_spectator": "観戦者",
  "replay.this_moment": "この場面",
  "replay.no_spoilers": "ネタバレなし",
  "replay.no_spoilers_detail": "見たところまでしか、グラフと印と結末を表示しません。",
  "replay.veiled": "ネタバレなし：見た分だけグラフが伸びます。",
  "replay.tick_theft": "盗み",
  "replay.tick_sale": "売却",
  "replay.tick_purchase": "購入",
  "replay.next_mark": "次の{mark}へ（全{n}回）",
  "replay.lines": "線：成績",
};
