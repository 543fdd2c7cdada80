import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { frame, table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import type { StepPlayer } from "../index";
import { Moment } from "./moment";
import type { Frame } from "./types";

afterEach(() => render(null, document.body));

test("a replay plays the steps to the next frame, and another frame ends them", async () => {
  const player: { current: StepPlayer | null } = { current: null };
  const at = (place: number, version: number, rest: Partial<Frame> = {}): Frame => ({
    ...frame(version - 1, version),
    view: view({ seats: [seat({ at: place }), seat()] }),
    ...rest,
  });
  const [first, last] = [
    at(2, 9),
    at(5, 10, { events: [{ type: "pionjar.drove", seat: 0, path: [3, 4, 5] }] }),
  ];
  const show = (shown: Frame) =>
    act(() => render(<Moment table={table()} frame={shown} player={player} />, document.body));
  const wagon = () => document.querySelector<SVGElement>(".schooner")?.style.transform;
  await show(first);
  const before = wagon();
  let over = false;
  await act(() => {
    void player.current?.(first, last, 1).then(() => {
      over = true;
    });
  });
  expect(wagon()).not.toBe(before);
  expect(over).toBe(false);

  await show(last);
  await new Promise((resolve) => setTimeout(resolve));

  expect(over).toBe(true);
  const after = wagon();
  await show(at(5, 10));
  expect(wagon()).toBe(after);
});
