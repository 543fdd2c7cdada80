/** Rows of the outbox, and a stand-in for what answers them. */
import type { Frame } from "../api/types";
import type { Outcome } from "../outbox/post";
import { FORMAT, type Row } from "../outbox/row";
import { frame, RIDE_ON, table } from "./frames";

/** A decision of user u1 on match m1 at version 3. */
export function row(rest: Partial<Row> = {}): Row {
  const match = rest.match ?? "m1";
  return {
    format: FORMAT,
    id: `command-${match}`,
    user: "u1",
    user_name: "Ture",
    match,
    table: table({ id: match }),
    seat: 0,
    action: RIDE_ON.action,
    frame: frame(1, 3),
    expected_version: 3,
    at: "2026-11-30T01:02:03.456Z",
    state: "queued",
    tries: 0,
    left: false,
    ...rest,
  };
}

export const ACCEPTED: Outcome = { kind: "accepted", frame: frame(3, 6), already: false };
export const NO_ANSWER: Outcome = { kind: "open", reached: false, after: 0 };

/** A refusal, with the position as it is now. */
export function refusal(code: string, status: number, now?: Frame): Outcome {
  return {
    kind: "refused",
    problem: { code, status, title: "", detail: "", ...(now ? { frame: now } : {}) },
  };
}
