/** Lines through the board's spaces: curves, ribbons with hand-cut edges, places along the trail. */
import { CIRCUIT, type Point } from "./data";

/** A place on the trail and the direction of travel there, in radians. */
export interface Waypoint extends Point {
  heading: number;
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair(p: Point): string {
  return `${short(p.x)} ${short(p.y)}`;
}

/** Reads a list of points round its end (closed) or held at its ends (open). */
function picker<T>(list: readonly T[], closed: boolean): (at: number) => T {
  const count = list.length;
  return (at) => {
    const index = closed ? (at + count) % count : Math.max(0, Math.min(count - 1, at));
    return list[index] as T;
  };
}

/** Path data of a smooth curve through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const pick = picker(points, closed);
  let path = `M${pair(pick(0))}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const leave = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const reach = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${pair(leave)} ${pair(reach)} ${pair(c)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Which way a line of points runs at one of them. */
export function headingAt(points: readonly Point[], at: number, closed: boolean): number {
  const pick = picker(points, closed);
  return Math.atan2(pick(at + 1).y - pick(at - 1).y, pick(at + 1).x - pick(at - 1).x);
}

/** The points moved sideways, to the right of travel, by what `by` says of each. */
export function beside(
  points: readonly Point[],
  by: (at: number) => number,
  closed = false,
): Point[] {
  return points.map(({ x, y }, at) => {
    const turn = headingAt(points, at, closed) + Math.PI / 2;
    return { x: x + Math.cos(turn) * by(at), y: y + Math.sin(turn) * by(at) };
  });
}

/** Path data of the area between two lines. */
export function between(one: readonly Point[], other: readonly Point[], closed = false): string {
  if (closed) {
    return smooth(one, true) + smooth(other, true);
  }
  return `${smooth(one)}${smooth([...other].reverse()).replace("M", "L")}Z`;
}

/** The same numbers from 0 to 1 every time: drawings must not change from load to load. */
export function tremble(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state % 10007) / 10007;
  };
}

/** Path data of a band along the points whose edges tremble a little, as if cut by hand. */
export function ribbon(points: readonly Point[], width: number, seed: number, closed = false) {
  const next = tremble(seed);
  const edge = (side: number) =>
    beside(points, () => side * (width / 2 + next() * 4.4 - 2.2), closed);
  return between(edge(1), edge(-1), closed);
}

/** The point `back` units behind a space of the circuit along the trail. */
export function behind(space: number, back: number): Waypoint {
  const pick = picker(CIRCUIT, true);
  let left = back;
  for (let at = space; at > space - CIRCUIT.length; at--) {
    const [here, before] = [pick(at), pick(at - 1)];
    const step = Math.hypot(here.x - before.x, here.y - before.y);
    if (left <= step) {
      const share = left / step;
      return {
        x: here.x + (before.x - here.x) * share,
        y: here.y + (before.y - here.y) * share,
        heading: Math.atan2(here.y - before.y, here.x - before.x),
      };
    }
    left -= step;
  }
  throw new RangeError("longer than the whole circuit");
}
