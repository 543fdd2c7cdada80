/** 日本語：持ち時間と、留守の間ボットが預かる席。 */
import type { clock as english } from "../en/clock";
import type { Same } from "../words";

export const clock: Same<typeof english> = {
  "new.turn": "一手の持ち時間",
  "new.turn_free": "無制限",
  "new.turn_minutes": "2分",
  "new.turn_day": "1日",
  "new.turn_days": "3日",
  "new.turn_free_detail": "急かされることはなく、留守の人の代わりは誰もしません。",
  "new.turn_detail":
    "時間が切れるとボットが決めます。2回続くと、本人が戻るまでボットが席を預かります。",

  "clock.left": "{who, select, you {あなた} other {{name}\u00a0さん}}の残り時間 {time}",
  "clock.until": "{who, select, you {あなた} other {{name}\u00a0さん}}の期限は{at}",
  "clock.over":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の時間切れ。ボットが決めます。",
  "clock.hurry": "残り30秒です。",

  "held.title": "ボットが{who, select, you {あなた} other {{name}\u00a0さん}}の席を預かっています",
  "held.detail": "2回続けて時間が切れました。戻るまでボットが代わりにプレイします。",
  "held.alone":
    "2回続けて時間が切れました。全員が席を外しているので、ボットは毎回、制限時間いっぱい待ってから決めます。",
  "held.back": "{who, select, you {自分} other {{name}\u00a0さん}}の席に戻る",

  "ticket.held": "ボットがあなたの席を預かっています",
  "ticket.due": "{at}まで",

  "log.timed_out":
    "{who, select, you {あなた} other {{name}\u00a0さん}}が時間切れになり、ボットが決めました。",
  "log.seat_held":
    "{who, select, you {あなた} other {{name}\u00a0さん}}の席をボットが預かりました。",
  "log.seat_returned": "{who, select, you {あなた} other {{name}\u00a0さん}}が戻りました。",

  "problem.seat_held": "席はボットが預かっています。先に席に戻ってください。",
};
