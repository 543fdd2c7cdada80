/** What is on the screen: a frame as it stands, or a step that leads to the next one. */
import type { Awaited } from "../../../api/types";
import { type PictureName, type SceneName, sceneNamed } from "../panel-state";
import { panelOf, sceneOf } from "../places";
import { askedSeats, type Frame, type View } from "../types";
import type { Step } from "./steps";

export interface OnScreen {
  view: View;
  /** Where it is played, and the scene among that, if it is one. */
  picture: PictureName;
  scene: SceneName | null;
  /** The seat that it is about. */
  subject: number;
  /** Whom the strip marks. */
  asked: readonly number[];
  awaits: readonly Awaited[];
  /** What the die on the bar has just shown. */
  rolled: number | null;
}

/** A frame that stands is about the reader's own seat where that is asked, else about the mover. */
export function onScreen(
  frame: Frame,
  view: View,
  step: Step | null,
  own: number | null,
): OnScreen {
  if (step !== null) {
    return {
      view: step.view,
      picture: step.picture,
      scene: sceneNamed(step.picture),
      subject: step.view.turn,
      asked: [step.view.turn],
      awaits: [],
      rolled: step.wager?.value ?? step.die ?? null,
    };
  }
  const subject = own !== null && frame.options !== null ? own : view.turn;
  const scene = sceneOf(frame);
  return {
    view,
    picture: scene ?? panelOf(view, subject),
    scene,
    subject,
    asked:
      frame.pending.awaits.length > 0 || frame.pending.finished ? askedSeats(frame) : [view.turn],
    awaits: frame.pending.awaits,
    rolled: null,
  };
}
