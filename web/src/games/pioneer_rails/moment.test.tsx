import { render } from "preact";
import { act as flush } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseMotion } from "../../settings/motion";
import { table } from "../../testing/frames";
import type { StepPlayer } from "../index";
import { frame, played, turn, view } from "./fixture";
import { Moment } from "./moment";
import type { Frame, RailsEvent } from "./types";

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
      render(<Moment table={table()} frame={one} story={[one]} player={player} />, document.body),
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

const PLAN = turn({ card: "AH", tracks: [{ start: "3,4:0", end: "3,3:3" }] });
const DEALT = frame(0, 2, {
  events: [
    { type: "pioneer_rails.round_began", round: 1 },
    { type: "pioneer_rails.secret_dealt", seat: 0, card: "QD" },
    { type: "pioneer_rails.secret_dealt", seat: 1, card: null },
  ],
});
const SENT = frame(2, 3, {
  events: [{ type: "pioneer_rails.turn_submitted", seat: 0, turn: PLAN }],
});
const PLAYED = frame(3, 9, {
  events: [
    { type: "pioneer_rails.turn_submitted", seat: 1, turn: null },
    played(0),
    played(1),
    { type: "pioneer_rails.turn_ended", dealer: 0 },
  ],
  view: view({ turn: 2 }),
});

async function told(story: Frame[], rest: Parameters<typeof table>[0] = {}) {
  const at = story.at(-1) as Frame;
  const player = { current: null };
  await flush(() =>
    render(<Moment table={table(rest)} frame={at} story={story} player={player} />, document.body),
  );
  return {
    tags: document.body.querySelectorAll(".rails-map .tag").length,
    cards: [...document.body.querySelectorAll(".moment-cards .vh")].map((one) => one.textContent),
  };
}

test("what a seat has sent lies on its map until the turn is played, and its secret card beside", async () => {
  const before = await told([DEALT]);
  const sent = await told([DEALT, SENT]);
  const after = await told([DEALT, SENT, PLAYED]);

  expect(before.tags).toBe(0);
  expect(sent.tags).toBe(1);
  expect(sent.cards).toEqual([
    "10 of spades, the dealer’s",
    "A of hearts, in the turn that is sent",
    "K of clubs",
    "Q of diamonds, for turn 5",
  ]);
  expect(after.tags).toBe(0);
  expect(after.cards.at(-1)).toBe("Q of diamonds, for turn 5");
});

test("a joker is shown as what it stands for", async () => {
  const plan = turn({ card: "joker_1", rank: "Q", suit: "club" });
  const sent = frame(2, 3, {
    events: [{ type: "pioneer_rails.turn_submitted", seat: 0, turn: plan }],
    view: view({ cards: ["10S", "AH", "joker_1"] }),
  });
  const { cards } = await told([sent]);

  expect(cards.at(-1)).toBe("Joker, Q of clubs, in the turn that is sent");
});

test("a new round takes the secret cards back, and so does the end", async () => {
  const ends: RailsEvent[] = [
    { type: "pioneer_rails.round_began", round: 2 },
    { type: "pioneer_rails.match_ended", scores: [1, 2], winners: [1] },
  ];
  for (const event of ends) {
    const { cards } = await told([DEALT, frame(2, 3, { events: [event] })]);
    expect(cards).toHaveLength(3);
  }
});

test("whoever holds a shared device sees nothing of it while the match runs", async () => {
  const [one] = table().seats;
  const seats = [one, { ...one, seat: 1, kind: "device", name: "Zoe" }] as never;
  const running = await told([DEALT, SENT], { seats });
  const over = await told([DEALT, SENT], { seats, status: "finished" });

  expect(running.tags).toBe(0);
  expect(running.cards).toHaveLength(3);
  expect(over.tags).toBe(1);
  expect(over.cards).toHaveLength(4);
});
