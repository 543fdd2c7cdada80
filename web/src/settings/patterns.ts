/** Whether seats' marks have patterns besides their colours and shapes. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./store";

export const patterns = signal(recall("patterns") === "on");

/** Chooses, and remembers the choice on this device. */
export function choosePatterns(on: boolean): void {
  patterns.value = on;
  remember("patterns", on ? "on" : "off");
}

/** Lets the style sheets know. */
export function applyPatterns(): void {
  effect(() => {
    document.documentElement.dataset["patterns"] = patterns.value ? "on" : "off";
  });
}
