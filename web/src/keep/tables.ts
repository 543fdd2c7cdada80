/** A user's own tables, their frames and list, kept as they come; losing them is no harm. */
import type { Frame, MatchSummary, Table } from "../api/types";
import { type Database, withDatabase } from "./db";

/** Frames kept of each table: enough for the log of the last rounds. */
export const FRAMES_MAX = 60;

/** What is kept of a table: its newest frame, and those before it. */
export interface Held {
  table: Table;
  frame: Frame;
  frames: Frame[];
}

/** Storage may be refused or full; then there is nothing to show offline, and no more harm. */
async function atBest<T>(use: (database: Database) => Promise<T>): Promise<T | undefined> {
  try {
    return await withDatabase(use);
  } catch {
    return undefined;
  }
}

/** Users who are erased: what is still on its way for them is not kept any more. */
const erased = new Set<string>();

/** Lets go of everything that was kept for a user, for good. */
export async function forgetKept(user: string): Promise<void> {
  erased.add(user);
  await atBest(async (database) => {
    await database.delete("lists", user);
    await database.delete("tables", allOf(user));
    await database.delete("frames", allOf(user));
  });
}

/** Keeps for a user who is not erased. */
async function keepFor(user: string, use: (database: Database) => Promise<unknown>): Promise<void> {
  if (!erased.has(user)) {
    await atBest(use);
  }
}

export async function keepTable(user: string, table: Table): Promise<void> {
  await keepFor(user, (database) => database.put("tables", { user, match: table.id, table }));
}

/** Keeps a frame; of two copies the one with options, which the seat that is asked got. */
export async function keepFrame(user: string, match: string, frame: Frame): Promise<void> {
  await keepFor(user, async (database) => {
    const transaction = database.transaction("frames", "readwrite");
    const known = await transaction.store.get([user, match, frame.version]);
    if (known === undefined || known.frame.options === null) {
      await transaction.store.put({ user, match, version: frame.version, frame });
    }
    const keys = await transaction.store.getAllKeys(framesOf(user, match));
    for (const key of keys.slice(0, -FRAMES_MAX)) {
      await transaction.store.delete(key);
    }
    await transaction.done;
  });
}

/** A table as it was last seen on this device. */
export function keptTable(user: string, match: string): Promise<Held | undefined> {
  return atBest(async (database) => {
    const [kept, all] = await Promise.all([
      database.get("tables", [user, match]),
      database.getAll("frames", framesOf(user, match)),
    ]);
    const frames = all.map(({ frame }) => frame);
    const frame = frames.at(-1);
    return kept && frame ? { table: kept.table, frame, frames } : undefined;
  });
}

/** Keeps the list of the user's tables, and lets go of the tables that are no longer on it. */
export async function keepMine(user: string, mine: MatchSummary[]): Promise<void> {
  await keepFor(user, (database) => database.put("lists", { user, mine }));
  const listed = new Set(mine.map(({ id }) => id));
  await forgetTables(user, (match) => !listed.has(match));
}

/** The user's tables that can be opened without a network, as they were last listed. */
export async function keptMine(user: string): Promise<MatchSummary[]> {
  const found = await atBest(async (database) => {
    const [list, keys] = await Promise.all([
      database.get("lists", user),
      database.getAllKeys("tables", allOf(user)),
    ]);
    const kept = new Set(keys.map(([, match]) => match));
    return list?.mine.filter(({ id }) => kept.has(id));
  });
  return found ?? [];
}

/** The newest version kept of each of the user's tables. */
export async function keptVersions(user: string): Promise<Map<string, number>> {
  const keys = await atBest((database) => database.getAllKeys("frames", allOf(user)));
  return new Map((keys ?? []).map(([, match, version]) => [match, version]));
}

async function forgetTables(user: string, which: (match: string) => boolean): Promise<void> {
  await atBest(async (database) => {
    const keys = await database.getAllKeys("tables", allOf(user));
    for (const key of keys.filter(([, match]) => which(match))) {
      await database.delete("tables", key);
      await database.delete("frames", framesOf(user, key[1]));
    }
  });
}

// An array sorts after every string and number, so it ends the range of what begins alike.
function allOf(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []]);
}

function framesOf(user: string, match: string): IDBKeyRange {
  return IDBKeyRange.bound([user, match], [user, match, []]);
}
