/**
 * Hexes with a corner on top, in axial coordinates. Corners run clockwise from the top, 0 to 5;
 * edge i joins corners i and i + 1. A corner's own name is that of the hex whose top (0) or
 * bottom (3) it is: "q,r:0" or "q,r:3".
 */

export interface Point {
  x: number;
  y: number;
}

/** A hex by its axial coordinates. */
export interface Hex {
  q: number;
  r: number;
}

/** The way to the neighbour across edge 0 to 5. */
const ACROSS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
/** For corner 0 to 5: the hex that names it, as seen from its own, and which corner of that one. */
const NAMED_BY: readonly (readonly [number, number, 0 | 3])[] = [
  [0, 0, 0],
  [1, -1, 3],
  [0, 1, 0],
  [0, 0, 3],
  [-1, 1, 0],
  [0, -1, 3],
];

export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export function hexName({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function hexOf(name: string): Hex {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export function neighbour({ q, r }: Hex, side: number): Hex {
  const [dq, dr] = ACROSS[side % 6] ?? [0, 0];
  return { q: q + dq, r: r + dr };
}

/** The name of a corner of a hex. */
export function cornerOf({ q, r }: Hex, at: number): string {
  const [dq, dr, end] = NAMED_BY[at % 6] ?? [0, 0, 0];
  return `${q + dq},${r + dr}:${end}`;
}

/** The centre of a hex whose corners are one unit away. */
export function centre({ q, r }: Hex): Point {
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

/** Where a corner is, in the same units. */
export function cornerPoint(corner: string): Point {
  const [hex = "", end] = corner.split(":");
  const { x, y } = centre(hexOf(hex));
  return { x, y: end === "0" ? y - 1 : y + 1 };
}
