import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { withDatabase } from "../keep/db";
import { keepFrame, keepMine, keepTable, keptMine, keptTable } from "../keep/tables";
import { lists } from "../lists/lists";
import { recallDraft, rememberDraft } from "../match/drafts";
import { discardAll, rows } from "../outbox/outbox";
import { DeviceRows } from "../outbox/store";
import { recall } from "../settings/store";
import { frame, RIDE_ON, serve, table } from "../testing/frames";
import { row } from "../testing/rows";
import { erase } from "./erasure";
import { ensureUser, recallUser, user } from "./session";

/** Another guest in every test: erased for good is erased for good. */
let ture = { id: "ture", name: "Ture", guest: true };
const GONE = { status: 401, body: { code: "unauthenticated", status: 401, title: "", detail: "" } };
const BUSY = { status: 503, body: { code: "busy", status: 503, title: "", detail: "" } };

/** Ture with a table, a draft and an unsent decision; Bo's are on the device too. */
beforeEach(async () => {
  await withDatabase(async (database) => database.close());
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  user.value = undefined;
  ture = { ...ture, id: `${ture.id}’` };
  serve(() => ({ body: ture }));
  await ensureUser();
  for (const id of [ture.id, "bo"]) {
    await keepTable(id, table());
    await keepFrame(id, "m1", frame(1, 3));
    await keepMine(id, [{ id: "m1" } as never]);
    await new DeviceRows().add(row({ user: id, id: `row of ${id}` }));
  }
  rememberDraft("m1", 3, RIDE_ON);
  lists.value = { mine: [], open: [], live: [], finished: [] };
});

test("an erased account leaves nothing on the device, and others' things alone", async () => {
  const log = serve(() => ({ status: 204, body: null }));

  expect(await erase()).toEqual({ how: "erased" });
  expect(log.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /me"]);
  expect(user.value).toBeNull();
  expect(recall("user")).toBe("null");
  expect(lists.value).toBeNull();
  expect(recallDraft("m1", 3)).toBeUndefined();
  expect(rows.value.map((left) => left.user)).toEqual(["bo"]);
  expect(await keptTable(ture.id, "m1")).toBeUndefined();
  expect(await keptMine(ture.id)).toEqual([]);
  expect(await withDatabase((database) => database.count("frames"))).toBe(1);
  expect(await keptTable("bo", "m1")).toBeDefined();
  expect(await keptMine("bo")).toHaveLength(1);
});

test("what comes late for an erased account is not kept any more", async () => {
  serve(() => ({ status: 204, body: null }));
  await erase();
  await keepTable(ture.id, table());
  await keepFrame(ture.id, "m1", frame(3, 4));

  expect(await keptTable(ture.id, "m1")).toBeUndefined();
  expect(await withDatabase((database) => database.count("frames"))).toBe(1);
});

test("after erasing, the server is not asked who we are", async () => {
  serve(() => ({ status: 204, body: null }));
  await erase();
  const log = serve(() => GONE);
  await recallUser();

  expect(log).toEqual([]);
  expect(user.value).toBeNull();
});

test.each([
  ["the server is not reached", "broken" as const, "unreached"],
  ["the server is busy", BUSY, "refused"],
  ["the server knows nobody, and nothing was asked before", GONE, "refused"],
])("while %s, everything stays where it is", async (_, answer, how) => {
  serve(() => answer);

  expect((await erase()).how).toBe(how);
  expect(user.value).toEqual(ture);
  expect(await keptTable(ture.id, "m1")).toBeDefined();
  expect(recallDraft("m1", 3)).toBeDefined();
  await discardAll("nobody");
  expect(rows.value).toHaveLength(2);
});

test("a lost answer is cleared up by asking again: the session was ended by the first copy", async () => {
  serve(() => "broken");
  await erase();
  serve(() => GONE);

  expect(await erase()).toEqual({ how: "erased" });
  expect(user.value).toBeNull();
});
