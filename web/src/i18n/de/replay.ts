/** German: the replay theatre. */
import type { replay as english } from "../en/replay";
import type { Same } from "../words";

export const replay: Same<typeof english> = {
  "replay.detail_veiled": "Runde {round} · Schritt {at}",
  "replay.decision": "Nächste Entscheidung",
  "replay.speed": "Tempo",
  "replay.speed_times": "{n}×",
  "replay.eyes": "Wessen Augen",
  "replay.eyes_all": "Alles offen",
  "replay.eyes_spectator": "Zuschauer",
  "replay.this_moment": "Dieser Moment",
  "replay.no_spoilers": "Nichts verraten",
  "replay.no_spoilers_detail": "Kurve, Marken und Ende bleiben verdeckt, bis sie gesehen sind.",
  "replay.veiled": "Nichts verraten: Die Kurve wächst beim Zuschauen.",
  "replay.tick_theft": "Diebstahl",
  "replay.tick_sale": "Verkauf",
  "replay.tick_purchase": "Kauf",
  "replay.next_mark": "Zum nächsten: {mark} ({n, plural, =0 {keiner} other {# im Ganzen}})",
  "replay.lines": "Linien: Stand",
};
