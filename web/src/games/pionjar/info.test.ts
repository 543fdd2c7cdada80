import { expect, test } from "vitest";
import "../../testing/english";
import type { Game } from "../../api/types";
import { usualAt } from "../index";
import { rancher } from "../rancher/info";
import { pionjar } from "./info";
import source from "./info.ts?raw";

test("a table tells its months and its auctions", () => {
  expect(pionjar.length({ last_year: 1859 })).toBe("24 months");
  expect(pionjar.length({})).toBe("60 months");
  expect(pionjar.terms({ last_year: 1860, auction: "sealed" }).map(({ value }) => value)).toEqual([
    "36 months",
    "Sealed",
  ]);
});

test("a length that was measured is told for its own months and seats", () => {
  const measured = { seats: 3, rounds: 24, turns: 120, minutes: 40 };
  const game = { durations: [measured] } as unknown as Game;
  expect(pionjar.duration(game, { last_year: 1859 }, 3)).toBe(measured);
  expect(pionjar.duration(game, { last_year: 1860 }, 3)).toBeUndefined();
  expect(pionjar.duration(game, { last_year: 1859 }, 2)).toBeUndefined();
});

test("what is loaded first holds no board: screens and data come by a later import", () => {
  const now = [...source.matchAll(/^import (?!type)[^;]*?from "([^"]+)"/gm)].map(
    ([, from]) => from,
  );

  expect(now).toEqual(["../../assets/pionjar.svg", "../../chrome/lazy", "../../i18n/catalogue"]);
});

test("a table by correspondence is shorter and seals its bids, unless somebody chooses", () => {
  for (const seconds of [0, 120]) {
    expect(usualAt(pionjar, seconds)).toMatchObject({ last_year: 1862, auction: "open" });
  }
  expect(usualAt(pionjar, 86_400)).toMatchObject({ last_year: 1860, auction: "sealed" });
  expect(usualAt(rancher, 86_400)).toBe(rancher.usual);
});
