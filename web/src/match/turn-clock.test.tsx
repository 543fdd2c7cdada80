import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readClock } from "../api/server-time";
import type { Awaited } from "../api/types";
import { frame, table } from "../testing/frames";
import "../testing/english";
import { dueAt, minutesAndSeconds, TurnClock } from "./turn-clock";

const NOW = Date.parse("2026-11-30T10:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  readClock({ headers: new Headers() });
});
afterEach(() => {
  vi.useRealTimers();
});

function asked(seat: number, due_at?: string): Awaited {
  const question = { seat, ask: "roll", round: 1, turn: 1, since: 3 };
  return due_at === undefined ? question : { ...question, due_at };
}

function shown(
  awaits: Awaited[],
  deadlines: { seat: number; since: number; due_at: string }[] = [],
) {
  const root = document.createElement("div");
  const at = frame(1, 3, { pending: { awaits, finished: false } });
  act(() => render(<TurnClock table={table({ deadlines, turn_seconds: 120 })} frame={at} />, root));
  return root;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test("one's own time is counted down, and said aloud when it is nearly over", () => {
  const root = shown([asked(1, "2026-11-30T10:05:00Z"), asked(0, "2026-11-30T10:01:30Z")]);
  expect(root.textContent).toBe("You have 1:30");

  pass(61_000);
  expect(root.textContent).toBe("You have 0:29Half a minute left.");

  pass(30_000);
  expect(root.textContent).toBe("Your time is over: a bot decides.");
});

test("the other's time is told by name, without a hurry", () => {
  const root = shown([asked(1, "2026-11-30T10:00:20Z")]);

  expect(root.textContent).toBe("Ada has 0:20");
});

test("a day is not counted in seconds", () => {
  expect(shown([asked(0, "2026-12-01T10:00:00Z")]).textContent).toMatch(/^You have until Dec 1/);
});

test("without a turn clock there is nothing to see", () => {
  expect(shown([asked(0)]).textContent).toBe("");
  expect(shown([]).textContent).toBe("");
});

test("time in which the server was down comes on top", () => {
  const question = asked(0, "2026-11-30T10:02:00Z");
  const told = (since: number, due_at: string) =>
    dueAt({ deadlines: [{ seat: 0, since, due_at }] }, question);

  expect(told(3, "2026-11-30T10:05:00Z")).toBe(NOW + 300_000);
  expect(told(2, "2026-11-30T10:05:00Z")).toBe(NOW + 120_000);
  expect(told(3, "2026-11-30T10:01:00Z")).toBe(NOW + 120_000);
});

test("a phone whose clock is wrong counts by the server's", () => {
  readClock({ headers: new Headers({ Date: "Mon, 30 Nov 2026 09:59:00 GMT" }) });

  expect(shown([asked(0, "2026-11-30T10:00:30Z")]).textContent).toBe("You have 1:30");
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_000, "0:59"],
  [59_001, "1:00"],
  [3_599_000, "59:59"],
])("%i ms are written %s", (ms, text) => {
  expect(minutesAndSeconds(ms)).toBe(text);
});
