/** Where rows are kept: in IndexedDB, or where that is refused, in the page for as long as it is. */
import { withDatabase } from "../keep/db";
import type { Delivered, Row } from "./row";

/** How many delivered decisions are remembered. */
export const DELIVERED_MAX = 20;

/** What becomes of a row: another one, none (null), or the same (undefined). */
export type Change = (row: Row) => Row | null | undefined;

export interface RowStore {
  /** Every row, in the order of the decisions. */
  all(): Promise<readonly Row[]>;
  /** Adds a row; false where the user has another one for its match. */
  add(row: Row): Promise<boolean>;
  /** Changes a row in one step, and answers what it is now; undefined where there is none. */
  change(id: string, how: Change): Promise<Row | undefined>;
  /** Remembers what was delivered, the latest only. */
  note(delivered: Delivered): Promise<void>;
  /** What was delivered, the latest first. */
  delivered(): Promise<readonly Delivered[]>;
  /** Lets go of everything of a user. */
  forget(user: string): Promise<void>;
}

export class DeviceRows implements RowStore {
  all(): Promise<Row[]> {
    return withDatabase((database) => database.getAll("rows"));
  }

  async add(row: Row): Promise<boolean> {
    try {
      await withDatabase((database) => database.add("rows", row));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") {
        // A repeated add meets the row that the lost connection had stored after all.
        return (await this.all()).some(({ id }) => id === row.id);
      }
      throw error;
    }
  }

  change(id: string, how: Change): Promise<Row | undefined> {
    return withDatabase(async (database) => {
      const transaction = database.transaction("rows", "readwrite");
      const cursor = await transaction.store.index("id").openCursor(id);
      const changed = cursor === null ? null : how(cursor.value);
      if (cursor !== null && changed !== undefined) {
        await (changed === null ? cursor.delete() : cursor.update(changed));
      }
      await transaction.done;
      return changed === undefined ? cursor?.value : (changed ?? undefined);
    });
  }

  async note(delivered: Delivered): Promise<void> {
    await withDatabase((database) => database.put("delivered", delivered));
    for (const { id } of (await this.delivered()).slice(DELIVERED_MAX)) {
      await withDatabase((database) => database.delete("delivered", id));
    }
  }

  async delivered(): Promise<Delivered[]> {
    return latestFirst(await withDatabase((database) => database.getAll("delivered")));
  }

  async forget(user: string): Promise<void> {
    await withDatabase(async (database) => {
      const transaction = database.transaction(["rows", "delivered"], "readwrite");
      const rows = await transaction.objectStore("rows").getAll();
      const delivered = await transaction.objectStore("delivered").getAll();
      for (const { seq } of rows.filter((row) => row.user === user)) {
        await transaction.objectStore("rows").delete(seq ?? 0);
      }
      for (const { id } of delivered.filter((done) => done.user === user)) {
        await transaction.objectStore("delivered").delete(id);
      }
      await transaction.done;
    });
  }
}

export class PageRows implements RowStore {
  #rows: readonly Row[];
  #delivered: readonly Delivered[];

  /** Begins with what the device's store had, when that has failed. */
  constructor(rows: readonly Row[] = [], delivered: readonly Delivered[] = []) {
    this.#rows = rows;
    this.#delivered = delivered;
  }

  async all(): Promise<readonly Row[]> {
    return this.#rows;
  }

  async add(row: Row): Promise<boolean> {
    if (this.#rows.some(({ user, match }) => user === row.user && match === row.match)) {
      return false;
    }
    this.#rows = [...this.#rows, { ...row, seq: (this.#rows.at(-1)?.seq ?? 0) + 1 }];
    return true;
  }

  async change(id: string, how: Change): Promise<Row | undefined> {
    const found = this.#rows.find((row) => row.id === id);
    const changed = found && how(found);
    if (changed === null) {
      this.#rows = this.#rows.filter((row) => row !== found);
      return undefined;
    }
    this.#rows = this.#rows.map((row) => (row === found ? (changed ?? row) : row));
    return changed ?? found;
  }

  async note(delivered: Delivered): Promise<void> {
    this.#delivered = latestFirst([...this.#delivered, delivered]).slice(0, DELIVERED_MAX);
  }

  async delivered(): Promise<readonly Delivered[]> {
    return this.#delivered;
  }

  async forget(user: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.user !== user);
    this.#delivered = this.#delivered.filter((done) => done.user !== user);
  }
}

function latestFirst(delivered: Delivered[]): Delivered[] {
  return delivered.toSorted((a, b) => b.seq - a.seq);
}
