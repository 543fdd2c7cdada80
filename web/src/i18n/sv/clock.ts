/** Svenska: betänketid, och en plats som en bot håller så länge. */
import type { clock as english } from "../en/clock";
import type { Same } from "../words";

export const clock: Same<typeof english> = {
  "new.turn": "Betänketid",
  "new.turn_free": "Valfri",
  "new.turn_minutes": "2 minuter",
  "new.turn_day": "1 dag",
  "new.turn_days": "3 dagar",
  "new.turn_free_detail": "Ingen jäktas, och ingen spelar för den som är borta.",
  "new.turn_detail":
    "När den är slut bestämmer en bot. Efter två gånger i rad håller den platsen tills ägaren är tillbaka.",

  "clock.left": "{who, select, you {Du har} other {{name} har}} {time} kvar",
  "clock.until": "{who, select, you {Du har} other {{name} har}} tid till {at}",
  "clock.over": "{who, select, you {Din tid} other {Tiden för {name}}} är slut: en bot bestämmer.",
  "clock.hurry": "En halv minut kvar.",

  "held.title": "En bot håller {who, select, you {din plats} other {platsen åt {name}}}",
  "held.detail": "Tiden tog slut två gånger i rad. Boten spelar tills du är tillbaka.",
  "held.alone":
    "Tiden tog slut två gånger i rad. Eftersom alla är borta låter boten hela tiden gå före varje beslut.",
  "held.back": "Ta tillbaka {who, select, you {min plats} other {platsen för {name}}}",

  "ticket.held": "En bot håller din plats",
  "ticket.due": "till {at}",

  "log.timed_out":
    "{who, select, you {Din tid} other {Tiden för {name}}} tog slut: en bot bestämde.",
  "log.seat_held":
    "En bot håller {who, select, you {din plats} other {platsen åt {name}}} så länge.",
  "log.seat_returned": "{who, select, you {Du är} other {{name} är}} tillbaka.",

  "problem.seat_held": "En bot håller din plats. Ta tillbaka den först.",
};
