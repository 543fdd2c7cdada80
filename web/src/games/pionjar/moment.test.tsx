import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { frame, table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import type { StepPlayer } from "../index";
import { Moment } from "./moment";
import type { Frame, PionjarEvent } from "./types";

afterEach(() => render(null, document.body));

test("a replay plays the steps to the next frame, and another frame ends them", async () => {
  const player: { current: StepPlayer | null } = { current: null };
  const at = (place: number, version: number, rest: Partial<Frame> = {}): Frame => ({
    ...frame(version - 1, version),
    view: view({ seats: [seat({ at: place }), seat()] }),
    ...rest,
  });
  const [first, last] = [
    at(2, 9),
    at(5, 10, { events: [{ type: "pionjar.drove", seat: 0, path: [3, 4, 5] }] }),
  ];
  const show = (shown: Frame) =>
    act(() =>
      render(
        <Moment table={table()} frame={shown} story={[shown]} player={player} />,
        document.body,
      ),
    );
  const wagon = () => document.querySelector<SVGElement>(".schooner")?.style.transform;
  await show(first);
  const before = wagon();
  let over = false;
  await act(() => {
    void player.current?.(first, last, 1).then(() => {
      over = true;
    });
  });
  expect(wagon()).not.toBe(before);
  expect(over).toBe(false);

  await show(last);
  await new Promise((resolve) => setTimeout(resolve));

  expect(over).toBe(true);
  const after = wagon();
  await show(at(5, 10));
  expect(wagon()).toBe(after);
});

test("a replay tells who has each lot that is gone, as in play", async () => {
  const lot = { goods: "gold", lots: 3, auctioneer: 0, lowest: 2000, passed: [], committed: [] };
  const up = (number: number, version: number, ...events: PionjarEvent[]): Frame => ({
    ...frame(version - 1, version),
    events,
    view: view({
      auction: { ...lot, lot: number, bid: null, bidder: null, own_bid: null } as never,
    }),
  });
  const sold = { type: "pionjar.lot_sold", goods: "gold", value: null } as const;
  const before = [
    up(1, 10, { type: "pionjar.auction_began", goods: "gold", lots: 3, auctioneer: 0 }),
    up(2, 11, { ...sold, seat: 1, price: 2100 }),
  ];
  const third = up(3, 12, { ...sold, seat: 0, price: 2500 });
  const player: { current: StepPlayer | null } = { current: null };
  await act(() =>
    render(
      <Moment table={table()} frame={third} story={[...before, third]} player={player} />,
      document.body,
    ),
  );
  const lots = [...document.querySelectorAll("[aria-label=Lots] > li")];

  expect(lots.map(({ textContent }) => textContent)).toEqual([
    "Lot 1Ada 2,100",
    "Lot 2You 2,500",
    "Lot 3open now",
  ]);
});
