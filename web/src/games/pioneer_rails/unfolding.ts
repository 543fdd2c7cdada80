/** A turn's outcome as it unfolds on the map: what was there before, and what came, in order. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Match } from "../../match/match";
import type { Animator } from "../../match/playback";
import { boardMotion, pace } from "../../settings/motion";
import type { Plan, SheetState } from "./board/RailsMap";
import { endsTurn, outcomesOf, type SeatOutcome } from "./outcome";
import { stateOf } from "./state-of";
import { type Frame, ours, type View } from "./types";

/** A track or a building each; as long as one takes in the style sheet. */
const BEAT_MS = 220;
/** Time to read what it came to. */
const READ_MS = 1600;
const BEATS_MAX = 10;

export interface Unfolding {
  frame: Frame;
  view: View;
  outcomes: readonly SeatOutcome[];
}

/** The turn that unfolds just now, and how to skip it; nothing does where nothing is to move. */
export function useUnfolding(match: Match, shown: Frame) {
  const unfolding = useSignal<Unfolding | null>(null);
  const skip = useRef<() => void>(() => undefined);
  useEffect(() => {
    const animator: Animator = (from, to) => {
      const view = ours(to).view;
      if (boardMotion.value === "none" || view === null || !endsTurn(to)) {
        return Promise.resolve();
      }
      const outcomes = outcomesOf(ours(to), ours(from).view);
      unfolding.value = { frame: ours(to), view, outcomes };
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, lengthOf(outcomes) / pace.value);
        skip.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    };
    match.playback.animator = animator;
    return () => {
      match.playback.animator = undefined;
      skip.current();
    };
  }, [match]);
  // It is over once its frame is shown.
  const { value } = unfolding;
  const now = value !== null && value.frame.version > shown.version ? value : null;
  return { now, skip: () => skip.current() };
}

function lengthOf(outcomes: readonly SeatOutcome[]): number {
  const beats = outcomes.map(({ tracks, gains }) => tracks.length + gains.length);
  return READ_MS + BEAT_MS * Math.min(BEATS_MAX, Math.max(0, ...beats));
}

/** A seat's sheet without its last turn, and that turn as something that is laid on it. */
export function unfolded(
  view: View,
  seat: number,
  outcome: SeatOutcome | undefined,
): { state: SheetState; plan: Plan } {
  const after = stateOf(view, seat);
  const { tracks = [], towns = [], woken = [] } = outcome ?? {};
  const without = (all: readonly string[], some: readonly string[]) =>
    all.filter((one) => !some.includes(one));
  return {
    state: {
      tracks: after.tracks.slice(0, after.tracks.length - tracks.length),
      done: without(after.done, woken),
      caught: without(after.caught, woken),
      towns: without(after.towns, towns),
    },
    plan: { tracks, towns, wakes: woken, next: [], ghost: null },
  };
}
