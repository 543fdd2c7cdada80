import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { type Candidate, nearestTo, PlanningMap } from "./PlanningMap";
import { type Segment, sheetOf } from "./sheets";

const STATE = { tracks: [], done: [], caught: [], towns: [] };
const PLAN = { tracks: [], towns: [], wakes: [] };

function candidate(start: string, end: string): Candidate {
  return {
    key: `${start} ${end}`,
    start,
    end,
    says: `from ${start} to ${end}`,
    does: [`to ${end}`, "+2"],
  };
}

const FIRST = candidate("3,4:0", "3,3:3");
const SECOND = candidate("4,3:3", "3,5:0");
const THIRD = candidate("2,5:3", "1,6:0");

afterEach(() => render(null, document.body));

async function shown(...candidates: Candidate[]) {
  const look = vi.fn<(one: Candidate) => void>();
  const lay = vi.fn<(one: Candidate) => void>();
  await show(look, lay, candidates);
  return { look, lay, again: (...next: Candidate[]) => show(look, lay, next) };
}

type Did = (one: Candidate) => void;

async function show(look: Did, lay: Did, candidates: readonly Candidate[]): Promise<void> {
  await act(() => draw(look, lay, candidates));
}

function draw(look: Did, lay: Did, candidates: readonly Candidate[]): void {
  render(
    <PlanningMap
      sheet="desert_a"
      state={STATE}
      plan={PLAN}
      candidates={candidates}
      look={look}
      lay={lay}
    />,
    document.body,
  );
}

function edges(): SVGElement[] {
  return [...document.body.querySelectorAll<SVGElement>("[role=button]")];
}

function map(): SVGElement {
  const found = document.body.querySelector<SVGElement>("[role=group]");
  if (found === null) {
    throw new Error("there is no map");
  }
  return found;
}

async function type(key: string, rest: KeyboardEventInit = {}): Promise<void> {
  await act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...rest }),
    );
  });
}

async function focus(edge: SVGElement | undefined): Promise<void> {
  await act(() => edge?.focus());
}

test("each edge is a button that says what it does, and one of them takes the tab", async () => {
  await shown(FIRST, SECOND, THIRD);

  expect(map().getAttribute("aria-label")).toBe("The map: 3 edges for the next track");
  expect(edges().map((edge) => edge.getAttribute("aria-label"))).toEqual([
    FIRST.says,
    SECOND.says,
    THIRD.says,
  ]);
  expect(edges().map((edge) => edge.getAttribute("tabindex"))).toEqual(["0", "-1", "-1"]);
});

test("each edge has some width and height to be found by, an upright one too", async () => {
  await shown(FIRST, SECOND);
  for (const edge of edges()) {
    const points = edge.querySelector("polygon")?.getAttribute("points")?.split(" ") ?? [];
    const [xs, ys] = [0, 1].map((part) => points.map((point) => Number(point.split(",")[part])));
    expect(Math.max(...(xs ?? [])) - Math.min(...(xs ?? []))).toBeGreaterThan(10);
    expect(Math.max(...(ys ?? [])) - Math.min(...(ys ?? []))).toBeGreaterThan(10);
  }
});

test("arrows go from edge to edge, which are looked at, and Enter lays the one in focus", async () => {
  const { look, lay } = await shown(FIRST, SECOND, THIRD);
  await focus(edges()[0]);
  await type("ArrowRight");
  expect(document.activeElement).toBe(edges()[1]);
  await type("End");
  expect(look.mock.calls.map(([one]) => one)).toEqual([FIRST, SECOND, THIRD]);
  await type("Enter");

  expect(lay).toHaveBeenCalledExactlyOnceWith(THIRD);
});

test("a mouse that leaves the map does not change what Enter lays", async () => {
  const { lay } = await shown(FIRST, SECOND);
  await focus(edges()[1]);
  await act(() => {
    map().dispatchEvent(new PointerEvent("pointerleave"));
  });
  await type("Enter");

  expect(lay).toHaveBeenCalledExactlyOnceWith(SECOND);
});

test("a key that is held down lays one track", async () => {
  const { lay } = await shown(FIRST);
  await focus(edges()[0]);
  await type("Enter", { repeat: true });
  expect(lay).not.toHaveBeenCalled();
  await type("Enter");
  expect(lay).toHaveBeenCalledOnce();
});

test("the focus waits on the map for the next edges", async () => {
  const { again } = await shown(FIRST, SECOND);
  await focus(edges()[1]);
  await type("Enter");
  expect(document.activeElement).toBe(map());
  await again();
  await type("Enter"); // once too often
  expect(document.activeElement).toBe(map());
  await again(THIRD);

  expect(document.activeElement).toBe(edges()[0]);
});

test("the focus waits for the next edges, not for those that a slow browser has still to paint", async () => {
  const look = vi.fn<Did>();
  const lay = vi.fn<Did>();
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  await show(look, lay, [FIRST, SECOND]);
  await focus(edges()[0]);
  draw(look, lay, [FIRST, SECOND]); // and the key comes before its paint
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", enter));
  draw(look, lay, []);
  draw(look, lay, [SECOND, THIRD]);

  expect(document.activeElement).toBe(edges()[0]);
});

