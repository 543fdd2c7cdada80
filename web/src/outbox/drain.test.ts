import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withDatabase } from "../keep/db";
import { frame } from "../testing/frames";
import { ACCEPTED, NO_ANSWER, refusal, row } from "../testing/rows";
import { drain } from "./drain";
import { alone } from "./lock";
import type { Outcome } from "./post";
import type { Row } from "./row";
import { DeviceRows, PageRows, type RowStore } from "./store";

let online = true;

beforeEach(async () => {
  online = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  await withDatabase(async (database) => database.close());
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Sent {
  rows: RowStore;
  /** What each match's posts are answered, in turn; the last answer stays. */
  answers?: Record<string, Outcome[]>;
  me?: () => string | null;
}

/** Drains once, and notes the order of posts. */
async function drained({ rows, answers = {}, me = () => "u1" }: Sent) {
  const posts: string[] = [];
  const ended = await drain({
    rows,
    post: async ({ id, match }) => {
      posts.push(id);
      const [next, ...later] = answers[match] ?? [ACCEPTED];
      if (later.length > 0) {
        answers[match] = later;
      }
      return next ?? ACCEPTED;
    },
    whoAmI: async () => me(),
    tell: () => undefined,
  });
  return { ended, posts };
}

function states(rows: readonly Row[]): string[] {
  return rows.map(({ match, state }) => `${match} ${state}`);
}

describe.each([
  ["the device's store", () => new DeviceRows()],
  ["the page's store", () => new PageRows()],
])("with %s", (_, make) => {
  test("what is accepted goes, in the order of the decisions, and is remembered", async () => {
    const rows = make();
    for (const match of ["m2", "m1", "m3"]) {
      await rows.add(row({ match, at: match }));
    }
    const { ended, posts } = await drained({ rows });

    expect(ended).toEqual({ why: "done" });
    expect(posts).toEqual(["command-m2", "command-m1", "command-m3"]);
    expect(await rows.all()).toEqual([]);
    expect((await rows.delivered()).map(({ match, version }) => [match, version])).toEqual([
      ["m3", 6],
      ["m1", 6],
      ["m2", 6],
    ]);
  });

  test("a match takes one decision until it is answered for", async () => {
    const rows = make();

    expect(await rows.add(row())).toBe(true);
    expect(await rows.add(row({ id: "another" }))).toBe(false);
    expect(await rows.add(row({ id: "a guest's", user: "u2" }))).toBe(true);
    expect(await rows.all()).toHaveLength(2);
  });

  test("no answer keeps the row, and its repeat has the same id", async () => {
    const rows = make();
    await rows.add(row());
    const first = await drained({ rows, answers: { m1: [NO_ANSWER] } });

    expect(first.ended).toEqual({ why: "waiting", after: 0 });
    expect(await rows.all()).toMatchObject([{ state: "queued", tries: 1, left: true }]);
    const second = await drained({ rows });
    expect([...first.posts, ...second.posts]).toEqual(["command-m1", "command-m1"]);
    expect(await rows.all()).toEqual([]);
  });

  test("a refusal parks its match and no other", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await rows.add(row({ match: "m2" }));
    const now = frame(3, 7);
    const { ended } = await drained({
      rows,
      answers: { m1: [refusal("stale_version", 409, now)] },
    });

    expect(ended).toEqual({ why: "done" });
    expect(await rows.all()).toMatchObject([
      { match: "m1", state: "refused", problem: { code: "stale_version", frame: now } },
    ]);
    expect((await drained({ rows })).posts).toEqual([]);
  });

  test("a poisoned row holds nobody up but its match", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await rows.add(row({ match: "m2" }));
    const broken: Outcome = { kind: "open", reached: true, after: 0 };
    const { ended, posts } = await drained({ rows, answers: { m1: [broken] } });

    expect(posts).toEqual(["command-m1", "command-m2"]);
    expect(ended).toEqual({ why: "waiting", after: 0 });
    expect(states(await rows.all())).toEqual(["m1 queued"]);
  });

  test("where the server asks for patience nothing more is sent", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await rows.add(row({ match: "m2" }));
    const busy: Outcome = { kind: "open", reached: true, after: 7_000 };
    const { ended, posts } = await drained({ rows, answers: { m1: [busy] } });

    expect(posts).toEqual(["command-m1"]);
    expect(ended).toEqual({ why: "waiting", after: 7_000 });
  });

  test("signed out, everything waits and nothing is lost", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await rows.add(row({ match: "m2" }));
    const { ended, posts } = await drained({ rows, answers: { m1: [{ kind: "signed_out" }] } });

    expect(ended).toEqual({ why: "signed_out" });
    expect(posts).toEqual(["command-m1"]);
    expect(states(await rows.all())).toEqual(["m1 queued", "m2 queued"]);
  });

  test("nobody sends what somebody else has decided", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await rows.add(row({ match: "m2", user: "u2" }));
    const { ended, posts } = await drained({ rows, me: () => "u2" });

    expect(ended).toEqual({ why: "done" });
    expect(posts).toEqual(["command-m2"]);
    expect(states(await rows.all())).toEqual(["m1 queued"]);
  });

  test("who is refused because another has signed in meanwhile keeps the decision", async () => {
    const rows = make();
    await rows.add(row());
    let asked = 0;
    const me = () => {
      asked += 1;
      return asked === 1 ? "u1" : "u2";
    };
    await drained({ rows, me, answers: { m1: [refusal("not_your_seat", 403)] } });

    expect(states(await rows.all())).toEqual(["m1 queued"]);
  });

  test("who is refused in their own name is told so", async () => {
    const rows = make();
    await rows.add(row());
    await drained({ rows, answers: { m1: [refusal("not_your_seat", 403)] } });

    expect(states(await rows.all())).toEqual(["m1 refused"]);
  });

  test("when nobody can say who is signed in, nothing is sent", async () => {
    const rows = make();
    await rows.add(row());
    const me = () => {
      throw new TypeError("no network");
    };
    const { ended, posts } = await drained({ rows, me });

    expect(ended).toEqual({ why: "waiting", after: 0 });
    expect(posts).toEqual([]);
  });

  test("a row left in the middle of sending by a page that died is sent again", async () => {
    const rows = make();
    await rows.add(row({ state: "sending", tries: 1, left: true }));
    const { posts } = await drained({ rows });

    expect(posts).toEqual(["command-m1"]);
    expect(await rows.all()).toEqual([]);
  });

  test("what no network has carried can still be taken back; what may have left cannot", async () => {
    const rows = make();
    await rows.add(row());
    online = false;
    await drained({ rows, answers: { m1: [NO_ANSWER] } });
    expect(await rows.all()).toMatchObject([{ left: false, tries: 1 }]);

    online = true;
    await drained({ rows, answers: { m1: [NO_ANSWER] } });
    expect(await rows.all()).toMatchObject([{ left: true, tries: 2 }]);

    online = false;
    await drained({ rows, answers: { m1: [NO_ANSWER] } });
    expect(await rows.all()).toMatchObject([{ left: true, tries: 3 }]);
  });

  test("a newer edition's row is left alone, and so is its match", async () => {
    const rows = make();
    await rows.add(row({ format: 2 }));
    await rows.add(row({ match: "m2" }));
    const { posts } = await drained({ rows });

    expect(posts).toEqual(["command-m2"]);
    expect(await rows.all()).toMatchObject([{ match: "m1", format: 2, state: "queued" }]);
  });

  test("only the latest deliveries are remembered", async () => {
    const rows = make();
    for (let match = 0; match < 25; match += 1) {
      await rows.add(row({ match: `m${match}` }));
    }
    await drained({ rows });

    const delivered = await rows.delivered();
    expect(delivered).toHaveLength(20);
    expect(delivered[0]?.match).toBe("m24");
  });

  test("a user who leaves takes rows and deliveries along, and nobody else's", async () => {
    const rows = make();
    await rows.add(row({ match: "m1" }));
    await drained({ rows });
    await rows.add(row({ match: "m2" }));
    await rows.add(row({ match: "m3", user: "u2" }));
    await rows.forget("u1");

    expect(states(await rows.all())).toEqual(["m3 queued"]);
    expect(await rows.delivered()).toEqual([]);
  });
});

