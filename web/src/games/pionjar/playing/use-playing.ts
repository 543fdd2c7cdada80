/** The step that is on the screen while what happened between two frames is played. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Match } from "../../../match/match";
import { boardMotion, pace } from "../../../settings/motion";
import { type Frame, ours, pionjarEvents } from "../types";
import { Player } from "./player";
import { type Step, stepsOf } from "./steps";

export interface Played {
  /** The frame that these steps lead to. */
  to: Frame;
  step: Step;
}

/** What has been told of the frame that is played. */
export function toldOf({ to, step }: Played): Frame {
  return { ...to, events: pionjarEvents(to).slice(0, step.told) };
}

/** What plays now, until its frame is shown; and how to end it at once. */
export function usePlaying(match: Match, own: number | null, shown: Frame) {
  const played = useSignal<Played | null>(null);
  const player = useMemo(() => new Player(), []);
  useEffect(() => {
    match.playback.animator = async (before, after) => {
      const [from, to] = [ours(before), ours(after)];
      if (boardMotion.value === "none" || from.view === null || to.view === null) {
        return;
      }
      await player.play(stepsOf(from.view, pionjarEvents(to), own), pace.value, (step) => {
        played.value = { to, step };
      });
    };
    return () => {
      match.playback.animator = undefined;
      player.skip();
    };
  }, [match, own]);
  const now = played.value;
  // The last step stands until its frame does.
  return {
    played: now !== null && now.to.version > shown.version ? now : null,
    skip: () => player.skip(),
  };
}
