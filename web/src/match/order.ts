/** Frames in order: each once, and none before the ones that it builds on. */
import type { Frame } from "../api/types";

/** Frames kept beyond a hole; those that do not fit come again with the ones that fill it. */
const WAITING_MAX = 100;

/** Takes frames as they come, from the stream, from answers and from repairs, in any order. */
export class FrameOrder {
  #version: number | null = null;
  #waiting = new Map<number, Frame>();

  /** The version of the last frame given out; null before the first. */
  get version(): number | null {
    return this.#version;
  }

  /** Whether frames are missing between the last one given out and those that wait. */
  get hole(): boolean {
    return this.#waiting.size > 0;
  }

  /** The frames that can now be shown, in order; none when this one is known or too early. */
  take(frame: Frame): Frame[] {
    if (this.#version === null) {
      this.#version = frame.version;
      return [frame];
    }
    if (this.#waiting.size < WAITING_MAX) {
      this.#waiting.set(frame.after, frame);
    }
    return this.#ready();
  }

  #ready(): Frame[] {
    const ready: Frame[] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#waiting.delete(next.after);
      this.#version = next.version;
      ready.push(next);
    }
    this.#forgetKnown();
    return ready;
  }

  #next(): Frame | undefined {
    return this.#version === null ? undefined : this.#waiting.get(this.#version);
  }

  #forgetKnown(): void {
    for (const frame of this.#waiting.values()) {
      if (frame.version <= (this.#version ?? 0)) {
        this.#waiting.delete(frame.after);
      }
    }
  }
}
