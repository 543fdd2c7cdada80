/** Where the months' pills go: beside their squares, on no name and no number. */
import {
  HEIGHT,
  type Point,
  PRISON,
  SQUARES,
  type Square,
  TRAIL_NAMES,
  TRAILS,
  WIDTH,
} from "./data";

export const PILL = { width: 34, height: 17 } as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around({ x, y }: Point, width: number, height = width): Box {
  return {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
  };
}

/** The leaf with its numbers, the names with room for the longest language, the prison. */
export const WORDS: readonly Box[] = [
  { left: 38, top: 192, right: 132, bottom: 286 },
  around({ x: 80, y: 104 }, 86, 14),
  around({ x: 250, y: 147 }, 72, 14),
  around({ x: 234, y: 229 }, 72, 14),
  around(PRISON, 50),
  around({ x: PRISON.x, y: 375 }, 56, 10),
];

const CIRCLES = TRAIL_NAMES.flatMap((trail) => TRAILS[trail].circles.map((at) => around(at, 20)));
const STAMPS = SQUARES.map((square) => around(square, square.size));

/** How much it matters that a unit of something is covered. */
const WORD = 100;
const PIECE = 8;
const CIRCLE = 2;
const STAMP = 1;

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function pillBox(at: Point): Box {
  return around(at, PILL.width, PILL.height);
}

/** A place for the pill of each square, with an eye on the pieces: each where it hides least. */
export function pillPlaces(squares: readonly Square[], pieces: readonly Point[]): Point[] {
  const aimed = squares.map((square) => around(square, square.size));
  const kept = [...pieces.map((piece) => around(piece, 22)), ...aimed];
  const placed: Point[] = [];
  for (const square of squares) {
    placed.push(best(square, [...WORDS, ...placed.map(pillBox)], kept));
  }
  return placed;
}

function best(square: Square, words: readonly Box[], kept: readonly Box[]): Point {
  const costs = spots(square).map((spot) => {
    const box = pillBox(spot);
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
    const cost =
      WORD * hidden(words) +
      PIECE * hidden(kept) +
      CIRCLE * hidden(CIRCLES) +
      STAMP * hidden(STAMPS);
    return { spot, cost };
  });
  return costs.reduce((least, one) => (one.cost < least.cost ? one : least)).spot;
}

/** A pill just touches its square from within the ring, or stands one further in. */
const GAP = 1.5;
const DEPTHS = [0, 1];
const EDGE = 3.2;
const SHIFTS = [0, 8, -8, 16, -16, 24, -24, 34, -34];

function spots(square: Square): Point[] {
  const { x, y, size } = square;
  const inX = x < WIDTH / 2 ? 1 : -1;
  const inY = y < HEIGHT / 2 ? 1 : -1;
  const awayX = size / 2 + PILL.width / 2 + GAP;
  const awayY = size / 2 + PILL.height / 2 + GAP;
  const level = Math.min(y, HEIGHT - y) < size;
  const upright = Math.min(x, WIDTH - x) < size;
  const inside = DEPTHS.flatMap((depth) => [
    ...(level
      ? SHIFTS.map((by) => ({ x: x + by, y: y + inY * (awayY + depth * (PILL.height + GAP)) }))
      : []),
    ...(upright
      ? SHIFTS.map((by) => ({ x: x + inX * (awayX + depth * (PILL.width + GAP)), y: y + by }))
      : []),
  ]);
  // Or it lies on its square's edge.
  const edges = [
    ...(level ? [{ x, y: y + inY * (size / 2 - EDGE) }] : []),
    ...(upright ? [-1, 1].map((side) => ({ x: x + 2 * inX, y: y + side * (size / 2 - 1) })) : []),
  ];
  return [...inside, ...edges].filter(onPanel);
}

function onPanel(spot: Point): boolean {
  const { left, top, right, bottom } = pillBox(spot);
  return left >= 1 && top >= 1 && right <= WIDTH - 1 && bottom <= HEIGHT - 1;
}
