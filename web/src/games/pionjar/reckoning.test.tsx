import decks from "@domain/games/pionjar/decks.json";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import { Reckoning } from "./reckoning";

test("each pioneer's land, cards and cash add up to the capital, the richest first", async () => {
  const hand = { buffalo: decks.buffalo.slice(0, 2), fish: [], gold: [decks.gold[0] ?? 0] };
  const seats = [
    seat({ cash: 900, capital: 900 }),
    seat({ cash: 500, land: 15_000, hand, capital: 500 + 15_000 + 1000 + 1100 + 2000 }),
  ];
  const root = document.createElement("div");
  await act(() => render(<Reckoning table={table()} view={view({ seats })} />, root));
  const rows = [...root.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent),
  );

  expect(rows).toEqual([
    ["1Ada", "15,000", "2,100", "0", "2,000", "500", "19,600"],
    ["2You", "0", "0", "0", "0", "900", "900"],
  ]);
});

test("equal capitals share a place", async () => {
  const seats = [seat({ capital: 700 }), seat({ capital: 700 })];
  const root = document.createElement("div");
  await act(() => render(<Reckoning table={table()} view={view({ seats })} />, root));

  expect([...root.querySelectorAll(".pl")].map(({ textContent }) => textContent)).toEqual([
    "1",
    "1",
  ]);
});

test("bars show what each capital is made of, and why a squatter's land is not in it", async () => {
  const hand = { buffalo: [], fish: [], gold: [2000] };
  const seats = [
    seat({ cash: 3000, land: 15_000, owner: true, hand, capital: 20_000, property: "high_falls" }),
    seat({ cash: 10_000, capital: 10_000, property: "great_lakes" }),
  ];
  const root = document.createElement("div");
  await act(() => render(<Reckoning table={table()} view={view({ seats })} />, root));
  const bars = [...root.querySelectorAll(".capital-bar")].map((bar) =>
    [...bar.querySelectorAll<HTMLElement>(".swatch")].map(({ className, style }) => [
      className.replace("swatch ", ""),
      style.width,
    ]),
  );

  expect(bars).toEqual([
    [
      ["land", "75%"],
      ["gold", "10%"],
      ["cash", "15%"],
    ],
    [["cash", "50%"]],
  ]);
  const notes = [...root.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(notes).toEqual(["Ada never bought Great Lakes: squatters count no land."]);
});
