// @vitest-environment node
import { expect, test } from "vitest";
import { centre, cornerOf, cornerPoint, hexName, hexOf, neighbour, SIDES } from "./hexes";

const HEXES = ["0,0", "3,-2", "-4,7"].map(hexOf);

test("a corner has one name, whichever of its hexes tells it", () => {
  for (const hex of HEXES) {
    for (const side of SIDES) {
      const across = neighbour(hex, side);
      expect(cornerOf(across, side + 4)).toBe(cornerOf(hex, side));
      expect(cornerOf(across, side + 3)).toBe(cornerOf(hex, side + 1));
    }
  }
});

test("corners lie clockwise from the top, one unit from the middle and from the next", () => {
  for (const hex of HEXES) {
    const middle = centre(hex);
    SIDES.forEach((side) => {
      const corner = cornerPoint(cornerOf(hex, side));
      const next = cornerPoint(cornerOf(hex, side + 1));
      const turn = (Math.PI / 3) * side;
      expect(corner.x - middle.x).toBeCloseTo(Math.sin(turn));
      expect(corner.y - middle.y).toBeCloseTo(-Math.cos(turn));
      expect(Math.hypot(next.x - corner.x, next.y - corner.y)).toBeCloseTo(1);
    });
  }
});

test("the neighbour across an edge has this hex as its neighbour", () => {
  for (const hex of HEXES) {
    for (const side of SIDES) {
      expect(hexName(neighbour(neighbour(hex, side), side + 3))).toBe(hexName(hex));
    }
  }
});
