/** Plays steps one after the other; says when each event happens; can be skipped. */
import type { Step } from "./steps";

/** One frame to be played. */
export interface Play {
  steps: readonly Step[];
  /** How many events the steps tell of. */
  events: number;
  /** Called for each event in order, as it happens or is skipped. */
  onEvent: (at: number) => void;
  /** Called when the last step is over, before the view is drawn that it led to. */
  onEnd: () => void;
}

/** The board's player: plays queue up, and a skip finishes all that are in the queue. */
export class Stage {
  private readonly queue: (Play & { done: () => void })[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private at = 0;
  private told = 0;

  /** `show` draws a step, or (null) the view as it stands. */
  constructor(private readonly show: (step: Step | null) => void) {}

  /** Plays after what is in the queue; resolves when the last step was seen or skipped. */
  play(play: Play): Promise<void> {
    return new Promise((done) => {
      this.queue.push({ ...play, done });
      if (this.queue.length === 1) {
        this.begin();
      }
    });
  }

  /** True while something plays. */
  get playing(): boolean {
    return this.queue.length > 0;
  }

  /** Ends at once everything that plays or waits; the events are told all the same. */
  skip(): void {
    clearTimeout(this.timer);
    const rest = this.queue.splice(0);
    for (const play of rest) {
      this.tell(play, play.events);
      this.told = 0;
      play.onEnd();
    }
    this.show(null);
    for (const play of rest) {
      play.done();
    }
  }

  private begin(): void {
    [this.at, this.told] = [0, 0];
    this.next();
  }

  private next(): void {
    const play = this.queue[0];
    if (!play) {
      return;
    }
    const step = play.steps[this.at];
    if (!step) {
      this.end(play);
      return;
    }
    this.at += 1;
    this.show(step);
    this.tell(play, step.told);
    this.timer = setTimeout(() => this.next(), step.ms);
  }

  private end(play: Play & { done: () => void }): void {
    this.tell(play, play.events);
    this.queue.shift();
    play.onEnd();
    if (this.queue.length > 0) {
      this.begin();
    } else {
      this.show(null);
    }
    play.done();
  }

  private tell(play: Play, upTo: number): void {
    for (; this.told < upTo; this.told++) {
      play.onEvent(this.told);
    }
  }
}
