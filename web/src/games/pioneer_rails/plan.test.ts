// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { Option } from "../../api/types";
import type { Ask } from "../../match/filling";
import { cardOptions, trackOption, turn, turnOption } from "./fixture";
import { BLANK, Planner, sorted, stepBack, stepsAfter } from "./plan";
import type { SubmitTurn } from "./types";

const CARD = turn({ card: "AH", tracks: [], closed: false, activations: [] });
const FIRST = { start: "3,4:0", end: "3,3:3", way: "rail" } as const;
const SECOND = { start: "3,3:3", end: "2,4:0", way: "rail" } as const;
const LAID = { ...CARD, tracks: [FIRST] };
const CLOSED = { ...LAID, closed: true };
const WOKEN = { ...CLOSED, activations: [{ building: "mine_5" }, { building: "bank_1" }] };

/** A server that answers each partial turn from a list, when it is told to. */
function server(known: [SubmitTurn, Option[]][]) {
  const answers = new Map(known.map(([partial, options]) => [JSON.stringify(partial), options]));
  const waiting: (() => void)[] = [];
  const ask = vi.fn<Ask>(
    (partial) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(answers.get(JSON.stringify(partial))));
      }),
  );
  return {
    ask,
    set: (partial: SubmitTurn, options: Option[]) => answers.set(JSON.stringify(partial), options),
    answer: async (at = 0) => {
      waiting.splice(at, 1)[0]?.();
      await vi.waitFor(() => Promise.resolve());
    },
  };
}

const AFTER_CARD = [turnOption(CARD), trackOption(CARD, FIRST)];
const AFTER_FIRST = [turnOption(LAID), trackOption(LAID, SECOND)];

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function planner(known: [SubmitTurn, Option[]][], draft: SubmitTurn = BLANK) {
  const asked = server(known);
  const kept: SubmitTurn[] = [];
  const made = new Planner(asked.ask, cardOptions("AH", "KC"), draft, (kept_) => kept.push(kept_));
  return { ...asked, kept, made };
}

test("options are sorted by what they do", () => {
  const order = turnOption(LAID, {}, { type: "step", field: "activations" });
  const suit: Option = {
    action: { ...CARD, changed: "club" },
    preview: { type: "pioneer_rails.suit_preview", suit: "club" },
  };
  const track = trackOption(CARD, FIRST);
  const wake: Option = {
    action: WOKEN,
    preview: {
      type: "pioneer_rails.activation_preview",
      building: "mine_5",
      kind: "mine",
      points: 1,
    },
  };
  const finish = turnOption(LAID);
  const next = sorted(CARD, [finish, order, suit, track, wake]);

  expect(next).toEqual({
    cards: [],
    values: [],
    suits: [suit],
    tracks: [track],
    finish,
    order,
    activations: [wake],
  });
});

test("a joker's question gives its values, and offers no card again", () => {
  const [joker] = cardOptions("joker_1");
  const values = ["10", "J", "Q", "K", "A"];
  const named: Option = {
    action: turn({ card: "joker_1" }),
    ask: { type: "choice", field: "rank", values },
    preview: joker?.preview ?? null,
  };

  expect(sorted(turn({ card: "joker_1" }), [named])).toMatchObject({ cards: [], values });
  expect(sorted(BLANK, [named]).cards).toEqual([named]);
});

test.each<[string, SubmitTurn, SubmitTurn]>([
  ["the last activation", WOKEN, { ...WOKEN, activations: [{ building: "mine_5" }] }],
  ["the order", { ...CLOSED, activations: [] }, { ...LAID, activations: [] }],
  ["the last track", { ...LAID, tracks: [FIRST, SECOND] }, LAID],
  ["a changed suit", { ...CARD, changed: "club" }, { ...CARD, changed: "" }],
  [
    "a joker's suit",
    turn({ card: "joker_1", rank: "Q", suit: "club" }),
    turn({ card: "joker_1", rank: "Q", suit: "" }),
  ],
  [
    "a joker's rank",
    turn({ card: "joker_1", rank: "Q", suit: "" }),
    turn({ card: "joker_1", rank: "", suit: "" }),
  ],
  ["the card", CARD, BLANK],
  ["nothing", BLANK, BLANK],
])("a step back takes %s away", (_, from, to) => {
  expect(stepBack(from)).toEqual(to);
});

