/** One pass over the outbox: the same code in a page and in the service worker. */
import type { Outcome, Post } from "./post";
import { isOurs, isUnsent, type Row } from "./row";
import type { RowStore } from "./store";

/** Why a pass has ended: all is answered for, not all could be, or nobody is signed in. */
export type Ended = { why: "done" } | { why: "waiting"; after: number } | { why: "signed_out" };

export interface Drain {
  rows: RowStore;
  post: Post;
  /** Who is signed in, null for nobody; throws when the server cannot be asked. */
  whoAmI: (doubtful: boolean) => Promise<string | null>;
  /** Hears of every change to the rows; with the outcome when there was one. */
  tell: (row: Row, outcome?: Outcome) => void;
}

/**
 * Sends what the signed-in user has decided, oldest first, each match in its own order. A row
 * goes only once its answer is definite; what is refused parks, and holds back its match alone.
 * Must run under the lock: see `lock.ts`.
 */
export async function drain(with_: Drain): Promise<Ended> {
  return new Pass(with_).run();
}

class Pass {
  #with: Drain;
  /** Matches whose later rows must wait: by user, for two may share a device. */
  #held = new Set<string>();
  #after: number | undefined;

  constructor(with_: Drain) {
    this.#with = with_;
  }

  async run(): Promise<Ended> {
    for (const row of await this.#with.rows.all()) {
      const ended = await this.#consider(row);
      if (ended !== undefined) {
        return ended;
      }
    }
    return this.#after === undefined ? { why: "done" } : { why: "waiting", after: this.#after };
  }

  async #consider(row: Row): Promise<Ended | undefined> {
    const match = `${row.user} ${row.match}`;
    if (!(isOurs(row) && isUnsent(row)) || this.#held.has(match)) {
      this.#held.add(match);
      return undefined;
    }
    const whose = await this.#whose(row, false);
    if (whose !== "mine") {
      return whose === "others" ? undefined : whose;
    }
    const ended = await this.#send(row);
    if (ended !== undefined || (await this.#with.rows.all()).some(({ id }) => id === row.id)) {
      this.#held.add(match);
    }
    return ended;
  }

  /** Whether the row is the signed-in user's; the end of the pass when that cannot be told. */
  async #whose(row: Row, doubtful: boolean): Promise<"mine" | "others" | Ended> {
    try {
      const me = await this.#with.whoAmI(doubtful);
      if (me === null) {
        return { why: "signed_out" };
      }
      return me === row.user ? "mine" : "others";
    } catch {
      return { why: "waiting", after: 0 };
    }
  }

  async #send({ id }: Row): Promise<Ended | undefined> {
    const { rows, post, tell } = this.#with;
    let before: Row | undefined;
    const row = await rows.change(id, (known) => {
      before = known;
      return isUnsent(known)
        ? { ...known, state: "sending", tries: known.tries + 1, left: true }
        : undefined;
    });
    if (row === undefined || before === undefined || !isUnsent(row)) {
      return undefined;
    }
    tell(row);
    const reachable = navigator.onLine;
    const outcome = await post(row);
    const nothingLeft = !reachable && !navigator.onLine;
    return this.#settle(row, outcome, nothingLeft ? before.left : true);
  }

  async #settle(row: Row, outcome: Outcome, left: boolean): Promise<Ended | undefined> {
    const { rows, tell } = this.#with;
    switch (outcome.kind) {
      case "accepted":
        await this.#deliver(row, outcome);
        break;
      case "refused":
        return this.#refuse(row, outcome);
      case "signed_out":
        await this.#giveBack(row, left);
        return { why: "signed_out" };
      default:
        await this.#giveBack(row, left);
        this.#after = Math.max(this.#after ?? 0, outcome.after);
        // Where nobody answers, the next row would not fare better.
        return outcome.reached && outcome.after === 0
          ? undefined
          : { why: "waiting", after: this.#after };
    }
    await rows.change(row.id, () => null);
    tell(row, outcome);
    return undefined;
  }

  /** Noted before the row goes, so that at no moment neither is there. */
  #deliver(row: Row, { frame, already }: Extract<Outcome, { kind: "accepted" }>): Promise<void> {
    const { id, seq, user, match, table, action } = row;
    return this.#with.rows.note({
      id,
      seq: seq ?? 0,
      user,
      match,
      table,
      action,
      frame: row.frame,
      at: new Date().toISOString(),
      version: frame.version,
      already,
    });
  }

  async #refuse(
    row: Row,
    outcome: Extract<Outcome, { kind: "refused" }>,
  ): Promise<Ended | undefined> {
    // Somebody else may have signed in meanwhile: then it was they who were refused.
    const whose = outcome.problem.status === 403 ? await this.#whose(row, true) : ("mine" as const);
    if (whose !== "mine") {
      await this.#giveBack(row, row.left);
      return whose === "others" ? undefined : whose;
    }
    const { problem } = outcome;
    const refused = await this.#with.rows.change(row.id, (known) => ({
      ...known,
      state: "refused",
      problem,
    }));
    this.#with.tell(refused ?? row, outcome);
    return undefined;
  }

  async #giveBack(row: Row, left: boolean): Promise<void> {
    const queued = await this.#with.rows.change(row.id, (known) => ({
      ...known,
      state: "queued",
      left,
    }));
    this.#with.tell(queued ?? row);
  }
}
