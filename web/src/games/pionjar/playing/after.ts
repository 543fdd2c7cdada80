/** A view after one more event, as far as board, strip and scenes show it. */
import prices from "@domain/games/pionjar/prices.json";
import { GATE, MISSOURI } from "../board/data";
import type { PionjarEvent, SeatView, View } from "../types";

const PERCENT = 100;
const FRESH = { passed: [], committed: [], own_bid: null, bid: null, bidder: null, lowest: 0 };

export function after(view: View, event: PionjarEvent): View {
  switch (event.type) {
    case "pionjar.turn_began":
      return { ...view, turn: event.seat, round: event.round };
    case "pionjar.month_began":
      return priced({ ...view, month: event.month });
    case "pionjar.prices_lapsed":
      return priced({ ...view, changes: [] });
    case "pionjar.price_changed": {
      const { goods, percent } = event;
      const others = view.changes.filter((change) => change.goods !== goods);
      return priced({ ...view, changes: [...others, { goods, percent }] });
    }
    case "pionjar.money_paid":
      return paid(paid(view, event.payer, -event.amount), event.payee, event.amount);
    case "pionjar.raider_placed":
      return { ...view, raiders: { ...view.raiders, [event.trail]: event.circle } };
    case "pionjar.raiders_left":
      return { ...view, raiders: { hunting: null, fishing: null } };
    case "pionjar.lease_taken":
      return { ...view, lease: event.seat };
    case "pionjar.lease_ended":
      return { ...view, lease: null };
    case "pionjar.trading_post_bought":
      return { ...view, trading_post: event.seat };
    default:
      return "seat" in event ? moved(auctioned(view, event), event) : auctioned(view, event);
  }
}

/** The month's prices, before time has begun none. */
function priced(view: View): View {
  const price = (crop: "harvest" | "timber") => {
    const percent = view.changes.find(({ goods }) => goods === crop)?.percent ?? 0;
    return Math.floor(((prices[crop][view.month] ?? 0) * (PERCENT + percent)) / PERCENT);
  };
  const known = view.month >= 0;
  return { ...view, prices: known ? { harvest: price("harvest"), timber: price("timber") } : null };
}

function paid(view: View, purse: number | "bank" | "saloon", amount: number): View {
  if (purse === "saloon") {
    return { ...view, saloon: view.saloon + amount };
  }
  return purse === "bank" ? view : withSeat(view, purse, (seat) => ({ cash: seat.cash + amount }));
}

function withSeat(view: View, at: number, change: (seat: SeatView) => Partial<SeatView>): View {
  const seats = view.seats.map((seat, one) => (one === at ? { ...seat, ...change(seat) } : seat));
  return { ...view, seats };
}

/** Where the piece of the event's seat is then, and what it has on it. */
function moved(view: View, event: PionjarEvent & { seat: number }): View {
  return withSeat(view, event.seat, () => change(event));
}

function change(event: PionjarEvent): Partial<SeatView> {
  switch (event.type) {
    case "pionjar.drove":
    case "pionjar.rode":
    case "pionjar.walked":
      return { at: event.path.at(-1) ?? 0 };
    case "pionjar.branch_chosen":
      return { branch: event.property };
    case "pionjar.washed_out":
      return { skips: true };
    case "pionjar.turn_skipped":
      return event.why === "washed_out" ? { skips: false } : {};
    case "pionjar.claimed":
      return { where: "ring", at: 0, branch: null, property: event.property };
    case "pionjar.turned_back":
      return { at: MISSOURI, branch: null, skips: false };
    case "pionjar.trail_entered":
      return { where: "trailhead", at: 0 };
    case "pionjar.trail_chosen":
      return { where: event.trail };
    case "pionjar.trail_left":
      return { where: "ring", at: event.square };
    case "pionjar.arrested":
      return { where: "prison", at: 0, free_from: event.free_from };
    case "pionjar.released":
      return { where: "ring", at: GATE, free_from: null };
    case "pionjar.stagecoach_taken":
      return { at: 0 };
    case "pionjar.sheriff_appointed":
      return { sheriff: true };
    case "pionjar.star_returned":
      return { sheriff: false };
    case "pionjar.land_bought":
      return { owner: true };
    default:
      return {};
  }
}

/** The auction after an event; what the next lot must bring is for its frame to say. */
function auctioned(view: View, event: PionjarEvent): View {
  if (event.type === "pionjar.auction_began") {
    const { goods, lots, auctioneer } = event;
    return { ...view, auction: { ...FRESH, goods, lot: 1, lots, auctioneer } };
  }
  const { auction } = view;
  if (auction == null) {
    return view;
  }
  switch (event.type) {
    case "pionjar.bid_made":
      return { ...view, auction: { ...auction, bid: event.amount, bidder: event.seat } };
    case "pionjar.bid_passed":
      return { ...view, auction: { ...auction, passed: [...auction.passed, event.seat] } };
    case "pionjar.lot_sold":
    case "pionjar.lot_unsold":
      return { ...view, auction: nextLot(auction) };
    default:
      return view;
  }
}

function nextLot(auction: NonNullable<View["auction"]>): View["auction"] {
  const { lot, lots } = auction;
  return lot === lots ? null : { ...auction, ...FRESH, lot: lot + 1 };
}