test("two tabs that drain at once post each row once, in order", async () => {
  const locks = oneAtATime();
  vi.stubGlobal("navigator", { onLine: true, locks });
  const tabs = [new DeviceRows(), new DeviceRows()];
  for (const match of ["m1", "m2", "m3"]) {
    await tabs[0]?.add(row({ match }));
  }
  const runs = await Promise.all(tabs.map((rows) => alone(() => drained({ rows }))));

  expect(runs.flatMap(({ posts }) => posts)).toEqual(["command-m1", "command-m2", "command-m3"]);
  vi.unstubAllGlobals();
});

test("two tabs that decide at once: the second is turned away", async () => {
  const tabs = [new DeviceRows(), new DeviceRows()];
  const added = await Promise.all(tabs.map((rows, tab) => rows.add(row({ id: `tab ${tab}` }))));

  expect(added.toSorted()).toEqual([false, true]);
  expect(await tabs[0]?.all()).toHaveLength(1);
});

test("where browsers have no locks a page takes turns with itself", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const steps: string[] = [];
  const run = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    throw new Error(name);
  };
  await Promise.allSettled([alone(run("a")), alone(run("b"))]);

  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  vi.unstubAllGlobals();
});

/** Web locks, as far as we use them. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, run: () => Promise<unknown>) => {
      last = last.then(run);
      return last;
    },
  };
}
