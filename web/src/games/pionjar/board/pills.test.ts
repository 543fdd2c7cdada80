import almanacs from "@domain/games/pionjar/almanacs.json";
import { expect, test } from "vitest";
import { SQUARES, type Square } from "./data";
import { pillBox, pillPlaces, shared, WORDS } from "./pills";

/** All rows of three squares to which the almanacs can lead, each once. */
function rides(): Square[][] {
  const rows = new Map<string, Square[]>();
  for (const { numbers } of almanacs.properties) {
    for (let month = 0; month + 2 < numbers.length; month += 1) {
      for (const start of SQUARES) {
        let at = start.n;
        const row = numbers.slice(month, month + 3).flatMap((steps) => {
          at = (at + steps) % SQUARES.length;
          return SQUARES[at] ?? [];
        });
        rows.set(row.map(({ n }) => n).join(), row);
      }
    }
  }
  return [...rows.values()];
}

test("no month's pill covers a name, the leaf's numbers, the prison or another pill", () => {
  const all = rides();
  expect(all.length).toBeGreaterThan(1000);
  const covered = all.filter((row) => {
    const pills = pillPlaces(row, []).map(pillBox);
    return pills.some((pill, at) =>
      [...WORDS, ...pills.slice(at + 1)].some((other) => shared(pill, other) > 0),
    );
  });

  expect(covered.map((row) => row.map(({ n }) => n))).toEqual([]);
});

test("a pill keeps off a piece where it can", () => {
  const [square] = SQUARES.slice(5, 6);
  if (square === undefined) {
    throw new Error("there is no such square");
  }
  const [free] = pillPlaces([square], []);
  const [beside] = pillPlaces([square], free ? [free] : []);

  expect(beside).not.toEqual(free);
});
