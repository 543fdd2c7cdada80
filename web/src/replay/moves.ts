/** Moving through the frames of a replay, with at most one step being played. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Frame } from "../api/types";
import type { StepPlayer } from "../games";
import { frameAt, type Timeline } from "../match/timeline";

/** How many times as fast as at the table. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BETWEEN_STEPS_MS = 600;

export type Moves = ReturnType<typeof useMoves>;

export function useMoves(timeline: { value: Timeline }, from: number | null) {
  const at = useSignal(frameAt(timeline.value.frames, from));
  const running = useSignal(false);
  const speed = useSignal<Speed>(1);
  const player = useRef<StepPlayer | null>(null);
  const stepping = useRef(0);
  const moving = useRef(false);
  const last = () => timeline.value.frames.length - 1;

  const pause = () => {
    running.value = false;
  };
  /** Goes to a frame at once. */
  const set = (frame: number) => {
    pause();
    stepping.current += 1;
    moving.current = false;
    at.value = Math.min(Math.max(0, frame), last());
  };
  /** Plays one step forward; false when something else was asked for meanwhile. */
  const step = async (): Promise<boolean> => {
    const [here, next] = [timeline.value.frames[at.value], timeline.value.frames[at.value + 1]];
    if (here === undefined || next === undefined) {
      return false;
    }
    stepping.current += 1;
    const mine = stepping.current;
    moving.current = true;
    await player.current?.(here, next, speed.value);
    if (mine !== stepping.current) {
      return false;
    }
    moving.current = false;
    at.value += 1;
    return true;
  };
  const play = async () => {
    if (at.value === last()) {
      set(0);
    }
    running.value = true;
    while (running.value && (await step())) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_STEPS_MS / speed.value));
    }
    pause();
  };
  /** Plays one step; one that still plays is over at once, so that each call is a step. */
  const forward = () => {
    pause();
    if (!moving.current) {
      void step();
      return;
    }
    set(at.value + 1);
    const mine = stepping.current;
    // The board ends what it plays once it shows the frame: that is not to be the next step.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (mine === stepping.current) {
          void step();
        }
      }),
    );
  };
  const toggle = () => {
    if (running.value) {
      pause();
    } else {
      void play();
    }
  };
  return { at, running, speed, player, set, forward, toggle, last };
}

/**
 * The next frame in which a choice is asked for, of a seat or of any; the last one when there
 * is none.
 */
export function nextDecision(
  frames: readonly Frame[],
  at: number,
  isChoice: (awaited: Frame["pending"]["awaits"][number]) => boolean,
  seat: number | null,
): number {
  const found = frames.findIndex(
    ({ pending }, index) =>
      index > at &&
      pending.awaits.some((awaited) => {
        const concerned = seat === null || awaited.seat === seat;
        return concerned && isChoice(awaited);
      }),
  );
  return found === -1 ? Math.max(0, frames.length - 1) : found;
}
