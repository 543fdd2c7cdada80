/**
 * The moments of a frame at which a replay can stop: after each turn that was played by itself
 * (PJ-47), before the match's end, and at its own. All of it is made of what the frame tells its viewer.
 */
import { type Frame, pionjarEvents, type SeatView, type View } from "../types";
import { after } from "./after";

const CASH_START = 5000;
const SALOON_START = 10_000;

/** A frame in parts, each with the table as it stood then; `before` is the frame before it. */
export function moments(before: Frame | null, frame: Frame): Frame[] {
  const from = before?.view ?? laidFor(frame);
  if (from === null || frame.view === null) {
    return [frame];
  }
  const ending = endingOf(frame);
  const ends = frame.events.flatMap(({ type }, at) =>
    at > 0 && (type === "pionjar.turn_began" || at === ending) ? [at] : [],
  );
  let view = from;
  let told = 0;
  const stops = ends.map((end): Frame => {
    const part = { ...frame, events: frame.events.slice(told, end) };
    view = pionjarEvents(part).reduce(after, view);
    const stop = { ...part, after: frame.after + told, version: frame.after + end, view };
    told = end;
    // Nobody was asked: a turn without a choice plays itself.
    return { ...stop, pending: { awaits: [], finished: false }, options: null };
  });
  return [...stops, { ...frame, after: frame.after + told, events: frame.events.slice(told) }];
}

/** Where the match's end begins: with the last roll or the lease, else with the reckoning. */
function endingOf({ events }: Frame): number {
  const end = events.findIndex(({ type }) => type === "pionjar.match_ended");
  const rolls = events.findIndex(({ type }) => type === "pionjar.last_rolled");
  const paid = events[end - 1];
  const leased = paid?.type === "pionjar.money_paid" && paid.reason === "lease_end";
  return rolls >= 0 ? rolls : leased ? end - 1 : end;
}

/** The table before a match's first event; null for a frame that does not begin with it. */
function laidFor(frame: Frame): View | null {
  const begins = frame.events.some(({ type }) => type === "pionjar.first_chosen");
  return begins && frame.view !== null ? laid(frame.view) : null;
}

/** The table as it is laid (PJ-3), with what a later view says of its size and viewer. */
export function laid(view: View): View {
  return {
    ...view,
    round: 0,
    pacemaker: null,
    month: -1,
    roll: null,
    left: 0,
    prices: null,
    changes: [],
    saloon: SALOON_START,
    lease: null,
    trading_post: null,
    raiders: { hunting: null, fishing: null },
    gone: {},
    seats: view.seats.map(({ hand }) => pioneer(hand === null)),
    auction: null,
    wagering: null,
  };
}

function pioneer(hidden: boolean): SeatView {
  return {
    cash: CASH_START,
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
    hand: hidden ? null : {},
    land: 0,
    capital: hidden ? null : CASH_START,
    sheriff: false,
    skips: false,
    free_from: null,
    ahead: [],
  };
}
