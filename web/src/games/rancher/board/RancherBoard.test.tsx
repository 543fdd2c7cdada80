import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { board } from "../../../i18n/en/rancher/board";
import { parse, write } from "../../../i18n/message";
import { aView, THEFT } from "./fixture";
import { type BoardHandle, RancherBoard, type RancherBoardProps } from "./RancherBoard";
import type { RancherOption, Say } from "./view";

const say: Say = (key, values = {}) => write(parse(board[key]), values, "en");
const seats = [{ name: "Ada" }, { name: "Bo" }, { name: "Cleo" }, { name: "Dag" }];
const ROLL: RancherOption = {
  action: { type: "rancher.roll_dice" },
  preview: { type: "rancher.roll_preview", reach: [] },
};

let root: HTMLElement;

function draw(change: Partial<RancherBoardProps> = {}): void {
  const props = { view: aView(), mySeat: 1, seats, t: say, motion: "full" as const, ...change };
  render(<RancherBoard {...props} />, root);
}

function pieces(): string {
  return root.querySelector("[aria-hidden]")?.innerHTML ?? "";
}

function riderAt(): string {
  return root.querySelector('[aria-label^="Dag"]')?.getAttribute("aria-label") ?? "";
}

beforeEach(() => {
  vi.useFakeTimers();
  root = document.body.appendChild(document.createElement("main"));
});

afterEach(() => {
  render(null, root);
  root.remove();
});

test("one stop is in the tab order, and arrow keys move it", async () => {
  draw();
  const stops = () => [...root.querySelectorAll<SVGElement>(".rb-stop")];
  const inOrder = () => stops().filter((stop) => stop.getAttribute("tabindex") === "0");
  expect(inOrder()).toEqual([stops()[0]]);

  stops()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);

  expect(inOrder()).toEqual([stops()[1]]);
});

test("what is offered is a button that Enter presses", () => {
  const onPick = vi.fn();
  draw({ options: [ROLL], onPick });
  const die = root.querySelector('[role="button"]');
  expect(die?.getAttribute("aria-label")).toBe("Roll the die.");

  die?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));

  expect(onPick).toHaveBeenCalledWith(ROLL);
});

test("every stop has a name", () => {
  draw({ options: [ROLL], onPick: vi.fn() });
  const names = [...root.querySelectorAll(".rb-stop")].map((s) => s.getAttribute("aria-label"));

  expect(names.length).toBeGreaterThan(10);
  expect(names.every((name) => name !== null && name.length > 5)).toBe(true);
});

test("after a frame has played, the drawing is exactly that of the view it led to", async () => {
  const handle: { current: BoardHandle | null } = { current: null };
  draw({ view: THEFT.to, events: THEFT.events });
  const expected = pieces();
  draw({ view: THEFT.from, handle });
  const done = handle.current?.animate(THEFT);
  await vi.advanceTimersByTimeAsync(900);
  const midway = pieces();

  await vi.runAllTimersAsync();
  await done;
  await vi.runAllTimersAsync();

  expect(midway).not.toBe(expected);
  expect(pieces()).toBe(expected);
  expect(riderAt()).toMatch(/Hell’s Gate/);
});

test("without motion a frame is there at once, its events told in order", async () => {
  const handle: { current: BoardHandle | null } = { current: null };
  const onEvent = vi.fn();
  draw({ view: THEFT.from, handle, motion: "none" });

  await handle.current?.animate(THEFT, onEvent);
  await vi.advanceTimersByTimeAsync(0);

  expect(onEvent.mock.calls.map(([event]) => event)).toEqual(THEFT.events);
  expect(riderAt()).toMatch(/Hell’s Gate/);
});

test("a click on the board skips what plays", async () => {
  const handle: { current: BoardHandle | null } = { current: null };
  draw({ view: THEFT.from, handle });
  const done = handle.current?.animate(THEFT);
  await vi.advanceTimersByTimeAsync(200);

  root.querySelector("svg")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await done;
  await vi.advanceTimersByTimeAsync(0);

  expect(riderAt()).toMatch(/Hell’s Gate/);
});

test("a newer view replaces what the last frame led to", async () => {
  const handle: { current: BoardHandle | null } = { current: null };
  draw({ view: THEFT.from, handle, motion: "none" });
  await handle.current?.animate(THEFT);

  draw({ view: aView({ spaces: [26, 16, 29, 12] }), handle, motion: "none" });
  await vi.advanceTimersByTimeAsync(0);

  expect(riderAt()).toMatch(/Devil’s Creek/);
});

test("a small board is one picture with nothing to press", () => {
  draw({ compact: true, options: [ROLL], onPick: vi.fn() });

  expect(root.querySelector("svg")?.getAttribute("role")).toBe("img");
  expect(root.querySelectorAll("[tabindex], [role=button]")).toHaveLength(0);
});
