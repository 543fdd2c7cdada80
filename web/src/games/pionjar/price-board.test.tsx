import prices from "@domain/games/pionjar/prices.json";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import "../../testing/english";
import { view } from "../../testing/pionjar";
import { PriceBoard } from "./price-board";

afterEach(() => render(null, document.body));

const show = (month: number) =>
  act(() => render(<PriceBoard view={view({ month, last_month: 35 })} />, document.body));

/** The year, its highest harvest column, what stands beside the columns, and how many are marked. */
function shown() {
  const heights = [...document.querySelectorAll(".prices:nth-of-type(2) rect")].map((column) =>
    Number(column.getAttribute("height")),
  );
  return {
    year: document.querySelector("h3")?.textContent,
    best: heights.indexOf(Math.max(...heights)),
    told: [...document.querySelectorAll(".prices .num")].map(({ textContent }) => textContent),
    marked: document.querySelectorAll(".year .now").length,
  };
}

const press = (label: string) =>
  act(() => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());

const year = (first: number) => prices.harvest.slice(first, first + 12);
const best = (first: number) => year(first).indexOf(Math.max(...year(first)));

test("the price board is turned through the years of the match, no further", async () => {
  await show(13);
  expect(shown()).toMatchObject({ year: "Prices 1859", told: ["1,600", "1,100"], marked: 2 });

  await press("The year after");
  const range = `${Math.min(...year(24)).toLocaleString("en")}–${Math.max(...year(24)).toLocaleString("en")}`;
  expect(shown()).toMatchObject({ year: "Prices 1860", best: best(24), marked: 0 });
  expect(shown().told[0]).toBe(range);
  await press("The year after");
  expect(shown().year).toBe("Prices 1860");

  await press("The year before");
  await press("The year before");
  await press("The year before");
  expect(shown()).toMatchObject({ year: "Prices 1858", best: best(0), marked: 0 });
});

test("a new year turns the board to itself", async () => {
  await show(23);
  await press("The year before");
  await show(24);

  expect(shown()).toMatchObject({ year: "Prices 1860", marked: 2 });
});
