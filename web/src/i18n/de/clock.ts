/** Deutsch: Bedenkzeit, und ein Platz, den ein Bot solange hält. */
import type { clock as english } from "../en/clock";
import type { Same } from "../words";

export const clock: Same<typeof english> = {
  "new.turn": "Bedenkzeit",
  "new.turn_free": "Beliebig",
  "new.turn_minutes": "2 Min.",
  "new.turn_day": "1 Tag",
  "new.turn_days": "3 Tage",
  "new.turn_free_detail": "Niemand wird gedrängt, und niemand spielt für Abwesende.",
  "new.turn_detail":
    "Ist sie um, entscheidet ein Bot. Nach zwei Malen in Folge hält er den Platz, bis wieder jemand da ist.",

  "clock.left": "{who, select, you {Du hast} other {{name} hat}} noch {time}",
  "clock.until": "{who, select, you {Du hast} other {{name} hat}} Zeit bis {at}",
  "clock.over":
    "{who, select, you {Deine Zeit} other {Die Zeit von {name}}} ist um: Ein Bot entscheidet.",
  "clock.hurry": "Noch eine halbe Minute.",

  "held.title": "Ein Bot hält {who, select, you {deinen Platz} other {den Platz von {name}}}",
  "held.detail": "Die Zeit war zweimal in Folge um. Der Bot spielt, bis du wieder da bist.",
  "held.alone":
    "Die Zeit war zweimal in Folge um. Weil alle weg sind, lässt der Bot vor jeder Entscheidung die ganze Zeit verstreichen.",
  "held.back": "{who, select, you {Meinen Platz} other {Den Platz von {name}}} wieder einnehmen",

  "ticket.held": "Ein Bot hält deinen Platz",
  "ticket.due": "bis {at}",

  "log.timed_out":
    "{who, select, you {Deine Zeit} other {Die Zeit von {name}}} war um: Ein Bot hat entschieden.",
  "log.seat_held":
    "Ein Bot hält vorerst {who, select, you {deinen Platz} other {den Platz von {name}}}.",
  "log.seat_returned": "{who, select, you {Du bist} other {{name} ist}} wieder da.",

  "problem.seat_held": "Ein Bot hält deinen Platz. Nimm ihn erst wieder ein.",
};
