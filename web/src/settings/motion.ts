/** How much moves: as the device asks, unless the settings say otherwise. */
import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "./store";

export type Motion = "full" | "brisk" | "none";

export const MOTIONS: readonly Motion[] = ["full", "brisk", "none"];

/** How much faster than at full length things move when they are to be brisk. */
const BRISK = 3;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const calmAsked = signal(calm.matches);
calm.addEventListener("change", () => {
  calmAsked.value = calm.matches;
});

const chosen = signal(MOTIONS.find((choice) => choice === recall("motion")));

export const motion = computed<Motion>(() => chosen.value ?? (calmAsked.value ? "none" : "full"));

/** Whether boards play what happens at all. */
export const boardMotion = computed(() => (motion.value === "none" ? "none" : "full"));

/** How many times faster than usual they play it. */
export const pace = computed(() => (motion.value === "brisk" ? BRISK : 1));

/** Chooses, and remembers the choice on this device. */
export function chooseMotion(choice: Motion): void {
  chosen.value = choice;
  remember("motion", choice);
}

/** Lets the style sheets know. */
export function applyMotion(): void {
  effect(() => {
    document.documentElement.dataset["motion"] = motion.value;
  });
}
