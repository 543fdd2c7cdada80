// @vitest-environment node
import { expect, test } from "vitest";
import { CIRCUIT } from "./data";
import { placeInTow, SHOWN_MAX, sharesOf, shownOwners, tagPlaces } from "./tow";

function lot(owner: number, chips: number, farm = "red_river") {
  return { owner, farm, chips };
}

function count(owners: readonly number[], owner: number): number {
  return owners.filter((seen) => seen === owner).length;
}

test("up to ten chips are all drawn, in the order in which they were taken", () => {
  expect(shownOwners([lot(1, 2), lot(0, 3)])).toEqual([1, 1, 0, 0, 0]);
});

test("lots of one owner walk together", () => {
  const tow = [lot(2, 3), lot(0, 1), lot(2, 4, "three_oaks")];

  expect(sharesOf(tow)).toEqual([
    { owner: 2, chips: 7 },
    { owner: 0, chips: 1 },
  ]);
});

test.each([
  [[lot(0, 14)], [10]],
  [
    [lot(0, 9), lot(2, 3), lot(3, 2)],
    [7, 2, 1],
  ],
  [
    [lot(0, 40), lot(1, 1), lot(2, 1), lot(3, 1)],
    [7, 1, 1, 1],
  ],
  [
    [lot(1, 20), lot(2, 20)],
    [5, 5],
  ],
])("ten stand for more, shared out by size with nobody missing: %j", (tow, expected) => {
  const owners = shownOwners(tow);

  expect(owners).toHaveLength(SHOWN_MAX);
  expect(tow.map(({ owner }) => count(owners, owner))).toEqual(expected);
});

test("chips in tow never cover each other or the rider's plate, anywhere on the trail", () => {
  for (const { id, x, y } of CIRCUIT) {
    const places = Array.from({ length: SHOWN_MAX }, (_, n) => placeInTow(id, n));
    const apart = places.flatMap((a, i) =>
      places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    const fromPlate = places.map((place) => Math.hypot(place.x - x, place.y - y));

    expect(Math.min(...apart), `behind space ${id}`).toBeGreaterThan(22);
    expect(Math.min(...fromPlate), `behind space ${id}`).toBeGreaterThan(17 + 22);
  }
});

test("a tag stays on the board and off the chips, behind every space", () => {
  for (const { id } of CIRCUIT) {
    const [tail] = tagPlaces(id, 10, 62);
    const last = placeInTow(id, 9);

    expect(tail?.x, `behind space ${id}`).toBeGreaterThanOrEqual(31);
    expect(tail?.x, `behind space ${id}`).toBeLessThanOrEqual(969);
    expect(Math.hypot((tail?.x ?? 0) - last.x, (tail?.y ?? 0) - last.y)).toBeGreaterThan(24);
  }
});
