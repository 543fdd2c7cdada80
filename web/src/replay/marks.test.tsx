import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Tick } from "../games";
import "../testing/english";
import { byWeight, Legend, nextMark, SHAPES } from "./marks";

const marks: { at: number; tick: Tick }[] = [
  { at: 2, tick: "claim" },
  { at: 4, tick: "arrest" },
  { at: 4, tick: "sale" },
  { at: 7, tick: "claim" },
];

afterEach(() => render(null, document.body));

test("each kind of mark has a shape of its own", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(Object.keys(SHAPES).length);
});

test("every mark is drawn, the weightier over the lighter", () => {
  expect(byWeight(marks).map(({ tick }) => tick)).toEqual(["sale", "claim", "claim", "arrest"]);
});

test("the next mark of a kind, or of any, comes after the moment; after the last is the first", () => {
  expect(nextMark(marks, 0, "claim")).toBe(2);
  expect(nextMark(marks, 2, "claim")).toBe(7);
  expect(nextMark(marks, 7, "claim")).toBe(2);
  expect(nextMark(marks, 2)).toBe(4);
  expect(nextMark(marks, 0, "auction")).toBeUndefined();
  expect(nextMark([], 0)).toBeUndefined();
});

test("the legend goes from mark to mark, and what never happened cannot be gone to", async () => {
  let at = 0;
  const kinds = [
    { tick: "claim", label: "replay.tick_purchase" },
    { tick: "theft", label: "replay.tick_theft" },
  ] as const;
  const draw = () =>
    act(() =>
      render(
        <Legend
          marks={marks}
          kinds={kinds}
          at={at}
          set={(frame) => {
            at = frame;
          }}
        />,
        document.body,
      ),
    );
  await draw();
  const [claim, theft] = [...document.querySelectorAll("button")];
  expect(claim?.getAttribute("aria-label")).toBe("Next: purchase (2 in all)");
  expect(theft?.disabled).toBe(true);

  claim?.click();
  expect(at).toBe(2);
  await draw();
  claim?.click();
  expect(at).toBe(7);
});
