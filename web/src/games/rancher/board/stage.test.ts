// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { aView, THEFT } from "./fixture";
import { sceneOf } from "./scene";
import { type Play, Stage } from "./stage";
import { lengthOf, type Step, steps } from "./steps";

const played = steps(THEFT.events, sceneOf(aView(), []));
let shown: (Step | null)[] = [];
let told: number[] = [];
let stage: Stage;

function aPlay(change: Partial<Play> = {}): Play {
  const onEvent = (at: number) => told.push(at);
  return { steps: played, events: THEFT.events.length, onEvent, onEnd: () => undefined, ...change };
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, told] = [[], []];
  stage = new Stage((step) => shown.push(step));
});

test("every step is shown for its time, then the view", async () => {
  const done = stage.play(aPlay());
  await vi.advanceTimersByTimeAsync(lengthOf(played) - 1);
  expect(stage.playing).toBe(true);

  await vi.advanceTimersByTimeAsync(1);
  await done;

  expect(shown).toEqual([...played, null]);
  expect(stage.playing).toBe(false);
});

test("each event is told once, in order", async () => {
  const done = stage.play(aPlay());
  await vi.runAllTimersAsync();
  await done;

  expect(told).toEqual(THEFT.events.map((_, at) => at));
});

test("a skip ends everything in the queue at once and leaves no event untold", async () => {
  const ends: string[] = [];
  const both = [
    stage.play(aPlay({ onEnd: () => ends.push("first") })),
    stage.play(aPlay({ onEnd: () => ends.push("second") })),
  ];
  await vi.advanceTimersByTimeAsync(300);

  stage.skip();
  await Promise.all(both);

  expect(ends).toEqual(["first", "second"]);
  expect(told).toHaveLength(2 * THEFT.events.length);
  expect(shown.at(-1)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("a second play waits for the first", async () => {
  const order: string[] = [];
  void stage.play(aPlay({ onEnd: () => order.push("first") }));
  const done = stage.play(aPlay({ onEnd: () => order.push("second") }));
  await vi.advanceTimersByTimeAsync(lengthOf(played));
  expect(order).toEqual(["first"]);

  await vi.runAllTimersAsync();
  await done;

  expect(order).toEqual(["first", "second"]);
  expect(shown.filter((step) => step === null)).toHaveLength(1);
});

test("the end is known before the view is shown, so that the old one never flashes up", async () => {
  const seen: unknown[] = [];
  stage = new Stage((step) => seen.push(step));
  const done = stage.play(aPlay({ steps: [], onEnd: () => seen.push("end") }));
  await done;

  expect(seen).toEqual(["end", null]);
});
