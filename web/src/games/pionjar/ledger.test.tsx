import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import { Ledger } from "./ledger";
import { Strip } from "./strip";

const shown = view({
  changes: [{ goods: "timber", percent: 50 }],
  raiders: { hunting: 4, fishing: null },
  seats: [
    seat({
      where: "ring",
      at: 10,
      property: "green_valley",
      harvest: 2,
      gold: 1,
      hand: { gold: [5200] },
      ahead: [{ month: 14, steps: 5, square: 36 }],
      skips: true,
    }),
    seat({ fish: 2, sheriff: true, free_from: 17, where: "prison" }),
  ],
  auction: {
    goods: "buffalo",
    lot: 1,
    lots: 1,
    auctioneer: 0,
    lowest: 100,
    bid: null,
    bidder: null,
    passed: [0],
    committed: [1],
    own_bid: null,
  },
});

async function words(of: number): Promise<string> {
  const root = document.createElement("div");
  await act(() => render(<Ledger table={table()} view={shown} seat={of} />, root));
  return root.textContent ?? "";
}

test("the ledger says in words what the board shows to the eye", async () => {
  const own = await words(0);
  for (const part of [
    "a saloon, square 10",
    "Green Valley · squatter",
    "The land costs 6,000 after the first lap, 12,000 later.",
    "Mar: 5 to a saloon.",
    "2 of 3",
    "5,200",
    "1,600",
    "To the year’s end timber brings 50% more.",
    "14,500 in the saloon",
    "Hunting trail: a raider on circle 4.",
  ]) {
    expect(own).toContain(part);
  }
});

test("of another seat the counts are told, not the values", async () => {
  const other = await words(1);
  expect(other).toContain("fish2");
  expect(other).not.toContain("5,200");
});

test("the strip says where seats are and what holds them up, and a tap looks at one", async () => {
  const root = document.createElement("div");
  const look = vi.fn<(seat: number) => void>();
  await act(() =>
    render(<Strip table={table()} view={shown} asked={[0]} look={look} presence={null} />, root),
  );
  const signs = [...root.querySelectorAll("li")].map((row) =>
    [...row.querySelectorAll("[role=img]")].map((sign) => sign.getAttribute("aria-label")),
  );
  expect(signs).toEqual([
    ["Passed", "Skips the next turn"],
    ["Bid sealed", "Sheriff", "In prison"],
  ]);
  expect(root.textContent).toContain("a saloon, square 10");
  const [, other] = root.querySelectorAll("button");
  expect(other?.getAttribute("aria-label")).toBe("Ada: land and goods");
  await act(() => other?.click());

  expect(look).toHaveBeenCalledExactlyOnceWith(1);
});
