/** Rancher's part of a frame: its own events, and how things stand while they are played. */
import type { GameEvent } from "../../api/types";
import type { Frame, View } from "./types";

/** The events of the game; the service's own (somebody sat down, the match is over) left out. */
export type RancherEvent = Extract<GameEvent, { type: `rancher.${string}` }>;

export function rancherEvents({ events }: Frame): RancherEvent[] {
  return events.filter((event): event is RancherEvent => event.type.startsWith("rancher."));
}

/** One seat's part of the strip. */
export interface Standing {
  cash: number;
  /** Cattle in tow, own and stolen. */
  tow: number;
}

/** What bar and strip say: the seat to move, the round, and what everybody has. */
export interface Standings {
  turn: number;
  round: number;
  seats: readonly Standing[];
}

/** How things stand in a view. */
export function standingsOf(view: View): Standings {
  const seats = view.ranchers.map(({ cash, tow }) => ({
    cash,
    tow: tow.reduce((sum, lot) => sum + lot.chips, 0),
  }));
  return { turn: view.turn, round: view.round, seats };
}

/** How things stand once these events have happened, so that numbers change when pieces move. */
export function standingsAfter(before: Standings, events: readonly RancherEvent[]): Standings {
  const seats = before.seats.map((seat) => ({ ...seat }));
  let { turn, round } = before;
  const add = (at: number | null, change: Partial<Standing>) => {
    const seat = at === null ? undefined : seats[at];
    if (seat !== undefined) {
      seat.cash += change.cash ?? 0;
      seat.tow += change.tow ?? 0;
    }
  };
  for (const event of events) {
    switch (event.type) {
      case "rancher.turn_began":
        turn = event.seat;
        round = event.round;
        break;
      case "rancher.money_paid":
        add(event.payer, { cash: -event.amount });
        add(event.payee, { cash: event.amount });
        break;
      case "rancher.herd_driven":
        add(event.seat, { tow: event.chips });
        break;
      case "rancher.herd_stolen":
        add(event.thief, { tow: event.chips });
        break;
      case "rancher.herd_recovered":
        add(event.thief, { tow: -event.chips });
        add(event.victim, { tow: event.chips });
        break;
      case "rancher.herd_sold":
        add(event.seat, { tow: -event.lots.reduce((sum, lot) => sum + lot.chips, 0) });
        break;
      default:
    }
  }
  return { turn, round, seats };
}
