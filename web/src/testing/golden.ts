/** The golden matches of Rancher, as frames without views. */
import type { GameEvent } from "../api/types";
import type { Frame } from "../games/rancher/types";
import { frame } from "./frames";

const files = import.meta.glob<string>("../../../tests/golden/rancher/*.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Every match, step by step: the lines between its set-up and its result. */
export function goldenMatches(): Frame[][] {
  return Object.values(files).map((text) => {
    const steps = text.trim().split("\n").slice(1, -1);
    let version = 0;
    return steps.map((step) => {
      const { events } = JSON.parse(step) as { events: GameEvent[] };
      const after = version;
      version += events.length;
      return frame(after, version, { events });
    });
  });
}

export function goldenFrames(): Frame[] {
  return goldenMatches().flat();
}
