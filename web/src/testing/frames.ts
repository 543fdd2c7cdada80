/** Frames, tables and a server for tests. */
import type { GameEvent, Option, Table } from "../api/types";
import type { Frame, View } from "../games/rancher/types";

const VIEW: View = {
  viewer: 0,
  round: 1,
  rounds: 40,
  turn: 0,
  first: 0,
  roll: null,
  left: 0,
  automatic_rolls: true,
  ranchers: [
    { cash: 15000, wealth: 15000, space: 0, lap: 0, tow: [], debts: [] },
    { cash: 15000, wealth: 15000, space: 0, lap: 0, tow: [], debts: [] },
  ],
  farms: [],
  pending: { type: "proceed" },
};

export const RIDE_ON: Option = { action: { type: "rancher.ride_on" } };

/** A frame from a version to the next ones, with what matters to the test. */
export function frame(after: number, version: number, rest: Partial<Frame> = {}): Frame {
  return {
    after,
    version,
    seat: 0,
    at: "2026-11-30T01:02:03.456Z",
    events: [],
    view: VIEW,
    pending: { awaits: [], finished: false },
    options: null,
    ...rest,
  };
}

/** A view of two ranchers with some of it changed. */
export function view(rest: Partial<View> = {}): View {
  return { ...VIEW, ...rest };
}

/** A running table where seat 0 is the reader's. */
export function table(rest: Partial<Table> = {}): Table {
  return {
    id: "m1",
    game: "rancher",
    name: null,
    status: "running",
    version: 1,
    host: "u1",
    hosted_by_me: true,
    options: { rounds: 40, automatic_rolls: true },
    rules_version: 1,
    visibility: "public",
    seats: [
      {
        seat: 0,
        kind: "user",
        name: "Ture",
        mine: true,
        level: null,
        invited_me: false,
        held: false,
      },
      {
        seat: 1,
        kind: "user",
        name: "Ada",
        mine: false,
        level: null,
        invited_me: false,
        held: false,
      },
    ],
    invite_code: null,
    commitment: "00",
    closed_by: null,
    seed: null,
    result: null,
    rematch: null,
    started_at: "2026-11-30T01:02:03.456Z",
    ends_at: null,
    turn_seconds: 0,
    deadlines: [],
    created_at: "2026-11-30T01:02:03.456Z",
    updated_at: "2026-11-30T01:02:03.456Z",
    ...rest,
  };
}

/** An event of the service. */
export const STARTED: GameEvent = { type: "match.started", rules_version: 1, seats: [0, 1] };

/** One request as the server saw it. */
export interface Seen {
  method: string;
  path: string;
  id: string | null;
  body: unknown;
}

/** What a stand-in server answers: JSON with a status, or a broken line. */
export type Reply = { status?: number; body: unknown } | "broken";

/** Puts a stand-in server in the place of the network, and notes what it is asked. */
export function serve(reply: (seen: Seen) => Reply): Seen[] {
  const log: Seen[] = [];
  globalThis.fetch = async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const seen = {
      method: request.method,
      path: pathname.replace("/api/v1", "") + search,
      id: request.headers.get("Idempotency-Key"),
      body: text === "" ? null : JSON.parse(text),
    };
    log.push(seen);
    const answer = reply(seen);
    if (answer === "broken") {
      throw new TypeError("the line is broken");
    }
    const { status = 200, body } = answer;
    const type = status < 400 ? "application/json" : "application/problem+json";
    return new Response(JSON.stringify(body), { status, headers: { "Content-Type": type } });
  };
  return log;
}

/** A stand-in for the browser's EventSource, told from the test what comes down the line. */
export class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    Line.opened.push(this);
  }

  /** The newest stream. */
  static get last(): Line {
    const line = Line.opened.at(-1);
    if (line === undefined) {
      throw new Error("no stream was opened");
    }
    return line;
  }

  /** The stream is there. */
  connect(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** An event with its data. */
  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** The line breaks. */
  cut(): void {
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = 2;
  }
}
