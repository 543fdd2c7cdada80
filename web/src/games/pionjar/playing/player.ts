/** Plays a row of steps, each for its time; a skip ends them all. */
import type { Step } from "./steps";

export class Player {
  #end: (() => void) | undefined;

  /** Shows the steps one by one, so many times as fast; resolves after the last, or when skipped. */
  async play(steps: readonly Step[], speed: number, show: (step: Step) => void): Promise<void> {
    this.skip();
    let skipped = false;
    for (const step of steps) {
      if (skipped) {
        return;
      }
      show(step);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, step.ms / speed);
        this.#end = () => {
          skipped = true;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#end = undefined;
  }

  skip(): void {
    this.#end?.();
    this.#end = undefined;
  }
}
