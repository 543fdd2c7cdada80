// @vitest-environment node
import { expect, test } from "vitest";
import { frame } from "../testing/frames";
import { FrameOrder } from "./order";

function versions(frames: { version: number }[]): number[] {
  return frames.map(({ version }) => version);
}

test("the first frame is where the page begins, whatever came before", () => {
  const order = new FrameOrder();

  expect(versions(order.take(frame(41, 47)))).toEqual([47]);
  expect(order.version).toBe(47);
});

test("frames that follow each other are given out at once", () => {
  const order = new FrameOrder();
  order.take(frame(0, 3));

  expect(versions(order.take(frame(3, 5)))).toEqual([5]);
  expect(versions(order.take(frame(5, 6)))).toEqual([6]);
});

test("a frame is given out once, however often it comes", () => {
  const order = new FrameOrder();
  order.take(frame(0, 3));
  order.take(frame(3, 5));

  expect(order.take(frame(3, 5))).toEqual([]);
  expect(order.take(frame(0, 3))).toEqual([]);
  expect(order.hole).toBe(false);
});

test("frames beyond a hole wait, and follow in order when it is filled", () => {
  const order = new FrameOrder();
  order.take(frame(0, 3));

  expect(order.take(frame(8, 9))).toEqual([]);
  expect(order.take(frame(5, 8))).toEqual([]);
  expect(order.hole).toBe(true);
  expect(versions(order.take(frame(3, 5)))).toEqual([5, 8, 9]);
  expect(order.hole).toBe(false);
});

test("whatever the order in which they come, they go out in theirs", () => {
  const frames = [frame(0, 2), frame(2, 3), frame(3, 7), frame(7, 8), frame(8, 12)];
  for (let turn = 0; turn < 120; turn += 1) {
    const order = new FrameOrder();
    order.take(frame(0, 0));
    const shuffled = [...frames].sort(
      (a, b) => ((a.version * (turn + 7)) % 13) - ((b.version * (turn + 7)) % 13),
    );

    expect(shuffled.flatMap((next) => versions(order.take(next)))).toEqual([2, 3, 7, 8, 12]);
  }
});
