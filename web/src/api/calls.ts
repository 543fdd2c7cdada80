/** Every call that the app makes, by what it does. */
import createClient from "openapi-fetch";
import { type Answer, reached } from "./answers";
import type { paths } from "./generated/schema";
import { readClock } from "./server-time";
import type {
  ActionOrder,
  Frame,
  Game,
  LinkCode,
  MatchFrame,
  MatchOrder,
  MatchSummary,
  Option,
  OptionsOrder,
  Problem,
  SeatOrderAt,
  Status,
  User,
} from "./types";

const client = createClient<paths>({ fetch: (request) => fetch(request) });

interface Result<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

async function answered<T>(call: Promise<Result<T>>): Promise<Answer<T>> {
  const { data, error, response } = await call;
  reached();
  readClock(response);
  return response.ok
    ? { ok: true, value: data as T }
    : { ok: false, problem: isProblem(error) ? error : unreadable(response) };
}

function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "code" in error && "status" in error;
}

/** What stands between us and the server may answer in its own way. */
function unreadable({ status, statusText }: Response): Problem {
  return { title: statusText, detail: statusText, status, code: "unreadable" };
}

/** A command: its id is the same in every repeat. */
function command(id: string, signal: AbortSignal) {
  return { params: { header: { "Idempotency-Key": id } }, signal };
}

export function me(): Promise<Answer<User>> {
  return answered(client.GET("/api/v1/me"));
}

/** Makes a guest, unless the browser has kept somebody's cookie: then that user is answered. */
export function arrive(id: string, signal: AbortSignal): Promise<Answer<User>> {
  const body = { keep_session: true };
  return answered(client.POST("/api/v1/guests", { ...command(id, signal), body }));
}

export function rename(name: string): Promise<Answer<User>> {
  return answered(client.PATCH("/api/v1/me", { body: { name } }));
}

/** Erases the account of whoever is signed in. */
export function erase(): Promise<Answer<unknown>> {
  return answered(client.DELETE("/api/v1/me"));
}

export function games(): Promise<Answer<{ items: Game[] }>> {
  return answered(client.GET("/api/v1/games"));
}

/** A code that signs the user in on another device. */
export function createLink(): Promise<Answer<LinkCode>> {
  return answered(client.POST("/api/v1/me/link"));
}

/** Signs this device in with another device's code. */
export function createSession(code: string): Promise<Answer<User>> {
  return answered(client.POST("/api/v1/sessions", { body: { code } }));
}

export interface MatchFilter {
  status?: Status;
  mine?: boolean;
  invited?: boolean;
  limit: number;
}

export function matches(query: MatchFilter): Promise<Answer<{ items: MatchSummary[] }>> {
  return answered(client.GET("/api/v1/matches", { params: { query } }));
}

export function createMatch(
  body: MatchOrder,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  return answered(client.POST("/api/v1/matches", { ...command(id, signal), body }));
}

export function match(matchId: string): Promise<Answer<MatchFrame>> {
  const params = { path: { match_id: matchId } };
  return answered(client.GET("/api/v1/matches/{match_id}", { params }));
}

export function invite(code: string): Promise<Answer<MatchFrame>> {
  return answered(client.GET("/api/v1/invites/{code}", { params: { path: { code } } }));
}

export function takeSeat(
  matchId: string,
  body: SeatOrderAt,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/seats", {
      params: { ...params, path: { match_id: matchId } },
      body,
      signal,
    }),
  );
}

export function leaveSeat(matchId: string, seat: number): Promise<Answer<MatchFrame>> {
  const params = { path: { match_id: matchId, seat } };
  return answered(client.DELETE("/api/v1/matches/{match_id}/seats/{seat}", { params }));
}

export function start(
  matchId: string,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/start", {
      params: { ...params, path: { match_id: matchId } },
      signal,
    }),
  );
}

/** The next match of the same table, opened now or by another player before. */
export function rematch(
  matchId: string,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/rematch", {
      params: { ...params, path: { match_id: matchId } },
      signal,
    }),
  );
}

/** Gives a seat up that was kept for the user. */
export function decline(matchId: string): Promise<Answer<unknown>> {
  const params = { path: { match_id: matchId } };
  return answered(client.POST("/api/v1/matches/{match_id}/decline", { params }));
}

/** Reminds whoever plays the seat. */
export function nudge(matchId: string, seat: number): Promise<Answer<unknown>> {
  const params = { path: { match_id: matchId } };
  return answered(client.POST("/api/v1/matches/{match_id}/nudge", { params, body: { seat } }));
}

/** Leaves the seat to a bot. */
export function resign(
  matchId: string,
  seat: number,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/resign", {
      params: { ...params, path: { match_id: matchId } },
      body: { seat },
      signal,
    }),
  );
}

/** Takes a seat back that a bot holds. */
export function comeBack(
  matchId: string,
  seat: number,
  id: string,
  signal: AbortSignal,
): Promise<Answer<MatchFrame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/return", {
      params: { ...params, path: { match_id: matchId } },
      body: { seat },
      signal,
    }),
  );
}

export function act(
  matchId: string,
  body: ActionOrder,
  id: string,
  signal: AbortSignal,
): Promise<Answer<Frame>> {
  const { params } = command(id, signal);
  return answered(
    client.POST("/api/v1/matches/{match_id}/actions", {
      params: { ...params, path: { match_id: matchId } },
      body,
      signal,
    }),
  );
}

/** The ways to go on from an action that is filled in part. */
export function options(
  matchId: string,
  body: OptionsOrder,
  signal?: AbortSignal,
): Promise<Answer<{ version: number; options: Option[] }>> {
  const params = { path: { match_id: matchId } };
  const asked = { params, body, signal: signal ?? null };
  return answered(client.POST("/api/v1/matches/{match_id}/options", asked));
}

/** The frames after a version, through one's own eyes or (once it is over) any seat's or all. */
export function frames(
  matchId: string,
  after: number,
  eyes?: string,
): Promise<Answer<{ frames: Frame[] }>> {
  const query = eyes === undefined ? { after } : { after, seat: eyes };
  const params = { path: { match_id: matchId }, query };
  const headers = { Accept: "application/json" };
  const call = client.GET("/api/v1/matches/{match_id}/frames", { params, headers });
  // The answer could also be lines; as JSON it is one object.
  return answered(call as Promise<Result<{ frames: Frame[] }>>);
}

/** All frames as somebody sees them who does not sit at the table: asked for without a name. */
export function framesSeenByAll(matchId: string): Promise<Answer<{ frames: Frame[] }>> {
  const params = { path: { match_id: matchId }, query: { after: 0 } };
  const headers = { Accept: "application/json" };
  const call = client.GET("/api/v1/matches/{match_id}/frames", {
    params,
    headers,
    credentials: "omit",
    cache: "no-store",
  });
  return answered(call as Promise<Result<{ frames: Frame[] }>>);
}

/** Where a match's frames are told, from the version after the one seen, and who is there. */
export function streamAddress(matchId: string, after: number | null): string {
  const query = `?presence=true${after === null ? "" : `&after=${after}`}`;
  return `/api/v1/matches/${matchId}/stream${query}`;
}

/** Where the signed-in user hears that one of their matches has moved. */
export const NOTICES_ADDRESS = "/api/v1/me/stream";
