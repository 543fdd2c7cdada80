import { expect, test } from "vitest";
import { frame } from "../../testing/frames";
import { view } from "../../testing/pionjar";
import { befallen, foremost, outcomesFor, servedTime } from "./outcomes";
import type { Frame, PionjarEvent } from "./types";

function wager(seat: number, stake: number): PionjarEvent[] {
  return [
    { type: "pionjar.wagered", seat, stake },
    { type: "pionjar.saloon_rolled", seat, value: 4 },
    { type: "pionjar.money_paid", payer: seat, payee: "saloon", amount: stake, reason: "stake" },
  ];
}

const LOT = { type: "pionjar.lot_sold", seat: 1, goods: "gold", price: 2000, value: null } as const;

/** A frame after which a seat is asked something since a version. */
function at(
  version: number,
  seat: number,
  events: PionjarEvent[],
  { since = version, auction = null }: { since?: number; auction?: unknown } = {},
): Frame {
  return {
    ...frame(version - 1, version),
    events,
    view: view({ auction: auction as never }),
    pending: {
      awaits: [{ seat, ask: "bid", about: "", round: 1, turn: 1, since }],
      finished: false,
    },
  };
}

function turn(seat: number): PionjarEvent {
  return { type: "pionjar.turn_began", seat, round: 20 };
}

test("a wager is told until the seat answers again, also past a turn that began with it", () => {
  const asked = at(1, 0, []);
  const lost = at(2, 1, [...wager(0, 500), turn(1), turn(0)]);
  const waits = at(3, 1, [], { since: 2 });
  const gains = ({ wagers }: ReturnType<typeof outcomesFor>) => wagers.map(({ gain }) => gain);

  expect(gains(outcomesFor([asked, lost], 0))).toEqual([-500]);
  expect(gains(outcomesFor([asked, lost, waits], 0))).toEqual([-500]);
  expect(gains(outcomesFor([asked, lost, at(3, 1, [turn(0)])], 0))).toEqual([]);
  expect(gains(outcomesFor([asked, at(2, 0, wager(0, 500)), at(3, 1, [])], 0))).toEqual([]);
});

test("what others stake is told in the frame that brings it, to onlookers too", () => {
  const lost = at(2, 0, wager(1, 700));
  const asked = at(3, 0, [], { since: 2 });

  for (const seat of [0, null]) {
    expect(outcomesFor([at(1, 1, []), lost], seat).wagers.map((one) => one.seat)).toEqual([1]);
    expect(outcomesFor([at(1, 1, []), lost, asked], seat).wagers).toEqual([]);
  }
});

test("of an auction the last lot is told, once it is over", () => {
  const bid = at(1, 0, [], { auction: {} });
  const next = at(2, 0, [LOT], { auction: {} });
  const over = at(3, 0, [{ type: "pionjar.lot_unsold", goods: "gold" }, turn(0)]);

  expect(outcomesFor([bid, next], 0).lot).toBeNull();
  expect(outcomesFor([bid, next, over], 0).lot?.type).toBe("pionjar.lot_unsold");
  expect(outcomesFor([bid, at(2, 1, [LOT]), at(3, 1, [], { since: 2 })], 0).lot).toEqual(LOT);
});

test("what befell a seat since it last answered is known, over turns that played themselves", () => {
  const sold: PionjarEvent = {
    type: "pionjar.crops_sold",
    seat: 0,
    goods: "harvest",
    cards: 2,
    price: 900,
  };
  const paid = (payer: number, reason: "freight_bill" | "sale"): PionjarEvent => ({
    type: "pionjar.money_paid",
    payer,
    payee: "bank",
    amount: 1000,
    reason,
  });
  const frames = [
    at(1, 0, [sold]),
    at(2, 1, [turn(1)]),
    at(3, 1, [turn(0), sold, paid(0, "sale"), { ...sold, seat: 1 }], { since: 2 }),
    at(4, 0, [turn(0), paid(1, "freight_bill"), paid(0, "freight_bill"), turn(0)]),
  ];

  expect(befallen(frames, 0)).toEqual([sold, paid(0, "freight_bill")]);
});

const ARREST: PionjarEvent = { type: "pionjar.arrested", seat: 0, free_from: 17 };
const FREE: PionjarEvent = { type: "pionjar.released", seat: 0 };

test("an arrest among moves that played themselves is told whatever came after it", () => {
  const sold = (cards: number): PionjarEvent => ({
    type: "pionjar.crops_sold",
    seat: 0,
    goods: "harvest",
    cards,
    price: 900,
  });
  const all = [sold(1), ARREST, FREE, sold(2), sold(3)];

  expect(foremost(all, 2)).toEqual([ARREST, sold(3)]);
  expect(foremost(all, 1)).toEqual([ARREST]);
  expect(foremost([sold(1), sold(2)], 1)).toEqual([sold(2)]);
  expect(foremost([], 2)).toEqual([]);
});

test("time in prison is known to be served until the seat answers again", () => {
  const asked = at(1, 0, []);
  const told = (...rest: Frame[]) => servedTime(befallen([asked, ...rest], 0));
  const jailed = at(2, 1, [ARREST]);
  const free = at(3, 1, [turn(0), FREE], { since: 2 });

  expect(told(jailed)).toEqual([]);
  expect(told(jailed, free)).toEqual([ARREST, FREE]);
  expect(told(jailed, free, at(4, 0, []), at(5, 1, []))).toEqual([]);
});

test("the last turn that a black dot has cost is told, those in prison are not", () => {
  const skip = (why: "washed_out" | "prison"): PionjarEvent => ({
    type: "pionjar.turn_skipped",
    seat: 0,
    why,
  });
  const frames = [at(1, 0, []), at(2, 1, [skip("washed_out"), skip("prison"), skip("washed_out")])];

  expect(befallen(frames, 0)).toEqual([skip("washed_out")]);
});
