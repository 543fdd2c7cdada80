/** Which panel is seen: the mover's, until the reader turns to the other. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { PanelName } from "./board/PionjarBoard";

interface PanelState {
  panel: Signal<PanelName>;
  /** Turns to a panel by hand. */
  show: (panel: PanelName) => void;
}

/**
 * `wanted` is the panel of whoever moves. What the reader has turned to stays while others move,
 * and gives way when `question`, the reader's own, is a new one.
 */
export function usePanel(wanted: PanelName, mover: number, question: string | null): PanelState {
  const panel = useSignal<PanelName>(wanted);
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
  const show = (name: PanelName) => {
    byHand.current = name !== wanted;
    panel.value = name;
  };
  return { panel, show };
}
