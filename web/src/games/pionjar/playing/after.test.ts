import { expect, test } from "vitest";
import { goldenMatches, seat, told, view } from "../../../testing/pionjar";
import { SQUARES } from "../board/data";
import { pionjarEvents, type View } from "../types";
import { after } from "./after";

const CASH_START = 5000;
const SALOON_START = 10_000;

function start(seats: number): View {
  return view({
    month: -1,
    prices: null,
    saloon: SALOON_START,
    seats: Array.from({ length: seats }, () => seat({ cash: CASH_START })),
  });
}

test("folded event by event, the golden matches end with the cash of their reckoning", () => {
  const matches = goldenMatches();
  expect(matches.length).toBeGreaterThan(5);
  for (const { seats, events } of matches) {
    const end = events.reduce(after, start(seats));
    const [capital] = events.flatMap((event) =>
      event.type === "pionjar.match_ended" ? [event.capital] : [],
    );

    expect(end.seats.map(({ cash }) => cash)).toEqual(capital?.map(({ cash }) => cash));
    expect(end.saloon).toBe(0);
  }
});

test("in the golden matches every move begins where the piece stands", () => {
  let moves = 0;
  for (const { seats, events } of goldenMatches()) {
    let now = start(seats);
    for (const event of events) {
      const moved =
        event.type === "pionjar.rode" ||
        event.type === "pionjar.drove" ||
        event.type === "pionjar.walked";
      if (moved) {
        const { where, at } = now.seats[event.seat] ?? seat();
        moves += 1;

        expect(event.path[0]).toBe(where === "ring" ? (at + 1) % SQUARES.length : at + 1);
      }
      now = after(now, event);
    }
  }
  expect(moves).toBeGreaterThan(1000);
});

test("a proclamation changes the month's prices to the year's end", () => {
  const raised = after(view({ month: 13 }), {
    type: "pionjar.price_changed",
    goods: "harvest",
    percent: 50,
  });
  const printed = after(view({ month: 13 }), { type: "pionjar.month_began", month: 13 });

  expect(raised.prices?.harvest).toBe((printed.prices?.harvest ?? 0) * 1.5);
  expect(after(raised, { type: "pionjar.prices_lapsed" }).prices).toEqual(printed.prices);
});

test("an auction's lots come up one after the other", () => {
  const [began, ...rest] = pionjarEvents(
    told(
      { type: "pionjar.auction_began", goods: "gold", lots: 2, auctioneer: 0 },
      { type: "pionjar.bid_made", seat: 1, amount: 2000 },
      { type: "pionjar.lot_sold", seat: 1, goods: "gold", price: 2000, value: null },
      { type: "pionjar.lot_unsold", goods: "gold" },
    ),
  );
  const seen = [began, ...rest].map((_, at, all) =>
    all.slice(0, at + 1).reduce((now, event) => (event ? after(now, event) : now), view()),
  );

  expect(seen.map(({ auction }) => auction && [auction.lot, auction.bid])).toEqual([
    [1, null],
    [1, 2000],
    [2, null],
    null,
  ]);
});
