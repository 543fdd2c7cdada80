/** The shapes on the wire of Pioneer Rails' matches. */
import type { components } from "../../api/generated/schema";
import type * as wire from "../../api/types";

type Schemas = components["schemas"];

export type View = Schemas["PioneerRailsView"];
export type SheetView = View["seats"][number];
export type GoalView = View["goals"][number];
export type Scores = SheetView["scores"];
export type TableOptions = Schemas["PioneerRailsTableOptions"];
export type SubmitTurn = Schemas["PioneerRailsSubmitTurn"];
export type NewTrack = NonNullable<SubmitTurn["tracks"]>[number];
export type TurnPreview = Schemas["PioneerRailsTurnPreview"];
export type TrackPreview = Schemas["PioneerRailsTrackPreview"];
export type ActivationPreview = Schemas["PioneerRailsActivationPreview"];

export interface Frame extends wire.Frame {
  view: View | null;
}

/** The events of the game; the service's own left out. */
export type RailsEvent = Extract<wire.GameEvent, { type: `pioneer_rails.${string}` }>;

export function railsEvents({ events }: wire.Frame): RailsEvent[] {
  return events.filter((event): event is RailsEvent => event.type.startsWith("pioneer_rails."));
}

/** A frame of one of this game's matches as what it is. */
export function ours(frame: wire.Frame): Frame {
  return frame as Frame;
}
