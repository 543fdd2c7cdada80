import { expect, test } from "vitest";
import { goldenMatches, seat, told, view } from "../../../testing/pionjar";
import { SQUARES } from "../board/data";
import { type PionjarEvent, pionjarEvents, type SeatView, type View } from "../types";
import { after } from "./after";
import { laid } from "./moments";

/** The table of so many before the first event, all cards open or all hidden. */
function start(seats: number, hand: SeatView["hand"] = null): View {
  return laid(view({ seats: Array.from({ length: seats }, () => seat({ hand })) }));
}

test("folded event by event, the golden matches end with everybody's reckoning", () => {
  const matches = goldenMatches();
  expect(matches.length).toBeGreaterThan(5);
  for (const { seats, events } of matches) {
    const end = events.reduce(after, start(seats, {}));
    const [capital = []] = events.flatMap((event) =>
      event.type === "pionjar.match_ended" ? [event.capital] : [],
    );
    const sum = (values: readonly number[] = []) => values.reduce((total, one) => total + one, 0);

    expect(
      end.seats.map(({ cash, land, hand }) => ({
        land,
        buffalo: sum(hand?.buffalo),
        fish: sum(hand?.fish),
        gold: sum(hand?.gold),
        cash,
      })),
    ).toEqual(capital);
    expect(end.seats.map((one) => one.capital)).toEqual(
      capital.map((one) => sum(Object.values(one))),
    );
    expect(end.saloon).toBe(0);
  }
});

/** What an event says of how many cards a seat had; null where it says nothing. */
function counts(event: PionjarEvent): Partial<SeatView> | null {
  switch (event.type) {
    case "pionjar.crops_sold":
      return { [event.goods]: event.cards };
    case "pionjar.spoils_sold":
      return { [event.goods]: event.values.length };
    case "pionjar.furs_sold":
      return { buffalo: event.values.length };
    case "pionjar.haul_lost": {
      const { buffalo, fish, gold } = event;
      return { buffalo, fish, gold };
    }
    case "pionjar.lap_ended":
      return { laps: event.lap - 1 };
    default:
      return null;
  }
}

test.each([["open", {}] as const, ["hidden", null] as const])(
  "in the golden matches what is sold, lost and counted was there, with cards %s",
  (_, hand) => {
    let checked = 0;
    for (const { seats, events } of goldenMatches()) {
      let now = start(seats, hand);
      for (const event of events) {
        const said = counts(event);
        if (said !== null && "seat" in event) {
          checked += 1;

          expect(now.seats[event.seat]).toMatchObject(said);
        }
        now = after(now, event);
      }
    }
    expect(checked).toBeGreaterThan(150);
  },
);

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
