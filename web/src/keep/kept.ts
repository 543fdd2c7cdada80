/** The shapes of what is kept of a user's own tables, so that they open without a network. */
import type { Frame, MatchSummary, Table } from "../api/types";

/** A table as it was last heard of. */
export interface KeptTable {
  user: string;
  match: string;
  table: Table;
}

/** A frame of it, with the options that its seat had. */
export interface KeptFrame {
  user: string;
  match: string;
  version: number;
  frame: Frame;
}

/** The user's own tables as they stood on the home screen. */
export interface KeptList {
  user: string;
  mine: MatchSummary[];
}
