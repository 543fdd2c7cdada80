/** The board's state over time: the view as it stands, or a step of what led to it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Scene, sceneOf } from "./scene";
import { Stage } from "./stage";
import { type Step, steps } from "./steps";
import type { RancherEvent, RancherView } from "./view";

/** A frame to be played: its events, and the views before and after them. */
export interface Frame {
  events: readonly RancherEvent[];
  from: RancherView;
  to: RancherView;
  /** How many times as fast as at the table; once as a rule. */
  speed?: number | undefined;
}

/** What a screen can ask of the board. */
export interface BoardHandle {
  /**
   * Plays a frame and resolves when the board stands as in `to`; frames queue up. `onEvent`
   * is called for each event in order as it happens on the board, skipped ones included.
   */
  animate(frame: Frame, onEvent?: (event: RancherEvent, at: number) => void): Promise<void>;
  /** Ends what plays: the board stands at once as in the last frame. */
  skip(): void;
}

interface Standing {
  view: RancherView;
  events: readonly RancherEvent[];
}

/** What to draw now; `at` tells steps apart. */
export interface Shown {
  scene: Scene;
  step: Step | null;
  at: number;
  /** The view that stands when nothing plays. */
  view: RancherView;
}

function hastened(played: readonly Step[], speed: number): Step[] {
  return played.map((step) => ({ ...step, ms: step.ms / speed }));
}

/** Shows the given view, except while a frame plays and until the view is given that it led to. */
export function useStage(given: Standing, still: boolean): { shown: Shown; handle: BoardHandle } {
  const [played, setPlayed] = useState<{ step: Step | null; at: number }>({ step: null, at: 0 });
  const ahead = useRef<Standing | null>(null);
  const seen = useRef(given.view);
  const instant = useRef(still);
  instant.current = still;

  const stage = useMemo(
    () => new Stage((step) => setPlayed(({ at }) => ({ step, at: at + 1 }))),
    [],
  );
  useEffect(() => () => stage.skip(), [stage]);

  if (seen.current !== given.view && !stage.playing) {
    seen.current = given.view;
    ahead.current = null;
  }

  const handle = useMemo<BoardHandle>(
    () => ({
      animate({ events, from, to, speed = 1 }, onEvent) {
        const hidden = instant.current || document.hidden;
        return stage.play({
          steps: hidden ? [] : hastened(steps(events, sceneOf(from, [])), speed),
          events: events.length,
          onEvent: (at) => {
            const event = events[at];
            if (event) {
              onEvent?.(event, at);
            }
          },
          onEnd: () => {
            ahead.current = { view: to, events };
          },
        });
      },
      skip: () => stage.skip(),
    }),
    [stage],
  );

  const standing = ahead.current ?? given;
  const scene = played.step?.scene ?? sceneOf(standing.view, standing.events);
  return { shown: { scene, ...played, view: standing.view }, handle };
}
