import { expect, test } from "vitest";
import { told } from "../../../testing/pionjar";
import { auctionSoFar, lastWagers } from "./so-far";

const BEGAN = {
  type: "pionjar.auction_began",
  goods: "gold",
  lots: 3,
  auctioneer: 0,
} as const;

function bid(seat: number, amount: number) {
  return { type: "pionjar.bid_made", seat, amount } as const;
}

test("an auction knows what became of its lots, and the bids for the one that is up", () => {
  const frames = [
    told(BEGAN, bid(3, 1900), bid(1, 2000)),
    told({ type: "pionjar.lot_sold", seat: 1, goods: "gold", price: 2000, value: null }),
    told({ type: "pionjar.lot_unsold", goods: "gold" }),
    told(bid(0, 2000), bid(1, 2100)),
    told(bid(0, 2500)),
  ];

  expect(auctionSoFar(frames)).toEqual({
    sold: [{ seat: 1, price: 2000 }, "unsold"],
    bids: [
      new Map([
        [3, 1900],
        [1, 2000],
      ]),
      new Map(),
      new Map([
        [0, 2500],
        [1, 2100],
      ]),
    ],
  });
});

test("sealed bids are known when they are opened", () => {
  const opened = told(BEGAN, { type: "pionjar.bids_opened", bids: [0, 2300] });

  expect(auctionSoFar([opened]).bids).toEqual([new Map([[1, 2300]])]);
});

test("an earlier auction is not part of this one", () => {
  const sold = {
    type: "pionjar.lot_sold",
    seat: 1,
    goods: "fish",
    price: 900,
    value: null,
  } as const;

  expect(auctionSoFar([told(BEGAN, sold), told(BEGAN)]).sold).toEqual([]);
  expect(auctionSoFar([told(sold)]).sold).toEqual([]);
});

function wager(seat: number, stake: number, value: number, won: number) {
  const paid = { type: "pionjar.money_paid", payer: seat, payee: "saloon" } as const;
  return [
    { type: "pionjar.wagered", seat, stake } as const,
    { type: "pionjar.saloon_rolled", seat, value } as const,
    ...(won > 0
      ? [{ ...paid, payer: "saloon", payee: seat, amount: won, reason: "winnings" } as const]
      : won < 0
        ? [{ ...paid, amount: -won, reason: "stake" } as const]
        : []),
    // What comes after is no part of the wager.
    { ...paid, payee: "bank", amount: 1000, reason: "freight_bill" } as const,
  ];
}

test("each seat's last wager is told with what it came to, the latest first", () => {
  const frames = [
    told(...wager(0, 500, 6, 3000)),
    told(...wager(1, 700, 4, -700)),
    told(...wager(0, 800, 1, 0)),
  ];

  expect(lastWagers(frames)).toEqual([
    { seat: 0, stake: 800, value: 1, gain: 0 },
    { seat: 1, stake: 700, value: 4, gain: -700 },
  ]);
});
