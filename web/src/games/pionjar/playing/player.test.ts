import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { view } from "../../../testing/pionjar";
import { Player } from "./player";
import type { Step } from "./steps";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const STEPS: Step[] = [1, 2, 3].map((told) => ({
  view: view(),
  picture: "road",
  told,
  ms: 100,
}));

function playing(player: Player, speed = 1) {
  const seen: number[] = [];
  let over = false;
  void player
    .play(STEPS, speed, ({ told }) => seen.push(told))
    .then(() => {
      over = true;
    });
  return { seen, over: () => over };
}

test("each step stands for its time", async () => {
  const { seen, over } = playing(new Player());
  await vi.advanceTimersByTimeAsync(199);
  expect(seen).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(101);

  expect(seen).toEqual([1, 2, 3]);
  expect(over()).toBe(true);
});

test("a skip ends them all, and a faster pace hastens them", async () => {
  const player = new Player();
  const { seen, over } = playing(player, 2);
  await vi.advanceTimersByTimeAsync(50);
  player.skip();
  await vi.advanceTimersByTimeAsync(0);

  expect(seen).toEqual([1, 2]);
  expect(over()).toBe(true);
});
