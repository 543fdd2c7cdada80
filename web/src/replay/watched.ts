/** Without spoilers: how far one has watched, and what may be seen of a match until there. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { frameAt, type Timeline } from "../match/timeline";
import { recall, remember } from "../settings/store";

function keyOf(match: string): string {
  return `watched.${match}`;
}

/** The last version that was watched on this device; 0 before the first. */
function watchedVersion(match: string): number {
  return Number(recall(keyOf(match)) ?? 0);
}

/** The furthest frame that was ever shown here, kept up to date with the one that is shown. */
export function useWatched(match: string, timeline: Timeline, at: number): number {
  const before = useSignal(watchedVersion(match));
  const version = timeline.frames[at]?.version ?? 0;
  useEffect(() => {
    if (version > before.value) {
      before.value = version;
      remember(keyOf(match), String(version));
    }
  }, [match, version]);
  return Math.max(at, before.value === 0 ? 0 : frameAt(timeline.frames, before.value));
}

/** The timeline with nothing in it that happens after a frame. */
export function veiled(timeline: Timeline, until: number): Timeline {
  const seen = ({ at }: { at: number }) => at <= until;
  return {
    ...timeline,
    ticks: timeline.ticks.filter(seen),
    rounds: timeline.rounds.filter(seen),
    worth: timeline.worth.map((values) => values.slice(0, until + 1)),
  };
}
