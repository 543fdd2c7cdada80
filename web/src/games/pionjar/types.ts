/** The shapes on the wire of Pionjär's matches. */
import type { components } from "../../api/generated/schema";
import type * as wire from "../../api/types";

type Schemas = components["schemas"];

export type View = Schemas["PionjarView"];
export type SeatView = View["seats"][number];
export type TableOptions = Schemas["PionjarTableOptions"];

export interface Frame extends wire.Frame {
  view: View | null;
}

/** The events of the game; the service's own left out. */
export type PionjarEvent = Extract<wire.GameEvent, { type: `pionjar.${string}` }>;

export function pionjarEvents({ events }: wire.Frame): PionjarEvent[] {
  return events.filter((event): event is PionjarEvent => event.type.startsWith("pionjar."));
}

/** A frame of one of this game's matches as what it is. */
export function ours(frame: wire.Frame): Frame {
  return frame as Frame;
}

/** Whoever is asked something: in a sealed auction several seats at once. */
export function askedSeats({ pending }: wire.Frame): number[] {
  return pending.awaits.map(({ seat }) => seat);
}

/** What is asked of the seat that a frame is for. */
export function askOf({ pending, seat }: Frame): string {
  return pending.awaits.find((awaited) => awaited.seat === seat)?.ask ?? "";
}

/**
 * Names the question with its options: it stays the same while others act, so that what the
 * reader is about to answer is kept, and is another when a refusal has changed the options.
 */
export function questionOf({ pending, seat, options }: Frame): string {
  const asked = pending.awaits.find((awaited) => awaited.seat === seat);
  return JSON.stringify([asked, options]);
}
