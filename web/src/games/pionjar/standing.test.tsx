import { expect, test } from "vitest";
import { table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import { standingOf } from "./standing";
import type { SeatView, View } from "./types";

function said(own: Partial<SeatView>, rest: Partial<View> = {}): string[] {
  return standingOf(table(), view({ seats: [seat(own), seat()], ...rest }), 0).map(
    ({ text }) => text,
  );
}

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
