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

/** What is asked of the seat that a frame is for. */
export function askedOf({ pending, seat }: Frame): { ask: string; about: string } {
  const asked = pending.awaits.find((awaited) => awaited.seat === seat);
  return { ask: asked?.ask ?? "", about: asked?.about ?? "" };
}
