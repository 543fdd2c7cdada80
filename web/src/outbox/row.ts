/** The rows of the outbox: decisions that the server has not answered for, and what became of them. */
import type { Action, Frame, Problem, Table } from "../api/types";

/** The shape of a row. Code that meets a newer one leaves it alone. */
export const FORMAT = 1;

/** A decision, as the table hands it in. */
export interface Decided {
  /** The table on which it was made: its name, game and people, for the outbox's own words. */
  table: Table;
  seat: number;
  action: Action;
  /** The position that was seen. */
  frame: Frame;
}

/** A decision that waits for a definite answer. */
export interface Row extends Decided {
  format: number;
  /** The order of decisions, given by the store; clocks have no part in it. */
  seq?: number;
  /** The command's id, the same in every attempt. */
  id: string;
  user: string;
  user_name: string;
  match: string;
  expected_version: number;
  /** When it was decided by this device's clock, for reading only. */
  at: string;
  state: "queued" | "sending" | "refused";
  /** How often it was tried. */
  tries: number;
  /** Whether a copy may have reached the server, so that it cannot be taken back. */
  left: boolean;
  /** Why it was refused, with the position as it was then. */
  problem?: Problem;
}

/** A decision that counted. */
export interface Delivered {
  id: string;
  /** The order of decisions. */
  seq: number;
  user: string;
  match: string;
  table: Table;
  action: Action;
  frame: Frame;
  /** When the answer came. */
  at: string;
  /** The version that it made. */
  version: number;
  /** An earlier copy had counted; this one changed nothing. */
  already: boolean;
}

/** Whether this edition of the app can send the row. */
export function isOurs(row: Row): boolean {
  return row.format === FORMAT;
}

/** Whether nobody has said yet what became of it. */
export function isUnsent(row: Row): boolean {
  return row.state !== "refused";
}
