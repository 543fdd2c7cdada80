import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { MatchSummary } from "../api/types";
import { frame, RIDE_ON, serve, table } from "../testing/frames";
import { withDatabase } from "./db";
import { gather } from "./gather";
import { FRAMES_MAX, keepFrame, keepMine, keepTable, keptMine, keptTable } from "./tables";

beforeEach(async () => {
  await withDatabase(async (database) => database.close());
  globalThis.indexedDB = new IDBFactory();
});

function summary(id: string, rest: Partial<MatchSummary> = {}): MatchSummary {
  return { id, status: "running", version: 3, my_turn: false, ...rest } as MatchSummary;
}

test("a table comes back with its newest frame and those before it", async () => {
  await keepTable("u1", table());
  for (const version of [9, 3, 12]) {
    await keepFrame("u1", "m1", frame(version - 1, version));
  }
  const kept = await keptTable("u1", "m1");

  expect(kept?.table).toEqual(table());
  expect(kept?.frame.version).toBe(12);
  expect(kept?.frames.map(({ version }) => version)).toEqual([3, 9, 12]);
});

test("of two copies of a frame the one with options stays", async () => {
  await keepTable("u1", table());
  await keepFrame("u1", "m1", frame(1, 3, { options: [RIDE_ON] }));
  await keepFrame("u1", "m1", frame(1, 3));
  expect((await keptTable("u1", "m1"))?.frame.options).toEqual([RIDE_ON]);

  await keepFrame("u1", "m1", frame(3, 4));
  await keepFrame("u1", "m1", frame(3, 4, { options: [RIDE_ON] }));
  expect((await keptTable("u1", "m1"))?.frame.options).toEqual([RIDE_ON]);
});

test("nobody sees what was kept for somebody else", async () => {
  await keepTable("u1", table());
  await keepFrame("u1", "m1", frame(1, 3));
  await keepMine("u1", [summary("m1")]);

  expect(await keptTable("u2", "m1")).toBeUndefined();
  expect(await keptMine("u2")).toEqual([]);
});

test("only so many frames are kept, the newest", async () => {
  await keepTable("u1", table());
  for (let version = 1; version <= FRAMES_MAX + 5; version += 1) {
    await keepFrame("u1", "m1", frame(version - 1, version));
  }
  const frames = (await keptTable("u1", "m1"))?.frames ?? [];

  expect(frames).toHaveLength(FRAMES_MAX);
  expect(frames[0]?.version).toBe(6);
});

test("the list has the tables that can be opened, and others are let go", async () => {
  for (const id of ["m1", "m2"]) {
    await keepTable("u1", table({ id }));
    await keepFrame("u1", id, frame(1, 3));
  }
  await keepMine("u1", [summary("m1"), summary("m3")]);

  expect((await keptMine("u1")).map(({ id }) => id)).toEqual(["m1"]);
  expect(await keptTable("u1", "m2")).toBeUndefined();
  expect(await keptTable("u1", "m1")).toBeDefined();
});

test("a table that went on after its list was read is listed as it stands", async () => {
  const awaits = [{ seat: 0, ask: "roll", round: 2, turn: 3, since: 4 }];
  await keepMine("u1", [
    summary("m1", { status: "lobby", version: 2, awaits: [], progress: null }),
    summary("m2", { my_turn: true, version: 4, awaits: awaits as never }),
    summary("m3", { my_turn: true, version: 4, progress: { round: 1, rounds: 40 } }),
  ]);
  for (const id of ["m1", "m2"]) {
    await keepTable("u1", table({ id, status: id === "m1" ? "lobby" : "running" }));
    await keepFrame("u1", id, frame(2, 4, { pending: { awaits, finished: false } as never }));
  }
  await keepTable("u1", table({ id: "m3" }));
  const others = [{ ...awaits[0], seat: 1 }];
  await keepFrame("u1", "m3", frame(4, 9, { pending: { awaits: others } as never }));

  const [started, same, moved] = await keptMine("u1");
  expect(started).toMatchObject({ id: "m1", status: "running", version: 4, awaits, my_turn: true });
  expect(same).toMatchObject({ id: "m2", version: 4, my_turn: true });
  expect(moved).toMatchObject({ my_turn: false, progress: { round: 2, rounds: 40 }, version: 9 });
});

test("where the device keeps nothing, nothing is kept and nothing breaks", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  await keepTable("u1", table());

  expect(await keptTable("u1", "m1")).toBeUndefined();
  expect(await keptMine("u1")).toEqual([]);
});

test("tables that have moved are gathered, those that wait for the user first", async () => {
  await keepFrame("u1", "known", frame(1, 3));
  const log = serve(({ path }) => {
    const id = path.split("/")[2] ?? "";
    return { body: { table: table({ id }), frame: frame(1, 3) } };
  });
  await gather("u1", [
    summary("other"),
    summary("known"),
    summary("mine", { my_turn: true }),
    summary("lobby", { status: "lobby" }),
  ]);

  expect(log.map(({ path }) => path)).toEqual(["/matches/mine", "/matches/other"]);
  expect((await keptTable("u1", "mine"))?.frame.version).toBe(3);
});

test("a line that breaks while gathering is no error", async () => {
  serve(() => "broken");

  await expect(gather("u1", [summary("m1")])).resolves.toBeUndefined();
});
