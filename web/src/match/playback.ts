/** What is on the table now: frames shown one after the other, each with its animation. */
import { signal } from "@preact/signals";
import type { Frame } from "../api/types";

/** Plays what happened between two frames; resolves early when it is skipped. */
export type Animator = (from: Frame, to: Frame) => Promise<void>;

/** With more frames than this still to come, all but the last are shown at once. */
const QUEUE_PLAYED_MAX = 2;

export class Playback {
  /** The frame that the table shows; null until the first has come. */
  readonly shown = signal<Frame | null>(null);
  /** Whether frames are still being played. */
  readonly playing = signal(false);
  /** Set by the board that is on the screen. */
  animator: Animator | undefined;

  #queue: Frame[] = [];
  #prepare: (frame: Frame) => Promise<void>;

  /** `prepare` runs before a frame is shown. */
  constructor(prepare: (frame: Frame) => Promise<void>) {
    this.#prepare = prepare;
  }

  /** Shows the frame after those that still wait. */
  push(frame: Frame): void {
    this.#queue.push(frame);
    if (!this.playing.value) {
      void this.#play();
    }
  }

  /** Puts a fuller copy in the place of a frame with the same version. */
  replace(frame: Frame): void {
    this.#queue = this.#queue.map((known) => (known.version === frame.version ? frame : known));
    if (this.shown.value?.version === frame.version) {
      this.shown.value = frame;
    }
  }

  async #play(): Promise<void> {
    this.playing.value = true;
    for (let frame = this.#queue[0]; frame !== undefined; frame = this.#queue[0]) {
      await this.#prepare(frame);
      await this.#animate(frame);
      // The copy may have been replaced by a fuller one meanwhile.
      this.shown.value = this.#queue.shift() ?? frame;
    }
    this.playing.value = false;
  }

  async #animate(frame: Frame): Promise<void> {
    const from = this.shown.value;
    const seen = document.visibilityState === "visible";
    if (from && this.animator && seen && this.#queue.length <= QUEUE_PLAYED_MAX) {
      await this.animator(from, frame);
    }
  }
}
