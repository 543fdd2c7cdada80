/**
 * What happens between two frames as a row of steps to look at: START HERE. Wagons go from place
 * to place, dice and cards stay a moment, an auction and the saloon have their picture.
 */
import type { PictureName } from "../panel-state";
import { panelOf } from "../places";
import { type Sale, saleOf } from "../sales";
import { type Wagered, wagersIn } from "../scenes/so-far";
import type { PionjarEvent, View } from "../types";
import { after } from "./after";

export interface Step {
  view: View;
  picture: PictureName;
  /** So many events have been told then. */
  told: number;
  ms: number;
  /** What there is to see beside the picture. */
  die?: number;
  wager?: Wagered;
  sale?: Sale;
}

type Shown = Omit<Step, "told">;

const PLACE_MS = 150;
const SENTENCE_MS = 700;
const CARD_MS = 1200;
const LOT_MS = 1800;
const OWN_MS = 2400;

/** The steps of these events; a seat's own sales stay longer. What is paid for something is its part. */
export function stepsOf(from: View, events: readonly PionjarEvent[], own: number | null): Step[] {
  const wagers = wagersIn(events);
  let before = from;
  return events.flatMap((event, at) => {
    if (event.type === "pionjar.money_paid") {
      return [];
    }
    const told = at + 1 + paymentsAfter(events, at);
    const view = events.slice(at, told).reduce(after, before);
    const wager = event.type === "pionjar.saloon_rolled" ? wagers.shift() : undefined;
    const steps = shown(before, view, event, own, wager);
    before = view;
    return steps.map((step) => ({ ...step, told }));
  });
}

/** How many payments follow at once. */
function paymentsAfter(events: readonly PionjarEvent[], at: number): number {
  const rest = events.slice(at + 1);
  const next = rest.findIndex(({ type }) => type !== "pionjar.money_paid");
  return next < 0 ? rest.length : next;
}

function shown(
  before: View,
  view: View,
  event: PionjarEvent,
  own: number | null,
  wager: Wagered | undefined,
): Shown[] {
  switch (event.type) {
    case "pionjar.drove":
    case "pionjar.rode":
    case "pionjar.walked":
      return event.path.map((place) =>
        onBoard(after(before, { ...event, path: [place] }), event.seat, PLACE_MS),
      );
    case "pionjar.rolled":
      return [{ ...onBoard(view, event.seat, SENTENCE_MS), die: event.value }];
    case "pionjar.saloon_rolled":
      return [{ view, picture: "saloon", ms: LOT_MS, ...(wager ? { wager } : {}) }];
    case "pionjar.last_rolled":
      return [{ view, picture: "saloon", ms: CARD_MS, die: event.value }];
    case "pionjar.claimed":
      // At the claim still: the panels slide to Pioneer City when all has been told of the road.
      return [onBoard(before, event.seat, event.seat === own ? CARD_MS : SENTENCE_MS)];
    case "pionjar.turned_back":
      return [onBoard(view, event.seat, event.seat === own ? OWN_MS : SENTENCE_MS)];
    case "pionjar.post_drawn":
    case "pionjar.proclamation_drawn":
    case "pionjar.arrested":
      return [onBoard(view, event.seat, CARD_MS)];
    case "pionjar.branch_chosen":
    case "pionjar.trail_entered":
    case "pionjar.trail_left":
    case "pionjar.released":
    case "pionjar.stagecoach_taken":
    case "pionjar.turn_skipped":
    case "pionjar.found":
    case "pionjar.haul_lost":
    case "pionjar.haul_surrendered":
    case "pionjar.card_lost":
    case "pionjar.land_bought":
    case "pionjar.trading_post_bought":
      return [onBoard(view, event.seat, SENTENCE_MS)];
    default:
      return [...auction(before, view, event), ...receipt(view, event, own)];
  }
}

function onBoard(view: View, seat: number, ms: number): Shown {
  return { view, picture: panelOf(view, seat), ms };
}

/** A lot that is gone stays up while it is told who has it. */
function auction(before: View, view: View, event: PionjarEvent): Shown[] {
  switch (event.type) {
    case "pionjar.auction_began":
    case "pionjar.bid_made":
    case "pionjar.bid_passed":
      return [{ view, picture: "auction", ms: SENTENCE_MS }];
    case "pionjar.bids_opened":
      return [{ view, picture: "auction", ms: CARD_MS }];
    case "pionjar.lot_sold":
    case "pionjar.lot_unsold":
      return [{ view: before, picture: "auction", ms: LOT_MS }];
    default:
      return [];
  }
}

function receipt(view: View, event: PionjarEvent, own: number | null): Shown[] {
  const sale = saleOf(event, view.month);
  return sale === null
    ? []
    : [{ ...onBoard(view, sale.seat, sale.seat === own ? OWN_MS : SENTENCE_MS), sale }];
}
