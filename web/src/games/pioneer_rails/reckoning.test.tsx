import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Table } from "../../api/types";
import { table } from "../../testing/frames";
import { view, worth } from "./fixture";
import { Reckoning, sourcesOf } from "./reckoning";
import type { View } from "./types";

afterEach(() => render(null, document.body));

async function rows(shown: View, rest: Partial<Table> = {}): Promise<string[][]> {
  await act(() => render(<Reckoning table={table(rest)} view={shown} />, document.body));
  return [...document.body.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(textOf),
  );
}

function textOf({ textContent }: Element): string {
  return textContent ?? "";
}

const MINE = { hands: 9, towns: 4, ranches: 14, yards: 12, forts: 6, gold: 3, banks: 8, goals: 5 };
const ADAS = { hands: 12, towns: 6, ranches: 9, yards: 9, forts: 14, gold: 0, banks: 4, goals: 15 };

test("every source is a row, the best total stands first, and the rows add up", async () => {
  const shown = await rows(
    view({ seats: [worth({ ...MINE, total: 61 }), worth({ ...ADAS, total: 69 })] }),
  );

  expect(shown[0]?.slice(1)).toEqual(["Ada", "You"]);
  expect(shown.at(-1)).toEqual(["Total", "69", "61"]);
  for (const at of [1, 2]) {
    const sum = shown.slice(1, -1).reduce((before, row) => before + Number(row[at]), 0);
    expect(sum).toBe(Number(shown.at(-1)?.[at]));
  }
  expect(shown.map(([name]) => name)).toContain("Rail yards");
});

test("the best of each source is marked, everybody where several share it", async () => {
  await rows(view({ seats: [worth({ ...MINE, towns: 6 }), worth(ADAS)] }));
  const best = [...document.body.querySelectorAll("tbody tr")].map(
    (row) => row.querySelectorAll(".best").length,
  );

  expect(best).toEqual([1, 2, 1, 1, 1, 1, 1, 1]);
});

test("nothing is marked where nobody has any of it, nor for one who plays alone", async () => {
  await rows(view({ seats: [worth({ ...MINE, banks: 0 }), worth({ ...ADAS, banks: 0 })] }));
  expect(document.body.querySelectorAll(".best")).toHaveLength(7);
  await rows(view({ seats: [worth(MINE)], target: 104 }));

  expect(document.body.querySelectorAll(".best")).toHaveLength(0);
});

test("equal totals are parted by the hands: the winner stands first, is circled, and it is said", async () => {
  const seats = [worth({ hands: 9, total: 61 }), worth({ hands: 12, total: 61 })];
  const won = { result: { scores: [61, 61], winners: [1] } };
  const shown = await rows(view({ seats }), won);
  expect(shown[0]?.slice(1)).toEqual(["Ada", "You"]);
  expect(document.body.querySelector<HTMLTableCellElement>("tfoot td:has(svg)")?.cellIndex).toBe(1);
  expect(document.body.textContent).toContain("Level on points: the better hands decide.");

  const equal = [worth({ hands: 9, total: 61 }), worth({ hands: 9, total: 61 })];
  await rows(view({ seats: equal }), { result: { scores: [61, 61], winners: [0, 1] } });
  expect(document.body.querySelectorAll("tfoot td svg")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("Level on points");
});

test("one's own column is marked among several", async () => {
  await rows(view({ seats: [worth(MINE), worth({ ...ADAS, total: 9 })] }));
  expect([...document.body.querySelectorAll("thead th.own")].map(textOf)).toEqual(["You"]);
});

test("a forest counts jails and escaped bandits where a desert counts gold and banks", () => {
  expect(sourcesOf(view({ sheet: "forest_b" }))).toEqual([
    "hands",
    "towns",
    "ranches",
    "yards",
    "forts",
    "jails",
    "escaped",
    "goals",
  ]);
  expect(sourcesOf(view())).not.toContain("jails");
});

test("alone, what is to be reached is said", async () => {
  await rows(view({ seats: [worth({ total: 88 })], target: 104 }));

  expect(document.body.textContent).toContain("To win: 104 points.");
});

test("alone, a match with variants is said not to be rated", async () => {
  const alone = { seats: [worth({ total: 88 })], target: 104 };
  await rows(view(alone));
  expect(document.body.textContent).not.toContain("not rated");
  await rows(view({ ...alone, jokers: true }));
  expect(document.body.textContent).toContain("With variants: not rated.");
  await rows(view({ jokers: true }));

  expect(document.body.textContent).not.toContain("not rated");
});
