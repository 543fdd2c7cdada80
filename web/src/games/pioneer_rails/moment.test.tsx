import { render } from "preact";
import { act as flush } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseMotion } from "../../settings/motion";
import { table } from "../../testing/frames";
import type { StepPlayer } from "../index";
import { frame, played, view } from "./fixture";
import { Moment } from "./moment";
import type { Frame } from "./types";

const BEFORE = frame(0, 3);
const TURN = frame(3, 9, {
  events: [
    played(0),
    {
      type: "pioneer_rails.building_activated",
      seat: 0,
      building: "mine_1",
      kind: "mine",
      points: 1,
    },
  ],
  view: view({ turn: 2 }),
});
const FAST = 100;

beforeEach(() => chooseMotion("full"));
afterEach(() => render(null, document.body));

function shown(at: Frame) {
  const player: { current: StepPlayer | null } = { current: null };
  const show = (one: Frame) =>
    flush(() =>
      render(<Moment table={table()} frame={one} before={[]} player={player} />, document.body),
    );
  return { player, show, first: show(at) };
}

function unfolds(): boolean {
  return document.body.querySelector(".unfolding .tag") !== null;
}

test("a replay plays how a turn unfolds, as fast as it is asked to", async () => {
  const { player, show, first } = shown(BEFORE);
  await first;
  let step: Promise<void> | undefined;
  await flush(() => {
    step = player.current?.(BEFORE, TURN, FAST);
  });
  expect(unfolds()).toBe(true);
  await step;
  await show(TURN);
  await flush(() => new Promise((resolve) => setTimeout(resolve)));

  expect(unfolds()).toBe(false);
  expect(document.body.querySelectorAll(".lit")).toHaveLength(1);
});

test("a step that is called off leaves nothing on the map", async () => {
  const { player, first } = shown(BEFORE);
  await first;
  await flush(() => player.current?.(BEFORE, TURN, FAST));
  await flush(() => new Promise((resolve) => setTimeout(resolve)));

  expect(unfolds()).toBe(false);
});

test("where nothing is to move, the step is taken at once", async () => {
  chooseMotion("none");
  const { player, first } = shown(BEFORE);
  await first;
  await flush(() => {
    void player.current?.(BEFORE, TURN, FAST);
  });

  expect(unfolds()).toBe(false);
});
