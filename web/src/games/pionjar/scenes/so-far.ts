/** What an auction and the saloon have brought so far, read from the frames of a match. */
import { type Frame, type PionjarEvent, pionjarEvents } from "../types";

/** What became of a lot: whose it is and for how much, or that nobody bid. */
export type Sold = { seat: number; price: number } | "unsold";

/** The auction under way, lot by lot: what became of each, and every seat's last bid for it. */
export interface AuctionSoFar {
  sold: readonly Sold[];
  bids: readonly ReadonlyMap<number, number>[];
}

/** All that is known of the last auction begun in these frames; sealed bids once they are opened. */
export function auctionSoFar(frames: readonly Frame[]): AuctionSoFar {
  const events = frames.flatMap(pionjarEvents);
  const begun = events.findLastIndex(({ type }) => type === "pionjar.auction_began");
  const sold: Sold[] = [];
  const bids = [new Map<number, number>()];
  for (const event of begun < 0 ? [] : events.slice(begun)) {
    const gone = soldBy(event);
    if (gone !== null) {
      sold.push(gone);
      bids.push(new Map());
    } else if (event.type === "pionjar.bid_made") {
      bids.at(-1)?.set(event.seat, event.amount);
    } else if (event.type === "pionjar.bids_opened") {
      bids.splice(
        -1,
        1,
        new Map(event.bids.flatMap((bid, seat) => (bid > 0 ? [[seat, bid]] : []))),
      );
    }
  }
  return { sold, bids };
}

function soldBy(event: PionjarEvent): Sold | null {
  switch (event.type) {
    case "pionjar.lot_sold":
      return { seat: event.seat, price: event.price };
    case "pionjar.lot_unsold":
      return "unsold";
    default:
      return null;
  }
}

/** A wager that has been rolled for; `gain` is negative where the stake was lost. */
export interface Wagered {
  seat: number;
  stake: number;
  value: number;
  gain: number;
}

/** All wagers in these events, the first first. */
export function wagersIn(events: readonly PionjarEvent[]): Wagered[] {
  const wagers: Wagered[] = [];
  let stake = 0;
  for (const event of events) {
    const last = wagers.at(-1);
    if (event.type === "pionjar.wagered") {
      stake = event.stake;
    } else if (event.type === "pionjar.saloon_rolled") {
      wagers.push({ seat: event.seat, stake, value: event.value, gain: 0 });
    } else if (last !== undefined && event.type === "pionjar.money_paid") {
      last.gain +=
        event.reason === "winnings" ? event.amount : event.reason === "stake" ? -event.amount : 0;
    }
  }
  return wagers;
}

/** The last wager of each seat that has made one, the latest first. */
export function lastWagers(frames: readonly Frame[]): Wagered[] {
  const bySeat = new Map<number, Wagered>();
  for (const wager of wagersIn(frames.flatMap(pionjarEvents)).reverse()) {
    bySeat.set(wager.seat, bySeat.get(wager.seat) ?? wager);
  }
  return [...bySeat.values()];
}
