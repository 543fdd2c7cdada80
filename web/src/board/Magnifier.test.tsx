import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { Magnifier } from "./Magnifier";

afterEach(() => render(null, document.body));

type Step = readonly [kind: string, x: number, y: number, finger?: number];

/** What comes of fingers that touch, move and leave a frame. */
async function swept(steps: readonly Step[], pointerType = "touch") {
  const swiped = vi.fn<(step: 1 | -1) => void>();
  await act(() => render(<Magnifier swiped={swiped}>a map</Magnifier>, document.body));
  const frame = document.body.querySelector(".magnifier");
  for (const [kind, clientX, clientY, pointerId = 1] of steps) {
    const where = { clientX, clientY, pointerId, pointerType, bubbles: true };
    frame?.dispatchEvent(new PointerEvent(`pointer${kind}`, where));
  }
  return swiped.mock.calls.map(([step]) => step);
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
