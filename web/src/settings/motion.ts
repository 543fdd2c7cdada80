/** How much moves: as the device asks, unless the settings say otherwise. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./store";

export type Motion = "full" | "none";

export const MOTIONS: readonly Motion[] = ["full", "none"];

export const motion = signal<Motion>(remembered() ?? deviceMotion());

function remembered(): Motion | undefined {
  return MOTIONS.find((choice) => choice === recall("motion"));
}

function deviceMotion(): Motion {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "full";
}

/** Chooses, and remembers the choice on this device. */
export function chooseMotion(choice: Motion): void {
  motion.value = choice;
  remember("motion", choice);
}

/** Lets the style sheets know. */
export function applyMotion(): void {
  effect(() => {
    document.documentElement.dataset["motion"] = motion.value;
  });
}
