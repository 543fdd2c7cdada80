import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Timeline } from "../match/timeline";
import { frame } from "../testing/frames";
import { type Moves, useMoves } from "./moves";

const timeline = signal({ frames: [1, 2, 3, 4, 5].map((version) => frame(0, version)) } as never);

let moves: Moves;

function Replay() {
  moves = useMoves(timeline as { value: Timeline }, null);
  return <p>{moves.at.value}</p>;
}

afterEach(() => render(null, document.body));

/** Lets a step that was asked for begin. */
async function soon(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
}

test("each call forward is a step, also while one still plays", async () => {
  await act(() => render(<Replay />, document.body));
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  moves.player.current = (from) => {
    begun.push(from.version);
    return new Promise((resolve) => ends.push(resolve));
  };

  moves.forward();
  expect(moves.at.value).toBe(0);
  moves.forward();
  expect(moves.at.value).toBe(1);
  await soon();
  moves.forward();
  expect(moves.at.value).toBe(2);
  await soon();
  expect(begun).toEqual([1, 2, 3]);

  for (const end of ends) {
    end();
  }
  await soon();
  expect(moves.at.value).toBe(3);
  expect(moves.running.value).toBe(false);
});

test("a step that is due is forgotten when something else is asked for", async () => {
  await act(() => render(<Replay />, document.body));
  const begun: number[] = [];
  moves.player.current = (from) => {
    begun.push(from.version);
    return new Promise(() => undefined);
  };
  moves.forward();
  moves.forward();
  moves.set(0);
  await soon();

  expect(begun).toEqual([1]);
  expect(moves.at.value).toBe(0);
});
