/** One match as this device sees it: table, position, news, and the action under way. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import { type Link, openStream } from "../api/stream";
import type { Action, Frame, MatchFrame, Presence, Problem, Table } from "../api/types";
import { keepFrame, keepTable, keptTable } from "../keep/tables";
import { tellNotice } from "../news/notices";
import * as outbox from "../outbox/outbox";
import { user } from "../session/session";
import { FrameOrder } from "./order";
import { sitsAt } from "./people";
import { Playback } from "./playback";

/** How the last action fares: none under way, on its way, or refused and why. */
export type Sending =
  | { state: "idle" }
  | { state: Progress; action: Action }
  | { state: "refused"; problem: Problem };

const IDLE: Sending = { state: "idle" };

/** With no answer after so long, the position that this device has kept is shown. */
const PATIENCE_MS = 800;

export class Match {
  readonly id: string;
  readonly table = signal<Table | null>(null);
  /** Why there is nothing to see, when there is not. */
  readonly problem = signal<Problem | null>(null);
  readonly link = signal<Link>("connecting");
  /** Who looks at it just now; null while nobody tells. */
  readonly presence = signal<Presence | null>(null);
  readonly sending = computed<Sending>(() => this.#sending());
  /** Frames in order, up to the newest; from the first one on once `recall` has run. */
  readonly history = signal<readonly Frame[]>([]);
  /** Whether the last position is still looked at, though the match is over. */
  readonly lingering = signal(false);
  readonly playback = new Playback((frame) => this.#heed(frame));

  /** An action on its way into the outbox. */
  #deciding = signal<Action | null>(null);
  #order = new FrameOrder();
  #closeStream: (() => void) | undefined;
  #stopHearing: (() => void) | undefined;
  #open = false;
  #arrived: Promise<void> | undefined;
  #repairing = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether an action is on its way, so that no other can be decided on. */
  get busy(): boolean {
    const { state } = this.sending.value;
    return state === "sending" || state === "trying_again";
  }

  /** Fetches the match and listens for news of it. */
  open(): Promise<void> {
    this.#open = true;
    const stopHearing = outbox.listen(this.id, (frame) => this.receive(frame));
    const stopMending = effect(() => this.#mend(this.sending.value));
    this.#stopHearing = () => {
      stopHearing();
      stopMending();
    };
    this.#arrived = this.#arrive();
    return this.#arrived;
  }

  async #arrive(): Promise<void> {
    const timer = setTimeout(() => void this.#takeKept(), PATIENCE_MS);
    const answer = await untilAnswered(
      () => api.match(this.id),
      (progress) => {
        this.link.value = progress === "sending" ? "connecting" : "reconnecting";
        if (progress === "trying_again") {
          void this.#takeKept();
        }
      },
    );
    clearTimeout(timer);
    if (!this.#open) {
      return;
    }
    if (!answer.ok) {
      this.problem.value = answer.problem;
      return;
    }
    this.take(answer.value);
    this.#listen();
  }

  /** Shows the position as this device last saw it, unless a newer one has come. */
  async #takeKept(): Promise<void> {
    const kept = user.value ? await keptTable(user.value.id, this.id) : undefined;
    if (kept === undefined || this.table.value !== null || !this.#open) {
      return;
    }
    this.table.value = kept.table;
    this.history.value = kept.frames.slice(0, -1);
    this.#accept(kept.frame);
  }

  /** Stops listening; an action under way is the outbox's. */
  close(): void {
    this.#open = false;
    this.#closeStream?.();
    this.#closeStream = undefined;
    this.#stopHearing?.();
    this.#stopHearing = undefined;
  }

  /** Takes a table with its frame, as the calls around a table answer. */
  take({ table, frame }: MatchFrame): void {
    this.#setTable(table);
    this.receive(frame);
  }

  #setTable(table: Table): void {
    this.table.value = table;
    if (user.value && sitsAt(table)) {
      void keepTable(user.value.id, table);
    }
  }

