/** The shapes on the wire of Rancher's matches: their views and choices are Rancher's own. */
import type { components } from "../../api/generated/schema";
import type * as wire from "../../api/types";

export type View = components["schemas"]["RancherView"];
export type TableOptions = components["schemas"]["RancherTableOptions"];
export type Reach = components["schemas"]["RancherReach"];

export interface Frame extends wire.Frame {
  view: View | null;
}

/** A frame of one of Rancher's matches as what it is. */
export function ours(frame: wire.Frame): Frame {
  return frame as Frame;
}