test("the first question needs no server", async () => {
  const { made, ask } = planner([]);
  await settled();

  expect(made.next.value?.cards).toHaveLength(2);
  expect(ask).not.toHaveBeenCalled();
});

test("a step is asked for once, ahead or when it is taken, and undoing costs nothing", async () => {
  const { made, ask, answer } = planner([
    [CARD, AFTER_CARD],
    [LAID, AFTER_FIRST],
  ]);
  made.ahead(CARD);
  await answer();
  expect(made.turn.value).toBe(BLANK);
  await made.go(CARD);
  expect(made.next.value?.tracks).toHaveLength(1);

  void made.go(LAID);
  expect(made.next.value).toBeNull();
  await answer();
  await settled();
  expect(made.next.value?.tracks).toEqual([AFTER_FIRST[1]]);

  await made.back();
  expect(made.turn.value).toEqual(CARD);
  expect(made.next.value?.tracks).toEqual([AFTER_CARD[1]]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an answer that comes too late changes nothing", async () => {
  const { made, answer } = planner([
    [CARD, AFTER_CARD],
    [LAID, AFTER_FIRST],
  ]);
  void made.go(CARD);
  void made.go(LAID);
  await answer(1);
  await settled();
  expect(made.next.value?.tracks).toEqual([AFTER_FIRST[1]]);
  await answer();
  await settled();

  expect(made.turn.value).toBe(LAID);
  expect(made.next.value?.tracks).toEqual([AFTER_FIRST[1]]);
});

test("without the server it says so, keeps the plan, and asks again when told to", async () => {
  const { made, ask, answer, set, kept } = planner([]);
  void made.go(CARD);
  await answer();
  await settled();
  expect(made.unreachable.value).toBe(true);
  expect(kept.at(-1)).toBe(CARD);

  set(CARD, AFTER_CARD);
  void made.go(made.turn.value);
  await answer();
  await settled();
  expect(made.unreachable.value).toBe(false);
  expect(made.next.value?.tracks).toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a step back leads out of what the server cannot be asked about", async () => {
  const { made, answer } = planner([[CARD, AFTER_CARD]]);
  void made.go(CARD);
  await answer();
  void made.go(LAID);
  await answer();
  await settled();
  expect(made.unreachable.value).toBe(true);
  await made.back();

  expect(made.unreachable.value).toBe(false);
  expect(made.next.value?.tracks).toHaveLength(1);
});

/** The only card that there is. */
const SOLE = cardOptions("AH").map((option) => ({ ...option, action: CARD }));

test("the only card is taken along, and what was laid with it can be taken back", async () => {
  const { ask, answer } = server([
    [CARD, AFTER_CARD],
    [LAID, AFTER_FIRST],
  ]);
  const made = new Planner(ask, SOLE, BLANK, () => undefined);
  await answer();
  await settled();
  expect(made.turn.value).toEqual(CARD);
  expect(made.undoable).toBe(false);

  void made.go(LAID);
  await answer();
  await settled();
  expect(made.undoable).toBe(true);
  await made.back();
  expect(made.turn.value).toEqual(CARD);
  expect(made.undoable).toBe(false);
});

test("of several cards, the one that was chosen can be put back", async () => {
  const { made, answer } = planner([[CARD, AFTER_CARD]]);
  void made.go(CARD);
  await answer();
  await settled();

  expect(made.undoable).toBe(true);
});

test("where the only card cannot be asked about, it is said and not asked for ever", async () => {
  const { ask, answer } = server([[CARD, []]]);
  const made = new Planner(ask, SOLE, BLANK, () => undefined);
  await answer();
  await settled();

  expect(made.next.value?.tracks).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a draft is gone on with", async () => {
  const { made, answer } = planner([[LAID, AFTER_FIRST]], LAID);
  await answer();
  await settled();

  expect(made.turn.value).toBe(LAID);
  expect(made.next.value?.tracks).toEqual([AFTER_FIRST[1]]);
});

test("a draft that no longer fits is begun anew, and forgotten", async () => {
  const { made, answer, kept } = planner([[LAID, []]], LAID);
  await answer();
  await settled();

  expect(made.turn.value).toBe(BLANK);
  expect(made.next.value?.cards).toHaveLength(2);
  expect(kept.at(-1)).toBe(BLANK);
});

test("a step that was foreseen is there as soon as it is taken", async () => {
  const { made, answer } = planner([
    [CARD, AFTER_CARD],
    [LAID, AFTER_FIRST],
  ]);
  made.foresee([CARD, LAID]);
  await answer();
  await answer();
  await settled();
  void made.go(CARD);
  expect(made.next.value?.tracks).toEqual([AFTER_CARD[1]]);
  void made.go(LAID);

  expect(made.next.value?.tracks).toEqual([AFTER_FIRST[1]]);
});

/** Cards by which partial turns can be told apart. */
const MANY = ["10S", "JS", "QS", "KS", "AS", "10H", "JH"].map((card) => turn({ card }));

function askedFor(ask: ReturnType<typeof server>["ask"]): (string | undefined)[] {
  return ask.mock.calls.map(([asked]) => (asked as SubmitTurn).card);
}

test("a few questions ahead are under way at once, and newer ones go before those that wait", async () => {
  const { made, ask, answer } = planner(MANY.map((partial) => [partial, AFTER_CARD]));
  made.foresee(MANY.slice(0, 6));
  expect(askedFor(ask)).toEqual(["10S", "JS", "QS", "KS"]);
  made.foresee(MANY.slice(6));
  await answer();
  await settled();

  expect(askedFor(ask)).toEqual(["10S", "JS", "QS", "KS", "JH"]);
});

test("where the server cannot be reached, no more is asked ahead", async () => {
  const { made, ask, answer } = planner([]);
  made.foresee(MANY);
  await answer();
  await settled();

  expect(ask).toHaveBeenCalledTimes(4);
  expect(made.unreachable.value).toBe(false);
});

test("at rest nothing is asked ahead, and what is under way is called off", async () => {
  const { made, ask, answer } = planner(MANY.map((partial) => [partial, AFTER_CARD]));
  made.foresee(MANY);
  made.rest();
  expect(ask.mock.calls.map(([, signal]) => signal?.aborted)).toEqual([true, true, true, true]);
  await answer();
  await settled();

  expect(ask).toHaveBeenCalledTimes(4);
});

test("the likeliest step is foreseen first, and none that ends the turn or picks a card", () => {
  const order = turnOption(CARD, {}, { type: "step", field: "activations" });
  const [low, high] = [
    trackOption(CARD, FIRST, { points: 1 }),
    trackOption(CARD, SECOND, { points: 3 }),
  ];
  const after = stepsAfter(CARD, sorted(CARD, [turnOption(CARD), order, low, high]));
  const [picked] = cardOptions("AH").map((option) => ({
    ...option,
    action: { type: "pioneer_rails.pick_card" as const, card: "AH" },
  }));

  expect(after).toEqual([high, low, order].map(({ action }) => action));
  expect(stepsAfter(BLANK, sorted(BLANK, picked ? [picked] : []))).toEqual([]);
});

test("each name of a joker is foreseen", () => {
  const joker = turn({ card: "joker_1" });
  const named = sorted(joker, [
    { action: joker, ask: { type: "choice", field: "rank", values: ["Q", "K"] } },
  ]);

  expect(stepsAfter(joker, named)).toEqual([
    { ...joker, rank: "Q" },
    { ...joker, rank: "K" },
  ]);
});
