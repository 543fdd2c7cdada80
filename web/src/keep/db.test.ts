// @vitest-environment node
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { row } from "../testing/rows";
import { DATABASE, withDatabase } from "./db";

beforeEach(async () => {
  await withDatabase(async (database) => database.close());
  globalThis.indexedDB = new IDBFactory();
});

test("a newer edition's upgrade is not held up, and the older one goes on with its rows", async () => {
  await withDatabase((database) => database.add("rows", row()));
  const blocked = vi.fn();
  const newer = await openDB(DATABASE, 2, {
    upgrade: (database) => {
      database.createObjectStore("more");
    },
    blocked,
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

  expect(blocked).not.toHaveBeenCalled();
  expect(await newer.count("rows")).toBe(1);
  await withDatabase((database) => database.add("rows", row({ match: "m2", id: "m2" })));
  expect(await newer.count("rows")).toBe(2);
  newer.close();
});

test("a connection that the browser has dropped is opened anew, once", async () => {
  await withDatabase(async (database) => database.close());

  expect(await withDatabase((database) => database.count("rows"))).toBe(0);

  let tries = 0;
  const lost = withDatabase(async () => {
    tries += 1;
    throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
  });
  await expect(lost).rejects.toThrow("server lost");
  expect(tries).toBe(2);
});

test("other errors are told and nothing is repeated", async () => {
  let tries = 0;
  const full = withDatabase(async () => {
    tries += 1;
    throw new DOMException("no room", "QuotaExceededError");
  });

  await expect(full).rejects.toThrow("no room");
  expect(tries).toBe(1);
});

test("everybody shares one connection", async () => {
  const seen = new Set();
  const use = () => withDatabase(async (database) => seen.add(database));
  await Promise.all([use(), use(), use()]);

  expect(seen.size).toBe(1);
});
