/** The height that matters on a panel: where it shows a part of itself, that part is seen. */
import { BRANCHES, HEIGHT, type Point, roadPoint, squarePoint, trailPoint } from "./data";
import { type Aim, type BoardView, type PanelName, pointOf, type SeatPlace } from "./PionjarBoard";

interface Scene {
  view: Pick<BoardView, "seats">;
  panel: PanelName;
  /** The seat that looks on, null for a spectator. */
  mySeat: number | null;
  /** The seat that it is about. */
  turn: number;
  aims: readonly Aim[];
  /** Whether the seat that looks on is just out of prison. */
  freed?: boolean;
}

/** Heights from 0, the upper edge, to 1, the lower one. */
export interface Focus {
  middle: number;
  /** What must be seen, also where not all fits. */
  first: number;
  last: number;
}

/**
 * The middle of what is aimed at now and of the piece that it is about, and of one's own in prison
 * or just out of it; else of one's own; else of the panel. One's own in or out of prison comes
 * first, then what is aimed at, then the piece that it is about.
 */
export function focusOf({ view, panel, mySeat, turn, aims, freed = false }: Scene): Focus {
  const mine = mySeat === null ? undefined : view.seats[mySeat];
  const now = aims.filter(({ later }) => !later);
  const aimed = (now.length > 0 ? now : aims).flatMap((aim) => aimedAt(aim, panel));
  const mover = standing(view.seats[turn], panel);
  const jailed = mine?.where === "prison" || freed ? standing(mine, panel) : [];
  const subjects = [...aimed, ...mover, ...jailed];
  const all = subjects.length > 0 ? subjects : standing(mine, panel);
  const [top, bottom] = reach(all);
  const [first, last] = reach([jailed, aimed, mover, all].find(({ length }) => length > 0) ?? []);
  return { middle: (top + bottom) / 2, first, last };
}

const MIDDLE = HEIGHT / 2;

function reach(points: readonly Point[]): [number, number] {
  const heights = points.length === 0 ? [MIDDLE] : points.map(({ y }) => y);
  return [Math.min(...heights) / HEIGHT, Math.max(...heights) / HEIGHT];
}

function standing(place: SeatPlace | undefined, panel: PanelName): Point[] {
  return place !== undefined && (place.where === "road") === (panel === "road")
    ? [pointOf(place)]
    : [];
}

function aimedAt({ square, circle, property, at }: Aim, panel: PanelName): Point[] {
  if (property !== undefined) {
    const claim = BRANCHES.find((branch) => branch.property === property)?.claim;
    const end = at === undefined ? [] : [roadPoint(at, property)];
    return panel === "road" && claim !== undefined ? [claim, ...end] : [];
  }
  if (panel === "road") {
    return [];
  }
  return circle ? [trailPoint(circle.trail, circle.at)] : [squarePoint(square ?? 0)];
}
