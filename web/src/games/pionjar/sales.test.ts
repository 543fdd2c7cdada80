import { expect, test } from "vitest";
import { told } from "../../testing/pionjar";
import { saleOf, salesOfTurn } from "./sales";
import { pionjarEvents } from "./types";

const CROPS = { type: "pionjar.crops_sold", seat: 0, goods: "harvest", cards: 2 } as const;
const TURN = { type: "pionjar.turn_began", seat: 0, round: 4 } as const;

test("a crop's sale tells the printed price and what a proclamation made of it", () => {
  // February 1859: printed at 1,600.
  expect(saleOf({ ...CROPS, price: 2400 }, 13)).toMatchObject({
    values: [1600, 1600],
    percent: 50,
    total: 4800,
  });
  expect(saleOf({ ...CROPS, price: 1600 }, 13)).toMatchObject({ percent: 0, total: 3200 });
  expect(saleOf({ ...CROPS, price: 2400 }, null)).toMatchObject({
    values: [2400, 2400],
    percent: 0,
  });
});

test("spoils bring their values as changed, furs half of them but from a sheriff", () => {
  const spoils = { type: "pionjar.spoils_sold", seat: 0, goods: "fish", percent: -50 } as const;
  expect(saleOf({ ...spoils, values: [500, 900] }, 13)?.total).toBe(700);
  const furs = (half: boolean) =>
    saleOf({ type: "pionjar.furs_sold", seat: 0, values: [1000, 2000], half }, 13);
  expect(furs(true)?.total).toBe(1500);
  expect(furs(false)?.total).toBe(3000);
});

test("what was sold since the seat's last turn began, and by nobody else", () => {
  const events = pionjarEvents(
    told(
      TURN,
      { ...CROPS, price: 1000 },
      { type: "pionjar.month_began", month: 13 },
      TURN,
      { ...CROPS, price: 1600 },
      { type: "pionjar.turn_began", seat: 1, round: 4 },
      { ...CROPS, seat: 1, price: 1600 },
    ),
  );

  expect(salesOfTurn(events, 0).map(({ total, percent }) => [total, percent])).toEqual([[3200, 0]]);
  expect(salesOfTurn(events.slice(0, 4), 0)).toEqual([]);
});
