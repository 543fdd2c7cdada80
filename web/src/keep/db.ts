/**
 * What this device keeps in IndexedDB, for pages and service worker alike. START HERE.
 * Stores are only ever added to, and rows name their own format, because an older and a newer
 * edition of the app may have the same device open.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Delivered, Row } from "../outbox/row";
import type { KeptFrame, KeptList, KeptTable } from "./kept";

interface Kept extends DBSchema {
  rows: { key: number; value: Row; indexes: { id: string; match: [string, string] } };
  delivered: { key: string; value: Delivered };
  tables: { key: [string, string]; value: KeptTable };
  frames: { key: [string, string, number]; value: KeptFrame };
  lists: { key: string; value: KeptList };
}

export type Database = IDBPDatabase<Kept>;

export const DATABASE = "chuckwagon";
const VERSION = 1;

let opening: Promise<Database> | undefined;

/**
 * Uses the one connection. Where the browser has dropped it behind our back, as phones do in
 * the background, it is opened anew and the use repeated once: a use must bear being repeated.
 */
export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await use(await connected());
  } catch (error) {
    if (!isLost(error)) {
      throw error;
    }
    opening = undefined;
    return use(await connected());
  }
}

function connected(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Database> {
  try {
    return await opened(VERSION);
  } catch (error) {
    // A newer edition has added stores meanwhile; ours are still there.
    if (error instanceof DOMException && error.name === "VersionError") {
      return opened(undefined);
    }
    throw error;
  }
}

function opened(version: number | undefined): Promise<Database> {
  return openDB<Kept>(DATABASE, version, {
    upgrade: make,
    // A newer edition wants to add stores: nobody may hold it up.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
}

function make(database: Database): void {
  const rows = database.createObjectStore("rows", { keyPath: "seq", autoIncrement: true });
  rows.createIndex("id", "id", { unique: true });
  // One unsent action a match: whatever two tabs do at once, the second is turned away.
  rows.createIndex("match", ["user", "match"], { unique: true });
  database.createObjectStore("delivered", { keyPath: "id" });
  database.createObjectStore("tables", { keyPath: ["user", "match"] });
  database.createObjectStore("frames", { keyPath: ["user", "match", "version"] });
  database.createObjectStore("lists", { keyPath: "user" });
}

const LOST = new Set(["InvalidStateError", "UnknownError"]);

function isLost(error: unknown): boolean {
  return error instanceof DOMException && LOST.has(error.name);
}
