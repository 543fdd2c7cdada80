/** English: the replay theatre. */
export const replay = {
  "replay.detail_veiled": "round {round} · step {at}",
  "replay.decision": "Next decision",
  "replay.speed": "Speed",
  "replay.speed_times": "{n}×",
  "replay.eyes": "Whose eyes",
  "replay.eyes_all": "All open",
  "replay.eyes_spectator": "A spectator",
  "replay.this_moment": "This moment",
  "replay.no_spoilers": "Without spoilers",
  "replay.no_spoilers_detail": "Chart, ticks and the end stay hidden until they are watched.",
  "replay.veiled": "No spoilers: the chart grows as you watch.",
  "replay.tick_theft": "theft",
  "replay.tick_sale": "sale",
  "replay.tick_purchase": "purchase",
  "replay.next_mark": "Next: {mark} ({n, plural, =0 {none} other {# in all}})",
  "replay.lines": "lines: standing",
} as const;
