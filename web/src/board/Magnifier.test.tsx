import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { Magnifier } from "./Magnifier";

afterEach(() => render(null, document.body));

type Step = readonly [kind: string, x: number, y: number, finger?: number, at?: number];

const SIZE = 360;

/** What comes of fingers that touch, move and leave a frame, each step at its time in ms. */
async function done(steps: readonly Step[], pointerType = "touch") {
  const swiped = vi.fn<(step: 1 | -1) => void>();
  const aimed = vi.fn<() => void>();
  const map = (
    <Magnifier swiped={swiped} aimed={aimed}>
      a map
    </Magnifier>
  );
  await act(() => render(map, document.body));
  const frame = document.body.querySelector<HTMLElement>(".magnifier");
  for (const side of ["clientWidth", "clientHeight"]) {
    Object.defineProperty(frame, side, { value: SIZE, configurable: true });
  }
  for (const [kind, clientX, clientY, pointerId = 1, at = 0] of steps) {
    const where = { clientX, clientY, pointerId, pointerType, bubbles: true };
    const event = new PointerEvent(`pointer${kind}`, where);
    Object.defineProperty(event, "timeStamp", { value: at });
    frame?.dispatchEvent(event);
  }
  return { swipes: swiped.mock.calls.map(([step]) => step), aims: aimed.mock.calls.length };
}

async function swept(steps: readonly Step[], pointerType = "touch") {
  return (await done(steps, pointerType)).swipes;
}

async function aims(steps: readonly Step[], pointerType = "touch") {
  return (await done(steps, pointerType)).aims;
}

const LEFT: readonly Step[] = [
  ["down", 200, 100],
  ["move", 120, 105],
  ["up", 110, 105],
];

test("a finger that sweeps to the left asks for the next, to the right for the one before", async () => {
  expect(await swept(LEFT)).toEqual([1]);
  expect(
    await swept([
      ["down", 100, 100],
      ["up", 180, 110],
    ]),
  ).toEqual([-1]);
});

test("neither a tap nor a steep or a mouse's sweep asks for anything", async () => {
  expect(
    await swept([
      ["down", 100, 100],
      ["up", 104, 100],
    ]),
  ).toEqual([]);
  expect(await swept(LEFT, "mouse")).toEqual([]);
  expect(
    await swept([
      ["down", 200, 100],
      ["up", 110, 180],
    ]),
  ).toEqual([]);
});

test("two fingers pinch, and ask for nothing else", async () => {
  const pinch: readonly Step[] = [
    ["down", 200, 100, 1],
    ["down", 220, 100, 2],
    ["move", 320, 100, 2],
    ["up", 320, 100, 2],
    ["up", 200, 100, 1],
  ];
  expect(await swept(pinch)).toEqual([]);
});

const SHORT: readonly Step[] = [
  ["down", 200, 100],
  ["move", 190, 112],
  ["up", 190, 112],
];
const AFTER_A_REST: readonly Step[] = [
  ["down", 200, 100],
  ["move", 190, 100, 1, 350],
  ["move", 110, 105, 1, 500],
  ["up", 110, 105, 1, 520],
];

test("a finger that slides a little, or after a rest, aims, and does not sweep", async () => {
  expect(await done(SHORT)).toEqual({ swipes: [], aims: 1 });
  expect(await done(AFTER_A_REST)).toEqual({ swipes: [], aims: 1 });
  expect(await done(LEFT)).toEqual({ swipes: [1], aims: 0 });
});

test("nothing is aimed at by a tap, a mouse, a quick way down, or off the map", async () => {
  const quick: readonly Step[] = [
    ["down", 200, 100],
    ["move", 200, 200, 1, 80],
    ["up", 200, 200, 1, 90],
  ];
  const off: readonly Step[] = [
    ["down", 20, 100],
    ["move", 10, 100, 1, 350],
    ["move", -5, 100, 1, 400],
    ["up", -5, 100, 1, 420],
  ];
  expect(
    await aims([
      ["down", 200, 100],
      ["up", 200, 100],
    ]),
  ).toBe(0);
  expect(await aims(SHORT, "mouse")).toBe(0);
  expect(await aims(quick)).toBe(0);
  expect(await aims(off)).toBe(0);
});

test("a drag is no scroll of the browser's, and a touch that stays may still click", async () => {
  const prevented = async (steps: readonly Step[]) => {
    await done(steps);
    const move = new Event("touchmove", { bubbles: true, cancelable: true });
    document.body.querySelector(".magnifier")?.dispatchEvent(move);
    return move.defaultPrevented;
  };
  expect(await prevented(LEFT)).toBe(true);
  expect(
    await prevented([
      ["down", 200, 100],
      ["move", 203, 101],
      ["up", 203, 101],
    ]),
  ).toBe(false);
});
