/** A view after one more event, as far as board, strip, scenes and a replay's chart show it. */
import prices from "@domain/games/pionjar/prices.json";
import { GATE, MISSOURI } from "../board/data";
import type { PionjarEvent, SeatView, View } from "../types";
import type { Goods } from "../unseen";
import { cardOf } from "../words";

const PERCENT = 100;
const FRESH = { passed: [], committed: [], own_bid: null, bid: null, bidder: null, lowest: 0 };

export function after(view: View, event: PionjarEvent): View {
  return counted(then(view, event));
}

/** What everybody has in all, where the viewer knows it. */
function counted(view: View): View {
  const seats = view.seats.map((seat) => {
    const { cash, land, hand } = seat;
    return hand === null ? seat : { ...seat, capital: cash + land + worth(hand) };
  });
  return { ...view, seats };
}

type Hand = NonNullable<SeatView["hand"]>;

function worth({ buffalo = [], fish = [], gold = [] }: Hand): number {
  return [...buffalo, ...fish, ...gold].reduce((sum, value) => sum + value, 0);
}

function then(view: View, event: PionjarEvent): View {
  switch (event.type) {
    case "pionjar.first_chosen":
      return { ...view, first: event.seat, turn: event.seat };
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
    case "pionjar.claimed":
      return moved({ ...view, pacemaker: view.pacemaker ?? event.seat }, event);
    case "pionjar.spoils_sold":
      return gone(moved(view, event), event.goods, event.values);
    case "pionjar.furs_sold":
      return gone(moved(view, event), "buffalo", event.values);
    case "pionjar.haul_surrendered": {
      const { buffalo = [], fish = [], gold = [] } = event.haul;
      const without = moved(view, event);
      return gone(gone(gone(without, "buffalo", buffalo), "fish", fish), "gold", gold);
    }
    default:
      return "seat" in event ? moved(auctioned(view, event), event) : auctioned(view, event);
  }
}

/** Cards that left the game for everybody to see. */
function gone(view: View, goods: Goods, values: readonly number[]): View {
  return { ...view, gone: { ...view.gone, [goods]: [...(view.gone[goods] ?? []), ...values] } };
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
  return withSeat(view, event.seat, (seat) => ({ ...change(event), ...dealt(seat, event) }));
}

/** The cards that a seat has then. */
function dealt(seat: SeatView, event: PionjarEvent): Partial<SeatView> {
  switch (event.type) {
    case "pionjar.equipped":
      return { harvest: seat.harvest + event.harvest, timber: seat.timber + event.timber };
    case "pionjar.crops_sold":
      return { [event.goods]: 0 };
    case "pionjar.card_lost":
      return { [event.goods]: seat[event.goods] - 1 };
    case "pionjar.found":
    case "pionjar.lot_sold":
      return taken(seat, event.goods, event.value ?? null);
    case "pionjar.spoils_sold":
      return without(seat, event.goods);
    case "pionjar.furs_sold":
      return without(seat, "buffalo");
    case "pionjar.haul_lost":
    case "pionjar.haul_surrendered":
      return { buffalo: 0, fish: 0, gold: 0, hand: seat.hand === null ? null : {} };
    default:
      return {};
  }
}

/** A card more, whose value may be hidden. */
function taken(seat: SeatView, goods: Goods, value: number | null): Partial<SeatView> {
  const { hand } = seat;
  const held =
    hand === null || value === null ? hand : { ...hand, [goods]: [...(hand[goods] ?? []), value] };
  return { [goods]: seat[goods] + 1, hand: held };
}

function without({ hand }: SeatView, goods: Goods): Partial<SeatView> {
  return { [goods]: 0, hand: hand === null ? null : { ...hand, [goods]: [] } };
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
    case "pionjar.lap_ended":
      return { laps: event.lap };
    case "pionjar.land_bought":
      return { owner: true, land: cardOf(event.property)?.worth ?? 0 };
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
