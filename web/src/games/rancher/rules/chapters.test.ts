// @vitest-environment node
import board from "@domain/games/rancher/board.json";
import { expect, test } from "vitest";
import { CHAPTERS } from "./chapters";

test("no picture shows more cattle on a pasture than it holds", () => {
  const figures = CHAPTERS.flatMap((chapter) => chapter.figures);
  const room = new Map<string, number>(board.farms.map(({ id, capacity }) => [id, capacity]));
  const full = figures.flatMap(({ view }) =>
    view.farms.filter(({ farm, chips }) => chips > (room.get(farm) ?? 0)),
  );

  expect(figures).not.toEqual([]);
  expect(full).toEqual([]);
});

test("the breeding pictures end with a full pasture, as RA-13 tells it", () => {
  const breeding = CHAPTERS.find(({ id }) => id === "breeding");
  const herds = breeding?.figures.map(({ view }) => Math.max(...view.farms.map((f) => f.chips)));

  expect(herds).toEqual([3, 6, 8]);
});
