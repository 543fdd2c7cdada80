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
}

/**
 * Between 0, the upper edge, and 1, the lower one: the middle of what is aimed at now and of the
 * piece that it is about, and of one's own in prison; else of one's own; else of the panel.
 */
export function focusOf({ view, panel, mySeat, turn, aims }: Scene): number {
  const mine = mySeat === null ? undefined : view.seats[mySeat];
  const now = aims.filter(({ later }) => !later);
  const subjects = [
    ...(now.length > 0 ? now : aims).flatMap((aim) => aimedAt(aim, panel)),
    ...standing(view.seats[turn], panel),
    ...(mine?.where === "prison" ? standing(mine, panel) : []),
  ];
  const heights = (subjects.length > 0 ? subjects : standing(mine, panel)).map(({ y }) => y);
  return heights.length === 0 ? MIDDLE : (Math.min(...heights) + Math.max(...heights)) / 2 / HEIGHT;
}

const MIDDLE = 0.5;

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
