/** Swedish: the replay theatre. */
import type { replay as english } from "../en/replay";
import type { Same } from "../words";

export const replay: Same<typeof english> = {
  "replay.detail_veiled": "runda {round} · steg {at}",
  "replay.decision": "Nästa beslut",
  "replay.speed": "Fart",
  "replay.speed_times": "{n}×",
  "replay.eyes": "Vems ögon",
  "replay.eyes_all": "Allt öppet",
  "replay.eyes_spectator": "En åskådare",
  "replay.this_moment": "Det här läget",
  "replay.no_spoilers": "Avslöja inget",
  "replay.no_spoilers_detail": "Kurva, märken och slutet är dolda tills du har sett dem.",
  "replay.veiled": "Inget avslöjas: kurvan växer medan du tittar.",
  "replay.tick_theft": "stöld",
  "replay.tick_sale": "försäljning",
  "replay.tick_purchase": "köp",
  "replay.next_mark": "Till nästa: {mark} ({n, plural, =0 {ingen} other {# i allt}})",
  "replay.lines": "linjer: ställning",
};
