import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { table } from "../../testing/frames";
import { seat, told, view } from "../../testing/pionjar";
import { arrestOf, notesOf, Standing } from "./standing";
import type { SeatView, View } from "./types";

function said(own: Partial<SeatView>, rest: Partial<View> = {}): string[] {
  return notesOf(table(), view({ seats: [seat(own), seat()], ...rest }), 0);
}

afterEach(() => render(null, document.body));

async function shown(
  own: Partial<SeatView>,
  rest: Partial<View> = {},
  arrested: number | null = null,
): Promise<void> {
  const standing = (
    <Standing
      table={table()}
      view={view({ seats: [seat(own), seat()], ...rest })}
      seat={0}
      sales={[]}
      late={null}
      arrested={arrested}
    />
  );
  await act(() => render(standing, document.body));
}

function rows(list: string): (string | null)[] {
  return [...document.querySelectorAll(`.${list} > li`)].map(({ textContent }) => textContent);
}

test("a prisoner sees the months one by one, and the first ride after them", async () => {
  const ahead = [{ month: 17, steps: 7, square: 39 }];
  const jailed: Partial<SeatView> = { where: "prison", free_from: 17, ahead };
  await shown(jailed, { month: 15 });

  expect(rows("months")).toEqual(["Mararrested", "Aprinside", "Mayinside", "Junout: 7 steps"]);
  expect(document.querySelector("[aria-current]")?.textContent).toBe("Aprinside");
  expect(rows("rides")).toEqual([]);
});

test("whoever sits in prison can see the arrest again", async () => {
  const arrest = { type: "pionjar.arrested", seat: 0, free_from: 17 } as const;
  const seen = [told(), { ...told(arrest), after: 11, version: 14 }, { ...told(), after: 14 }];
  expect([arrestOf(seen, 0), arrestOf(seen, 1)]).toEqual([11, null]);
  // Of a frame that holds several turns it is the turn of the arrest.
  const before = { type: "pionjar.turn_began", seat: 1, round: 20 } as const;
  const turn = { type: "pionjar.turn_began", seat: 0, round: 21 } as const;
  const several = { ...told(before, turn, arrest), after: 11, version: 14 };
  expect(arrestOf([told(), several], 0)).toBe(12);
  await shown({ where: "prison", free_from: 17 }, {}, arrestOf(seen, 0));
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/t/m1/replay?at=11&play=yes");

  await shown({}, {}, arrestOf(seen, 0));
  expect(document.querySelector("a")).toBeNull();
});

test("whoever sits to the end is promised no month outside", async () => {
  await shown({ where: "prison", free_from: 24 }, { month: 22, last_month: 23 });

  expect(rows("months")).toEqual(["Octarrested", "Novinside", "Decinside"]);
});

test("on the ring the next rides are shown, and that they play themselves", async () => {
  const ahead = [
    { month: 14, steps: 5, square: 36 },
    { month: 15, steps: 2, square: 38 },
  ];
  const riding: Partial<SeatView> = { where: "ring", at: 31, ahead };
  await shown(riding);
  expect(rows("rides")).toEqual(["Mar: 5 stepsSaloon", "Apr: 2 stepsSell timber"]);
  expect(document.body.textContent).toContain("play themselves");

  await shown(riding, { options: { automatic_moves: false } });
  expect(document.body.textContent).not.toContain("play themselves");
});

const AUCTION = {
  goods: "buffalo",
  lot: 1,
  lots: 2,
  auctioneer: 1,
  lowest: 100,
  bid: null,
  bidder: null,
  passed: [],
  committed: [0],
} as const;

test("prison, a turn to skip and a sealed bid are explained, nothing else is said", () => {
  expect(said({})).toEqual([]);
  expect(said({ where: "prison", free_from: 17 })).toEqual([
    "You are in prison until June 1859: no sales, no visits, but bids in auctions.",
  ]);
  expect(said({ skips: true })).toEqual(["You skip the next turn: the road is washed out."]);
});

test("one's own sealed bid is said, and that one made none", () => {
  const sealed = (own_bid: number) =>
    said({}, { auction: { ...AUCTION, passed: [], committed: [0], own_bid } });

  expect(sealed(1800)).toEqual(["Your bid of 1,800 is sealed."]);
  expect(sealed(0)).toEqual(["You make no bid."]);
  expect(said({}, { auction: { ...AUCTION, passed: [], committed: [], own_bid: null } })).toEqual(
    [],
  );
});
