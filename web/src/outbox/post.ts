/** One attempt to send a row, and what its answer means. */
import type { Frame, Problem } from "../api/types";
import type { Row } from "./row";

/** What an attempt came to. */
export type Outcome =
  /** It counted; `already` when an earlier copy of it had. */
  | { kind: "accepted"; frame: Frame; already: boolean }
  /** It did not count and never will. */
  | { kind: "refused"; problem: Problem }
  /** Nobody is signed in. */
  | { kind: "signed_out" }
  /** Nobody can say; `after` milliseconds at least before the next attempt. */
  | { kind: "open"; reached: boolean; after: number };

export type Post = (row: Row) => Promise<Outcome>;

const ATTEMPT_MS_MAX = 10_000;
/** The server counts whole seconds in `Date`. */
const EARLIER_MS_MIN = 2_000;
const SECOND_MS = 1_000;
const UNANSWERED: Outcome = { kind: "open", reached: false, after: 0 };

/** Sends a row once. Never throws: what nobody has answered for is open. */
export async function post(row: Row): Promise<Outcome> {
  try {
    const response = await fetch(
      new Request(`/api/v1/matches/${row.match}/actions`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": row.id },
        body: JSON.stringify({
          seat: row.seat,
          action: row.action,
          expected_version: row.expected_version,
        }),
        signal: AbortSignal.timeout(ATTEMPT_MS_MAX),
      }),
    );
    return await outcome(row, response);
  } catch {
    return UNANSWERED;
  }
}

/**
 * Only the server's own words are definite. What stands in between may answer for it: a hotel's
 * sign-in page says 200, a proxy 403 or 502, and the decision is then as open as before.
 */
async function outcome(row: Row, response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isFrame(body)) {
    return { kind: "accepted", frame: body, already: isEarlier(row, body, response) };
  }
  if (response.ok || !isProblem(body) || isIndefinite(response.status)) {
    return { kind: "open", reached: true, after: patience(response) };
  }
  return response.status === 401 ? { kind: "signed_out" } : { kind: "refused", problem: body };
}

function isFrame(body: unknown): body is Frame {
  return typeof body === "object" && body !== null && "version" in body && "events" in body;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "status" in body;
}

/** Statuses that leave it open whether the decision counted, or ask for patience. */
function isIndefinite(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

function patience(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After"));
  return Number.isFinite(seconds) ? seconds * SECOND_MS : 0;
}

/** Whether the frame was made before this attempt, both told by the server's clock. */
function isEarlier({ tries }: Row, frame: Frame, response: Response): boolean {
  const now = Date.parse(response.headers.get("Date") ?? "");
  return tries > 1 && now - Date.parse(frame.at) >= EARLIER_MS_MIN;
}
