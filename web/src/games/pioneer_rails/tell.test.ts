// @vitest-environment node
import { expect, test } from "vitest";
import { personAt } from "../../match/people";
import { table } from "../../testing/frames";
import type { SheetId } from "./board/sheets";
import { frame, turn, view } from "./fixture";
import { tell } from "./tell";
import type { RailsEvent } from "./types";

const seated = table({ game: "pioneer_rails" });
const people = (seat: number) => personAt(seated, seat);

function said(...events: RailsEvent[]): string[] {
  return tell(frame(3, 9, { events }), people).map(({ text }) => text);
}

type Type = RailsEvent["type"];
type Played = Extract<RailsEvent, { type: "pioneer_rails.turn_played" }>;
type Woken = Extract<RailsEvent, { type: "pioneer_rails.building_activated" }>;

function played(rest: Partial<Played> = {}): Played {
  const track = { station: "heart", line: 1, way: "rail", turn: 0 } as const;
  return {
    type: "pioneer_rails.turn_played",
    seat: 1,
    card: "AH",
    rank: "A",
    suit: "heart",
    tracks: [
      { ...track, start: "3,4:0", end: "3,3:3" },
      { ...track, start: "3,3:3", end: "2,4:0" },
    ],
    symbol: false,
    effect: "",
    power: false,
    towns: [],
    network: 0,
    fort_tracks: 0,
    ...rest,
  };
}

function woken(rest: Partial<Woken> = {}): Woken {
  return {
    type: "pioneer_rails.building_activated",
    seat: 1,
    building: "mine_3",
    kind: "mine",
    points: 1,
    ...rest,
  };
}

/** One event of every type, and what is said of it: nothing where others say it already. */
const SAID: { readonly [One in Type]: [Extract<RailsEvent, { type: One }>, string[]] } = {
  "pioneer_rails.dealer_drawn": [
    { type: "pioneer_rails.dealer_drawn", seat: 1 },
    ["Ada deals first."],
  ],
  "pioneer_rails.goal_revealed": [
    { type: "pioneer_rails.goal_revealed", goal: "1C" },
    ["A goal: 2 banks."],
  ],
  "pioneer_rails.round_began": [
    { type: "pioneer_rails.round_began", round: 2 },
    ["Round 2 begins."],
  ],
  "pioneer_rails.owner_revealed": [
    { type: "pioneer_rails.owner_revealed", owner: "C-3", round: 1 },
    ["Company owner: Saloons need 1 track."],
  ],
  "pioneer_rails.secret_dealt": [
    { type: "pioneer_rails.secret_dealt", seat: 0, card: "QD" },
    ["You hold a secret card for turn 5."],
  ],
  "pioneer_rails.card_revealed": [{ type: "pioneer_rails.card_revealed", card: "QD" }, []],
  "pioneer_rails.joker_put_back": [{ type: "pioneer_rails.joker_put_back", card: "joker_2" }, []],
  "pioneer_rails.card_set_aside": [
    { type: "pioneer_rails.card_set_aside", card: "joker_1" },
    ["Joker is out this turn."],
  ],
  "pioneer_rails.card_picked": [
    { type: "pioneer_rails.card_picked", seat: 0, card: "10S" },
    ["You take 10♠."],
  ],
  "pioneer_rails.turn_submitted": [
    { type: "pioneer_rails.turn_submitted", seat: 1, turn: null },
    ["Ada has sent a turn."],
  ],
  "pioneer_rails.turn_played": [played(), ["Ada: A♥, 2 tracks ♥."]],
  "pioneer_rails.building_activated": [woken(), ["Ada: Mine, +1."]],
  "pioneer_rails.goal_reached": [
    { type: "pioneer_rails.goal_reached", seat: 1, goal: "2A", points: 10 },
    ["Ada reaches a goal, 10: 6 bandits jailed."],
  ],
  "pioneer_rails.hand_scored": [
    {
      type: "pioneer_rails.hand_scored",
      seat: 0,
      round: 1,
      hand: "full_house",
      factor: 2,
      bonus: 0,
      points: 8,
    },
    ["You: a full house, 8."],
  ],
  "pioneer_rails.turn_ended": [{ type: "pioneer_rails.turn_ended", dealer: 0 }, []],
  "pioneer_rails.match_ended": [
    { type: "pioneer_rails.match_ended", scores: [40, 52], winners: [1] },
    ["The last round is over."],
  ],
};

test.each(Object.values(SAID) as [RailsEvent, string[]][])("%o is told", (event, sentences) => {
  expect(said(event)).toEqual(sentences);
});

test("others' secret cards are not told of", () => {
  expect(said({ type: "pioneer_rails.secret_dealt", seat: 1, card: null })).toEqual([]);
});