  /** Takes a frame, from wherever it comes. */
  receive(frame: Frame): void {
    this.#accept(frame);
    if (this.#order.hole) {
      void this.#repair();
    }
  }

  /** Hands in what the seat that is asked has chosen: it counts once, now or later. */
  async act(action: Action): Promise<void> {
    const frame = this.playback.shown.value;
    const table = this.table.value;
    if (this.busy || frame === null || table === null || typeof frame.seat !== "number") {
      return;
    }
    this.#deciding.value = action;
    await outbox.enqueue({ table, seat: frame.seat, action, frame });
    this.#deciding.value = null;
  }

  /** Forgets a refusal that has been read. */
  dismiss(): void {
    const row = this.#row();
    if (row?.state === "refused") {
      void outbox.discard(row.id);
    }
  }

  #row() {
    return outbox.mine.value.find(({ match }) => match === this.id);
  }

  #sending(): Sending {
    const row = this.#row();
    if (row?.state === "refused" && row.problem) {
      return { state: "refused", problem: row.problem };
    }
    if (row !== undefined) {
      const sent = row.state === "sending" && row.tries === 1;
      const waits = outbox.line.value === "waiting" || row.tries > 1;
      return { state: sent || !waits ? "sending" : "trying_again", action: row.action };
    }
    const deciding = this.#deciding.value ?? this.#unheard();
    return deciding ? { state: "sending", action: deciding } : IDLE;
  }

  /** An action that another tab or the service worker has brought, and whose frame is to come. */
  #unheard(): Action | undefined {
    const last = outbox.delivered.value.find(({ match }) => match === this.id);
    const seen = this.history.value.at(-1)?.version ?? 0;
    return last !== undefined && last.version > seen ? last.action : undefined;
  }

  /** Fetches what happened before this page was opened. */
  async recall(): Promise<void> {
    await this.#arrived;
    const answer = await untilAnswered(() => api.frames(this.id, 0));
    if (answer.ok) {
      const { value: history } = this.history;
      const known = new Set(history.map(({ version }) => version));
      const last = history.at(-1)?.version ?? 0;
      const missed = answer.value.frames.filter(
        ({ version }) => version < last && !known.has(version),
      );
      this.history.value = [...missed, ...history].sort((a, b) => a.version - b.version);
    }
  }

  #accept(frame: Frame): void {
    if (user.value && this.table.value && sitsAt(this.table.value)) {
      void keepFrame(user.value.id, this.id, frame);
    }
    for (const next of this.#order.take(frame)) {
      this.history.value = [...this.history.value, next];
      this.playback.push(next);
    }
  }

  /** A refusal brings the position as it is, or what would have been legal. */
  #mend(sending: Sending): void {
    if (sending.state === "refused") {
      untracked(() => this.#takeFrom(sending.problem));
    }
  }

  #takeFrom({ frame, options, version }: Problem): void {
    if (frame && this.#order.version !== null) {
      this.receive(frame);
    }
    const shown = this.playback.shown.value;
    if (options && shown && version === shown.version) {
      this.playback.replace({ ...shown, options });
    }
  }

  #listen(): void {
    if (!this.#open) {
      return;
    }
    this.#closeStream = openStream({
      address: () => api.streamAddress(this.id, this.#order.version),
      events: {
        frame: (data) => this.receive(JSON.parse(data) as Frame),
        notice: tellNotice,
        presence: (data) => {
          this.presence.value = JSON.parse(data) as Presence;
        },
      },
      link: (link) => {
        this.link.value = link;
        this.presence.value = null;
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
      this.#setTable(answer.value.table);
    }
  }
}

/** The match with this id, opened. */
export function openMatch(id: string): Match {
  const match = new Match(id);
  void match.open();
  return match;
}

/** Ends what `openMatch` began. */
export function closeMatch(match: Match): void {
  match.close();
}
