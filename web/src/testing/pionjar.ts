/** Pionjär's views, frames and golden matches for tests. */
import type { GameEvent, Option } from "../api/types";
import {
  type Frame,
  type PionjarEvent,
  pionjarEvents,
  type SeatView,
  type View,
} from "../games/pionjar/types";
import { frame as anyFrame } from "./frames";

/** A pioneer at the start of the road with some of it changed. */
export function seat(rest: Partial<SeatView> = {}): SeatView {
  return {
    cash: 1000,
    property: null,
    owner: false,
    where: "road",
    at: 0,
    branch: null,
    laps: 0,
    harvest: 0,
    timber: 0,
    buffalo: 0,
    fish: 0,
    gold: 0,
    hand: null,
    land: 0,
    capital: null,
    sheriff: false,
    skips: false,
    free_from: null,
    ahead: [],
    ...rest,
  };
}

/** A view of two pioneers in February 1859 with some of it changed. */
export function view(rest: Partial<View> = {}): View {
  return {
    viewer: 0,
    round: 20,
    turn: 0,
    first: 0,
    pacemaker: 0,
    month: 13,
    last_month: 23,
    options: { last_year: 1859, auction: "open", saloon: "squares", automatic_moves: true },
    roll: null,
    left: 0,
    prices: { harvest: 1600, timber: 1100 },
    changes: [],
    saloon: 14_500,
    lease: null,
    trading_post: null,
    raiders: { hunting: null, fishing: null },
    stacks: { buffalo: 24, fish: 12, gold: 6, post: 14, proclamation: 14 },
    gone: {},
    seats: [seat(), seat()],
    auction: null,
    wagering: null,
    pending: { type: "proceed" },
    ...rest,
  };
}

/** A frame of seat 0 that is asked something. */
export function asked(ask: string, options: Option[], rest: Partial<Frame> = {}): Frame {
  return {
    ...anyFrame(8, 9),
    view: view(),
    pending: {
      awaits: [{ seat: 0, ask, about: "", round: 1, turn: 1, since: 9 }],
      finished: false,
    },
    options,
    ...rest,
  };
}

/** A frame with events. */
export function told(...events: GameEvent[]): Frame {
  return { ...anyFrame(8, 9), events, view: view() };
}

const files = import.meta.glob<string>("../../../tests/golden/pionjar/*.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The golden matches: how many play, and every event. */
export function goldenMatches(): { seats: number; events: PionjarEvent[] }[] {
  return Object.values(files).map((text) => {
    const [head = "", ...rest] = text.trim().split("\n");
    const steps = rest.slice(0, -1).map((step) => JSON.parse(step) as { events: GameEvent[] });
    const { seats } = JSON.parse(head) as { seats: number };
    return { seats, events: pionjarEvents(told(...steps.flatMap(({ events }) => events))) };
  });
}

/** Every step of the golden matches: the lines between set-up and result. */
export function goldenFrames(): Frame[] {
  return Object.values(files).flatMap((text) =>
    text
      .trim()
      .split("\n")
      .slice(1, -1)
      .map((step) => told(...(JSON.parse(step) as { events: GameEvent[] }).events)),
  );
}
