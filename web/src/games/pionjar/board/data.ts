/** The board's data, typed: two panels, each 360 by 420 units, y downwards. */
import json from "@domain/games/pionjar/board.json";

export interface Point {
  x: number;
  y: number;
}

/** A place on the road: a common dot, or one of a branch. */
export interface Dot extends Point {
  n: number;
  kind: string;
}

/** A square of the ring. */
export interface Square extends Point {
  n: number;
  kind: string;
  size: number;
  /** What is sold on a sales square. */
  goods?: string[];
  gate?: string;
}

export interface Branch {
  property: string;
  dots: readonly Dot[];
  claim: Point;
  line: readonly (readonly number[])[];
}

export type TrailName = "hunting" | "fishing";

export const WIDTH = json.panels.road.width;
export const HEIGHT = json.panels.road.height;
export const START: Point = json.road.start;
export const COMMON: readonly Dot[] = json.road.common;
export const BRANCHES: readonly Branch[] = json.road.branches;
export const ROAD_LINE: readonly (readonly number[])[] = json.road.line;
export const SQUARES: readonly Square[] = json.circuit;
export const PRISON = json.prison;
/** The square where one comes out of it. */
export const GATE = json.prison.gate_square;
export const TRAIL_HEAD: Point = json.trails.head;
export const TRAILS: Readonly<Record<TrailName, { exit: number; circles: readonly Dot[] }>> = {
  hunting: { exit: json.trails.hunting.exit_square, circles: json.trails.hunting.circles },
  fishing: { exit: json.trails.fishing.exit_square, circles: json.trails.fishing.circles },
};
export const TRAIL_NAMES: readonly TrailName[] = ["hunting", "fishing"];

/** Where the fork is, and how far it is from there to a claim. */
export const MISSOURI = COMMON.length;
const CLAIM = json.road.steps_start_to_claim;

/** Where a place on the road is: 0 the coast, then common dots, the branch's, the claim. */
export function roadPoint(at: number, branch: string | null): Point {
  if (at <= 0) {
    return START;
  }
  if (at <= MISSOURI) {
    return COMMON[at - 1] ?? START;
  }
  const found = BRANCHES.find(({ property }) => property === branch);
  if (at >= CLAIM) {
    return found?.claim ?? START;
  }
  return found?.dots[at - MISSOURI - 1] ?? START;
}

/** Where a place on a trail is: 0 is the trailhead. */
export function trailPoint(trail: TrailName, at: number): Point {
  return TRAILS[trail].circles[at - 1] ?? TRAIL_HEAD;
}

export function squarePoint(at: number): Point {
  return SQUARES[at] ?? PRISON;
}
