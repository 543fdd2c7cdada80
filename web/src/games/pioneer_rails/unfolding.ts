/** A turn's outcome as it unfolds on the map: what was there before, and what came, in order. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Frame as AnyFrame } from "../../api/types";
import type { Match } from "../../match/match";
import { boardMotion, pace } from "../../settings/motion";
import type { Plan, SheetState } from "./board/RailsMap";
import { endsTurn, outcomesOf, type SeatOutcome } from "./outcome";
import { stateOf } from "./state-of";
import { type Frame, ours, type View } from "./types";

/** A track or a building each. */
const BEAT_MS = 220;
/** Time to read what it came to. */
const READ_MS = 1600;
const BEATS_MAX = 10;

export interface Unfolding {
  frame: Frame;
  view: View;
  outcomes: readonly SeatOutcome[];
  /** How long each of its parts takes to appear. */
  beatMs: number;
}

/** A turn that unfolds on top of what is shown, until its frame is shown itself. */
export function useUnfolding(shown: Frame) {
  const unfolding = useSignal<Unfolding | null>(null);
  const skip = useRef<() => void>(() => undefined);
  /** Plays the step to a frame so many times as fast; nothing where nothing is to move. */
  const play = async (from: AnyFrame, to: AnyFrame, speed: number): Promise<void> => {
    const { view } = ours(to);
    if (boardMotion.value === "none" || view === null || !endsTurn(to)) {
      return;
    }
    const outcomes = outcomesOf(ours(to), ours(from).view);
    const mine = { frame: ours(to), view, outcomes, beatMs: BEAT_MS / speed };
    unfolding.value = mine;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lengthOf(outcomes) / speed);
      skip.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    // Its frame is shown first, so that the position before it does not show through.
    setTimeout(() => {
      unfolding.value = unfolding.value === mine ? null : unfolding.value;
    });
  };
  const { value } = unfolding;
  const now = value !== null && value.frame.after === shown.version ? value : null;
  return { now, skip: () => skip.current(), play };
}

/** The same at the table, where frames are played as they come. */
export function useUnfoldingAt(match: Match, shown: Frame) {
  const { now, skip, play } = useUnfolding(shown);
  useEffect(() => {
    match.playback.animator = (from, to) => play(from, to, pace.value);
    return () => {
      match.playback.animator = undefined;
      skip();
    };
  }, [match]);
  return { now, skip };
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
