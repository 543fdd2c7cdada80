import { expect, test } from "vitest";
import { SQUARES, squarePoint } from "./data";
import { fanned } from "./fan";
import { shared, WORDS } from "./pills";

/** The middle of a piece, where its mark is. */
function mark({ x, y }: { x: number; y: number }) {
  return { left: x - 5, top: y - 8, right: x + 5, bottom: y + 2 };
}

function body({ x, y }: { x: number; y: number }) {
  return { left: x - 12, top: y - 9, right: x + 12, bottom: y + 10 };
}

test.each([2, 3, 4, 5, 6])("where %i meet on the ring no piece hides another's mark", (count) => {
  for (const { n } of SQUARES) {
    const point = squarePoint(n);
    const pieces = fanned(Array.from({ length: count }, (_, seat) => ({ seat, point })));
    // Whoever is drawn later lies on top.
    const hidden = pieces.filter(({ point: below }, at) =>
      pieces.slice(at + 1).some(({ point: above }) => shared(mark(below), body(above)) > 0),
    );

    expect(hidden.map(({ seat }) => [n, seat])).toEqual([]);
  }
});

test.each([2, 3, 4, 5, 6])("where %i meet on the ring the leaf's numbers stay free", (count) => {
  // They stand in the right half of the leaf.
  const [leaf] = WORDS;
  if (leaf === undefined) {
    throw new Error("there is no leaf");
  }
  const numbers = { ...leaf, left: (leaf.left + leaf.right) / 2 };
  for (const { n } of SQUARES) {
    const point = squarePoint(n);
    const pieces = fanned(Array.from({ length: count }, (_, seat) => ({ seat, point })));

    expect(pieces.filter(({ point: at }) => shared(numbers, body(at)) > 0)).toEqual([]);
  }
});

test("a row at a corner stays whole on the panel", () => {
  const point = squarePoint(0);
  const pieces = fanned([0, 1, 2, 3].map((seat) => ({ seat, point })));
  const [first] = pieces;

  expect(first?.point.y).toBe(15);
  expect(new Set(pieces.map(({ point: { x } }) => x)).size).toBe(1);
});