test("which secret card it was is told where everything lies open", () => {
  const events: RailsEvent[] = [{ type: "pioneer_rails.secret_dealt", seat: 1, card: "QD" }];
  const open = tell(frame(3, 9, { events, seat: "all" }), people);

  expect(open.map(({ text }) => text)).toEqual(["Ada: Q♦ for turn 5."]);
});

test("what somebody plans is told where everything lies open, and nowhere else", () => {
  const plan = turn({ card: "QD", tracks: [{ start: "3,4:0", end: "3,3:3" }] });
  const events: RailsEvent[] = [{ type: "pioneer_rails.turn_submitted", seat: 0, turn: plan }];
  const open = tell(frame(3, 9, { events, seat: "all" }), people);

  expect(open.map(({ text }) => text)).toEqual(["You plan Q♦, 1 track ♦."]);
  expect(said(...events)).toEqual(["You have sent your turn."]);
});

test.each<[Partial<Played>, string]>([
  [{ seat: 0, tracks: [] }, "You: A♥, no track ♥."],
  [{ card: "joker_1", suit: "club" }, "Ada: Joker, 2 tracks ♣."],
  [{ symbol: true }, "Ada: A♥, 2 tracks ♥ with a town symbol."],
  [{ symbol: true, effect: "tunnel" }, "Ada: A♥, 2 tracks ♥ with a tunnel."],
  [{ symbol: true, effect: "suit", suit: "club" }, "Ada: A♥, 2 tracks ♣ in another suit."],
  [{ power: true }, "Ada: A♥, 2 tracks ♥ by the owner’s rule."],
  [
    { symbol: true, effect: "bridge", towns: ["town_4", "town_7"] },
    "Ada: A♥, 2 tracks ♥ with a bridge to Pale Rock and Gravel.",
  ],
])("a turn of %o is told", (rest, sentence) => {
  expect(said(played(rest))).toEqual([sentence]);
});

test.each<[Partial<Woken>, string]>([
  [{ building: "bank_1", kind: "bank", gold: 3, points: 6 }, "Ada: Bank (3 gold), +6."],
  [{ building: "saloon_2", kind: "saloon", rank: "Q", points: 0 }, "Ada: Saloon (Q)."],
  [{ building: "bandit_1", kind: "bandit", jail: 2, points: 4 }, "Ada: Bandit caught, +4."],
  [{ building: "bandit_1", kind: "bandit", points: -1 }, "Ada: Bandit escapes, −1."],
  [{ building: "ranch_4", kind: "ranch", points: 2 }, "Ada: Ranch, +2."],
])("a building as %o is told", (rest, sentence) => {
  expect(said(woken(rest))).toEqual([sentence]);
});

test("alone, a goal brings the target nearer", () => {
  expect(
    said({ type: "pioneer_rails.goal_reached", seat: 0, goal: "1C", points: 0, less: 5 }),
  ).toEqual(["You reach a goal, 5 less to reach: 2 banks."]);
});

test("sentences carry the round in which things happened, and when they can be told", () => {
  const events: RailsEvent[] = [
    played(),
    { type: "pioneer_rails.card_revealed", card: "QD" },
    { type: "pioneer_rails.round_began", round: 3 },
  ];
  const lines = tell(frame(3, 9, { events, view: view({ round: 3 }) }), people);

  expect(lines.map(({ round, told }) => [round, told])).toEqual([
    [2, 1],
    [3, 3],
  ]);
});

test("goals and buildings are marked in the replay", () => {
  const [goal] = SAID["pioneer_rails.goal_reached"];
  const lines = tell(frame(3, 9, { events: [played(), woken(), goal] }), people);

  expect(lines.map(({ tick }) => tick)).toEqual([undefined, "purchase", "sale"]);
});

test("a seat that goes to a bot is told of", () => {
  const events = [{ type: "match.seat_to_bot", seat: 1, level: "easy" }] as never;

  expect(tell(frame(3, 4, { events }), people)).toHaveLength(1);
});

const GOLDENS = import.meta.glob<string>("../../../../tests/golden/pioneer_rails/*.jsonl", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** What is said of a golden match, each step on a view of the match's own sheet. */
function toldOf(text: string): string[] {
  const [head = "", ...steps] = text.trim().split("\n");
  const { sheet } = (JSON.parse(head) as { options: { sheet: SheetId } }).options;
  return steps
    .slice(0, -1)
    .flatMap((step, at) => {
      const { events } = JSON.parse(step) as { events: RailsEvent[] };
      return tell(frame(at, at + 1, { events, view: view({ sheet }) }), people);
    })
    .map(({ text: sentence }) => sentence);
}

test.each(Object.entries(GOLDENS))("%s is told without a hole in any sentence", (_, text) => {
  const sentences = toldOf(text);

  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((one) => /undefined|NaN|[{}]|_\d/.test(one))).toEqual([]);
});
