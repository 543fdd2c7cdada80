/** One match as this device sees it: table, position, news, and the action under way. */
import { signal } from "@preact/signals";
import { type Answer, type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import { type Link, openStream } from "../api/stream";
import type { Action, Frame, MatchFrame, Problem, Table } from "../api/types";
import { FrameOrder } from "./order";
import { Playback } from "./playback";

/** How the last action fares: none under way, on its way, or refused and why. */
export type Sending =
  | { state: "idle" }
  | { state: Progress; action: Action }
  | { state: "refused"; problem: Problem };

const IDLE: Sending = { state: "idle" };

export class Match {
  readonly id: string;
  readonly table = signal<Table | null>(null);
  /** Why there is nothing to see, when there is not. */
  readonly problem = signal<Problem | null>(null);
  readonly link = signal<Link>("connecting");
  readonly sending = signal<Sending>(IDLE);
  /** Frames in order, up to the newest; from the first one on once `recall` has run. */
  readonly history = signal<readonly Frame[]>([]);
  /** Whether the last position is still looked at, though the match is over. */
  readonly lingering = signal(false);
  readonly playback = new Playback((frame) => this.#heed(frame));

  #order = new FrameOrder();
  #closeStream: (() => void) | undefined;
  #open = false;
  #arrived: Promise<void> | undefined;
  #repairing = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether an action is on its way, so that this object must outlive its screen. */
  get busy(): boolean {
    const { state } = this.sending.value;
    return state === "sending" || state === "trying_again";
  }

  /** Fetches the match and listens for news of it. */
  open(): Promise<void> {
    this.#open = true;
    this.#arrived = this.#arrive();
    return this.#arrived;
  }

  async #arrive(): Promise<void> {
    const answer = await untilAnswered(
      () => api.match(this.id),
      (progress) => {
        this.link.value = progress === "sending" ? "connecting" : "reconnecting";
      },
    );
    if (!answer.ok) {
      this.problem.value = answer.problem;
      return;
    }
    this.take(answer.value);
    this.#listen();
  }

  /** Stops listening; an action under way is still seen through. */
  close(): void {
    this.#open = false;
    this.#closeStream?.();
    this.#closeStream = undefined;
  }

  /** Takes a table with its frame, as the calls around a table answer. */
  take({ table, frame }: MatchFrame): void {
    this.table.value = table;
    this.receive(frame);
  }

  /** Takes a frame, from wherever it comes. */
  receive(frame: Frame): void {
    this.#accept(frame);
    if (this.#order.hole) {
      void this.#repair();
    }
  }

  /** Does what the seat that is asked has chosen, once however often it must be sent. */
  async act(action: Action): Promise<void> {
    const frame = this.playback.shown.value;
    if (this.busy || frame === null || typeof frame.seat !== "number") {
      return;
    }
    const order = { seat: frame.seat, action, expected_version: frame.version };
    const answer = await untilAnswered(
      (id, signal) => api.act(this.id, order, id, signal),
      (state) => {
        this.sending.value = { state, action };
      },
    );
    this.#settle(answer);
  }

  /** Forgets a refusal that has been read. */
  dismiss(): void {
    if (this.sending.value.state === "refused") {
      this.sending.value = IDLE;
    }
  }

  /** Fetches what happened before this page was opened. */
  async recall(): Promise<void> {
    await this.#arrived;
    const answer = await untilAnswered(() => api.frames(this.id, 0));
    if (answer.ok) {
      const [first] = this.history.value;
      const earlier = answer.value.frames.filter(({ version }) => version < (first?.version ?? 0));
      this.history.value = [...earlier, ...this.history.value];
    }
  }

  #accept(frame: Frame): void {
    this.#takeFuller(frame);
    for (const next of this.#order.take(frame)) {
      this.history.value = [...this.history.value, next];
      this.playback.push(next);
    }
  }

  #settle(answer: Answer<Frame>): void {
    if (answer.ok) {
      this.sending.value = IDLE;
      this.receive(answer.value);
      return;
    }
    const { problem } = answer;
    this.sending.value = { state: "refused", problem };
    if (problem.frame) {
      this.receive(problem.frame);
    }
    const shown = this.playback.shown.value;
    if (problem.options && shown && problem.version === shown.version) {
      this.playback.replace({ ...shown, options: problem.options });
    }
  }

  /**
   * Two seats on one device get two copies of a version: the one for the seat that is asked
   * carries the options, and must not be lost because the other came first.
   */
  #takeFuller(frame: Frame): void {
    const held = this.playback.held(frame.version);
    if (held && held.options === null && frame.options !== null) {
      this.playback.replace(frame);
    }
  }

  #listen(): void {
    if (!this.#open) {
      return;
    }
    this.#closeStream = openStream({
      address: () => api.streamAddress(this.id, this.#order.version),
      events: { frame: (data) => this.receive(JSON.parse(data) as Frame) },
      link: (link) => {
        this.link.value = link;
      },
    });
  }

  /** Fetches the frames that are missing, and again while that brings us further. */
  async #repair(): Promise<void> {
    if (this.#repairing) {
      return;
    }
    this.#repairing = true;
    let reached = -1;
    while (this.#order.hole && (this.#order.version ?? 0) > reached) {
      reached = this.#order.version ?? 0;
      const answer = await untilAnswered(() => api.frames(this.id, reached));
      for (const frame of answer.ok ? answer.value.frames : []) {
        this.#accept(frame);
      }
    }
    this.#repairing = false;
  }

  /** Who sits where is told beside the frames, and has changed when the service says so. */
  async #heed(frame: Frame): Promise<void> {
    const changed = frame.events.some(({ type }) => type.startsWith("match."));
    if (!changed || frame.version <= (this.table.value?.version ?? 0)) {
      return;
    }
    const answer = await untilAnswered(() => api.match(this.id));
    if (answer.ok) {
      this.table.value = answer.value.table;
    }
  }
}

const underWay = new Map<string, Match>();

/** The match with this id, opened: the same object while an action of it is under way. */
export function openMatch(id: string): Match {
  const match = underWay.get(id) ?? new Match(id);
  underWay.set(id, match);
  void match.open();
  return match;
}

/** Ends what `openMatch` began. */
export function closeMatch(match: Match): void {
  match.close();
  if (!match.busy) {
    underWay.delete(match.id);
  }
}

addEventListener("beforeunload", (event) => {
  if ([...underWay.values()].some((match) => match.busy)) {
    event.preventDefault();
  }
});
