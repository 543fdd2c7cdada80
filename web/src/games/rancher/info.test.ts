import { expect, test } from "vitest";
import "../../testing/english";
import type { Game } from "../../api/types";
import { rancher } from "./info";

test("a table by the clock tells its minutes, another its rounds", () => {
  expect(rancher.length({ minutes: 60, rounds: 80 })).toBe("60 minutes by the clock");
  expect(rancher.length({ minutes: 0, rounds: 80 })).toBe("80 rounds");
});

test("a lobby tells the length and who rolls the die", () => {
  const said = (automatic_rolls: boolean) =>
    rancher.terms({ rounds: 40, automatic_rolls }).map(({ value }) => value);
  expect(said(true)).toEqual(["40 rounds", "rolls itself"]);
  expect(said(false)).toEqual(["40 rounds", "is rolled by hand"]);
});

test("a length that was measured is told for its own rounds and seats, never for a clock", () => {
  const measured = { seats: 3, rounds: 40, turns: 120, minutes: 18 };
  const game = { durations: [measured] } as unknown as Game;
  expect(rancher.duration(game, { rounds: 40 }, 3)).toBe(measured);
  expect(rancher.duration(game, { rounds: 80 }, 3)).toBeUndefined();
  expect(rancher.duration(game, { rounds: 40 }, 2)).toBeUndefined();
  expect(rancher.duration(game, { rounds: 40, minutes: 60 }, 3)).toBeUndefined();
});