test("the focus waits on the map for the edges of a step back", async () => {
  const { again } = await shown(FIRST, SECOND);
  await focus(edges()[1]);
  await type("z");
  expect(document.activeElement).toBe(map());
  await again(THIRD);

  expect(document.activeElement).toBe(edges()[0]);
});

test("what a screen reader presses is laid, and keeps the focus on the map", async () => {
  const { lay } = await shown(FIRST, SECOND);
  await act(() => {
    edges()[1]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  });

  expect(lay).toHaveBeenCalledExactlyOnceWith(SECOND);
  expect(document.activeElement).toBe(map());
});

/** A finger comes down on the drawing, or slides, to the middle of a candidate's edge. */
async function point(kind: "down" | "move", { start, end }: Candidate): Promise<void> {
  const sheet = sheetOf("desert_a");
  const [from, to] = [sheet.corner(start), sheet.corner(end)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const here = map() as unknown as SVGSVGElement;
  here.getScreenCTM = () => ({ inverse: () => null }) as unknown as DOMMatrix;
  vi.stubGlobal(
    "DOMPoint",
    class {
      matrixTransform = () => middle;
    },
  );
  await act(() => {
    here.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true, pointerType: "touch" }));
  });
  vi.unstubAllGlobals();
}

async function lift(type: "click" | "pointerup", rest: MouseEventInit = {}): Promise<void> {
  await act(() => {
    const touch = { bubbles: true, pointerType: "touch", ...rest };
    map().dispatchEvent(
      type === "click" ? new MouseEvent(type, touch) : new PointerEvent(type, touch),
    );
  });
}

async function tap(edge: Candidate, detail: number, clientX = 0): Promise<void> {
  await point("down", edge);
  await lift("click", { detail, clientX });
}

function foretold(): string | undefined {
  return document.body.querySelector(".foretold")?.textContent ?? undefined;
}

test("a finger sees what it would lay, and what that does", async () => {
  const { look, lay } = await shown(FIRST, SECOND);
  expect(foretold()).toBeUndefined();
  await point("down", FIRST);
  expect(foretold()).toBe(`to ${FIRST.end} · +2`);
  await point("move", SECOND);
  expect(foretold()).toBe(`to ${SECOND.end} · +2`);

  expect(look.mock.calls).toEqual([[FIRST], [SECOND]]);
  expect(lay).not.toHaveBeenCalled();
});

test("where a finger lifts, what was shown last is laid, wherever the click is said to be", async () => {
  const { lay } = await shown(FIRST, SECOND);
  await point("down", FIRST);
  await point("move", SECOND);
  await lift("click", { detail: 1, clientX: 500, clientY: 500 });

  expect(lay).toHaveBeenCalledExactlyOnceWith(SECOND);
});

test("what was shown and cannot be laid any more is not laid", async () => {
  const { lay, again } = await shown(FIRST, SECOND);
  await point("down", FIRST);
  await again(SECOND);
  await lift("click", { detail: 1 });

  expect(lay).not.toHaveBeenCalled();
});

test("a finger lays what is nearest, a double tap only one track", async () => {
  const { lay } = await shown(FIRST, SECOND);
  await tap(SECOND, 1);
  await tap(SECOND, 2);

  expect(lay).toHaveBeenCalledExactlyOnceWith(SECOND);
  // The fingers' focus is nobody's concern.
  expect(document.activeElement).not.toBe(map());
});

test("a quick tap on another edge is no double tap", async () => {
  const { lay } = await shown(FIRST, SECOND);
  await tap(FIRST, 1, 100);
  await tap(SECOND, 2, 126);

  expect(lay.mock.calls).toEqual([[FIRST], [SECOND]]);
});

const SEGMENTS: Readonly<Record<string, Segment>> = {
  [FIRST.key]: [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ],
  [SECOND.key]: [
    { x: 30, y: 0 },
    { x: 30, y: 30 },
  ],
};
const segment = ({ key }: Candidate): Segment => SEGMENTS[key] ?? [AWAY, AWAY];
const AWAY = { x: 1000, y: 1000 };

test.each([
  [{ x: 15, y: 4 }, FIRST],
  [{ x: 26, y: 15 }, SECOND],
  [{ x: -20, y: 0 }, FIRST],
  [{ x: 30, y: 50 }, SECOND],
  [{ x: -40, y: 0 }, undefined],
  [{ x: 15, y: -27 }, undefined],
])("nearest to %o is found, unless it is too far", (point, wanted) => {
  expect(nearestTo(point, [FIRST, SECOND], segment)).toBe(wanted);
});

test("nothing is nearest where nothing can be laid", () => {
  expect(nearestTo({ x: 0, y: 0 }, [], segment)).toBeUndefined();
});
