import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { table } from "../../../testing/frames";
import { asked, seat, told, view } from "../../../testing/pionjar";
import type { Frame } from "../types";
import type { Auction } from "./auction";
import { Scene } from "./scene";

afterEach(() => render(null, document.body));

const LOT: Auction = {
  goods: "buffalo",
  lot: 2,
  lots: 3,
  auctioneer: 2,
  lowest: 2200,
  bid: 2100,
  bidder: 1,
  passed: [2],
  committed: [],
  own_bid: null,
};
const SEATS = [5200, 6400, 9100, 2000].map((cash) => seat({ cash }));

async function shown(frame: Frame, history: Frame[] = [frame]): Promise<void> {
  const { awaits } = frame.pending;
  const scene = (
    <Scene table={table()} view={frame.view ?? view()} awaits={awaits} history={history} />
  );
  await act(() => render(scene, document.body));
}

function rows(list: string): (string | null)[] {
  const rows = document.querySelectorAll(`[aria-label='${list}'] > li`);
  return [...rows].map(({ textContent }) => textContent);
}

test("an open auction shows its lots, the bids by name, and who is out", async () => {
  const frame = asked("bid", [], { view: view({ seats: SEATS, auction: LOT }) });
  const began = {
    type: "pionjar.auction_began",
    goods: "buffalo",
    lots: 3,
    auctioneer: 2,
  } as const;
  const sold = {
    type: "pionjar.lot_sold",
    seat: 1,
    goods: "buffalo",
    price: 1700,
    value: null,
  } as const;
  const bid = { type: "pionjar.bid_made", seat: 1, amount: 2100 } as const;
  await shown(frame, [told(began, sold, bid)]);

  expect(rows("Lots")).toEqual(["Lot 1Ada 1,700", "Lot 2open now", "Lot 3to come"]);
  expect(rows("Bidders")).toEqual([
    "Youthinking",
    "Ada2,100highest",
    "Seat 3out",
    "Seat 4out of cash",
  ]);
});

test("a sealed auction shows who has sealed a bid, and no bid", async () => {
  const lot = { ...LOT, bid: null, bidder: null, passed: [], committed: [1], own_bid: null };
  const options = { auction: "sealed" } as const;
  await shown(
    asked("bid", [], { view: view({ options, seats: SEATS.slice(0, 3), auction: lot }) }),
  );

  expect(rows("Bidders")).toEqual(["Youthinking", "Adasealed", "Seat 3no bid"]);
});

test("the saloon shows the money on the bar, and what the last wagers came to", async () => {
  const wager = told(
    { type: "pionjar.wagered", seat: 1, stake: 500 },
    { type: "pionjar.saloon_rolled", seat: 1, value: 2 },
    {
      type: "pionjar.money_paid",
      payer: "saloon",
      payee: 1,
      amount: 1000,
      reason: "winnings",
    },
  );
  await shown(asked("wager", [], { view: view({ saloon: 9000 }) }), [wager]);

  expect(document.body.textContent).toContain("On the bar: 9,000");
  expect(rows("The last wagers")).toEqual(["Adastaked 500+1,000"]);
  expect(document.querySelector(".wagers [role=img]")?.getAttribute("aria-label")).toBe("a 2");
});
