/** Which picture is seen: the one where it is played, until the reader turns to another. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { PanelName } from "./board/PionjarBoard";

/** A panel of the board, or a scene that is played away from it. */
export type PictureName = PanelName | SceneName;
export type SceneName = "auction" | "saloon";

export function sceneNamed(name: PictureName): SceneName | null {
  return name === "auction" || name === "saloon" ? name : null;
}

interface PanelState {
  panel: Signal<PictureName>;
  /** Turns to a picture by hand. */
  show: (panel: PictureName) => void;
}

/**
 * `wanted` is the picture of what is played. What the reader has turned to stays while others move,
 * and gives way when `question`, the reader's own, is a new one.
 */
export function usePanel(wanted: PictureName, mover: number, question: string | null): PanelState {
  const panel = useSignal<PictureName>(wanted);
  const byHand = useRef(false);
  useEffect(() => {
    if (!byHand.current) {
      panel.value = wanted;
    }
  }, [wanted, mover]);
  useEffect(() => {
    if (question !== null) {
      byHand.current = false;
      panel.value = wanted;
    }
  }, [question]);
  const show = (name: PictureName) => {
    byHand.current = name !== wanted;
    panel.value = name;
  };
  return { panel, show };
}
