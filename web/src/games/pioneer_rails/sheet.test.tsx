import { render } from "preact";
import { useState } from "preact/hooks";
import { act as flush } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Option } from "../../api/types";
import type { Ask } from "../../match/filling";
import type { BuildingKind } from "./board/sheets";
import { cardOptions, trackOption, turn, turnOption, view } from "./fixture";
import { BLANK, Planner, type Way } from "./plan";
import { Decision } from "./sheet";
import type { SubmitTurn, View } from "./types";

const CARD = turn({ card: "AH", tracks: [] });
const TRACK = { start: "3,4:0", end: "3,3:3" };
const LAID = { ...CARD, tracks: [TRACK] };

afterEach(() => render(null, document.body));

interface SheetProps {
  seen: View;
  planner: Planner;
  act: (option: Option) => void;
  busy: boolean;
}

function Sheet({ seen, planner, act, busy }: SheetProps) {
  const [way, setWay] = useState<Way>("rail");
  return (
    <Decision
      view={seen}
      seat={0}
      name={null}
      planner={planner}
      next={planner.next.value}
      way={way}
      setWay={setWay}
      act={act}
      undo={() => void planner.back()}
      busy={busy}
      last={undefined}
      recall={() => undefined}
    />
  );
}

type Known = readonly [SubmitTurn, Option[]];

interface Given {
  first?: Option[];
  known?: readonly Known[];
  draft?: SubmitTurn;
  seen?: View;
  busy?: boolean;
}

async function shown(given: Given = {}) {
  const { first = cardOptions("AH", "KC"), known = [], draft = BLANK, seen = view() } = given;
  const act = vi.fn<(option: Option) => void>();
  const answers = new Map(known.map(([asked, options]) => [JSON.stringify(asked), options]));
  const ask = vi.fn<Ask>((asked) => Promise.resolve(answers.get(JSON.stringify(asked))));
  const planner = new Planner(ask, first, draft, () => undefined);
  await flush(async () => {
    render(
      <Sheet seen={seen} planner={planner} act={act} busy={given.busy === true} />,
      document.body,
    );
    await settled();
  });
  return { act, ask, planner };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function buttons(): HTMLButtonElement[] {
  return [...document.body.querySelectorAll("button")];
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent ?? "";
}

function named(name: string): HTMLButtonElement {
  const found = buttons().find((button) => nameOf(button).startsWith(name));
  if (found === undefined) {
    throw new Error(`no button is called ${name} among ${buttons().map(nameOf).join(", ")}`);
  }
  return found;
}

async function press(name: string): Promise<void> {
  await flush(async () => {
    named(name).click();
    await settled();
  });
}

async function type(key: string): Promise<void> {
  await flush(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  });
}

/** How cards that cannot be taken are told, by card. */
function taken(): (string | null)[] {
  return [...document.body.querySelectorAll("[role=img].open-card")].map((card) =>
    card.getAttribute("aria-label"),
  );
}

test("the cards that can be used are buttons, another says whose it is", async () => {
  await shown();

  expect(buttons().map(nameOf)).toEqual(["A of hearts", "K of clubs"]);
  expect(taken()).toEqual(["10 of spades, the dealer’s"]);
});

test("a card out of play and the secret one are told apart", async () => {
  const none = { dealer: null, picked: "", set_aside: "KC", secret: "QD", secrets: true };
  await shown({ first: cardOptions("10S", "AH"), seen: view(none) });
  expect(taken()).toEqual(["K of clubs, out this turn", "Q of diamonds, for turn 5"]);
});

test("a card that is the only one is taken along, and cannot be put back", async () => {
  await shown({
    first: cardOptions("AH"),
    known: [
      [turn({ card: "AH" }), [turnOption(CARD), trackOption(CARD, TRACK)]],
      [LAID, [turnOption(LAID)]],
    ],
    seen: view({ dealer: 0, picked: "AH" }),
  });
  expect(document.body.textContent).toContain("Lay up to three tracks for hearts.");
  expect(buttons().map(nameOf)).not.toContain("UndoZ");
});

test("in the fifth turn it is said that the secret card is used", async () => {
  const seen = view({ cards: [], picked: "", secret: "QD", secrets: true, turn: 5 });
  const card = turn({ card: "QD" });
  await shown({ first: cardOptions("QD"), known: [[card, [turnOption(card)]]], seen });

  expect(document.body.textContent).toContain("Your secret card: up to three tracks for diamonds.");
});

const PICKS = view({
  dealer: 0,
  picked: "",
  waiting: [],
  pending: {
    type: "seats",
    decisions: { 0: { ask: "pick", round: 1, turn: 0, about: "" } },
  },
});

test("the dealer's pick is made at once, and asks nothing ahead", async () => {
  const first = cardOptions("10S", "AH", "KC").map(({ preview }, at) => ({
    action: {
      type: "pioneer_rails.pick_card" as const,
      card: ["10S", "AH", "KC"][at] ?? "",
    },
    preview: preview ?? null,
  }));
  const { act, ask } = await shown({ first, seen: PICKS });
  expect(document.body.textContent).toContain("You deal: take one card for yourself.");
  await press("A of hearts");

  expect(act).toHaveBeenCalledExactlyOnceWith(first[1]);
  expect(ask).not.toHaveBeenCalled();
});

const JOKER = turn({ card: "joker_1", rank: "", suit: "" });
const RANKED = { ...JOKER, rank: "Q" as const };
const NAMED = { ...RANKED, suit: "club" as const };

function named_joker(action: SubmitTurn, field: string, values: string[]): Option[] {
  return [{ action, ask: { type: "choice", field, values }, preview: null }];
}

test("a joker is named rank first, then suit, and taken back in the same steps", async () => {
  const { planner } = await shown({
    draft: JOKER,
    known: [
      [JOKER, named_joker(JOKER, "rank", ["J", "Q"])],
      [RANKED, named_joker(RANKED, "suit", ["spade", "club"])],
      [NAMED, [turnOption(NAMED)]],
    ],
  });
  expect(document.body.textContent).toContain("The joker counts as");
  await press("Q");
  expect(document.body.textContent).toContain("and lays track for");
  await press("clubs");
  expect(planner.turn.value).toEqual(NAMED);
  expect(document.body.textContent).toContain("Lay up to three tracks for clubs.");
  await press("Undo");
  expect(document.body.textContent).toContain("and lays track for");
  await press("Undo");

  expect(planner.turn.value).toEqual(JOKER);
});

test("a joker's suits are drawn and named, and so is what it stands for then", async () => {
  const finish = turnOption(NAMED);
  await shown({
    draft: RANKED,
    known: [
      [RANKED, named_joker(RANKED, "suit", ["spade", "club"])],
      [NAMED, [finish]],
    ],
  });
  const suits = buttons().filter((button) => button.matches(".picks button"));
  expect(suits.map((suit) => [nameOf(suit), suit.textContent])).toEqual([
    ["spades", ""],
    ["clubs", ""],
  ]);
  expect(suits.every((suit) => suit.querySelector(".suit-sign path") !== null)).toBe(true);
  await press("clubs");

  const used = document.body.querySelector(".turn-line .card-face");
  expect(used?.textContent).toBe("★Q");
  expect(used?.classList.contains("club")).toBe(true);
});

test.each([
  [1, "two"],
  [2, "three"],
  [3, "four"],
])("the heading knows how many tracks there are: %d after the first", async (left, many) => {
  const options = [
    turnOption(CARD),
    trackOption(CARD, { ...TRACK, way: "rail" }, { left }),
    trackOption(CARD, { ...TRACK, end: "4,3:0", way: "rail" }, { left: 1 }),
  ];
  await shown({ draft: CARD, known: [[CARD, options]] });

  expect(document.body.querySelector("h2")?.textContent).toBe(
    `Lay up to ${many} tracks for hearts. Tap a glowing edge.`,
  );
});

test("an owner's way that costs a track is told while it is chosen", async () => {
  const options = [
    turnOption(CARD),
    trackOption(CARD, { ...TRACK, way: "rail" }, { left: 2 }),
    trackOption(CARD, { ...TRACK, way: "tunnel" }, { left: 1, power: true }),
  ];
  await shown({ draft: CARD, known: [[CARD, options]] });
  expect(document.body.querySelector("h2")?.textContent).toContain("up to three tracks");
  await press("Tunnel");
  expect(document.body.querySelector("h2")?.textContent).toContain("up to two tracks");
  await press("Tunnel");

  expect(document.body.querySelector("h2")?.textContent).toContain("up to three tracks");
});

const OFFERED = [
  turnOption(LAID, { points: 6, activations: [] }),
  trackOption(LAID, { start: "3,3:3", end: "2,5:0", way: "rail" }),
  trackOption(LAID, { start: "3,3:3", end: "2,4:0", way: "bridge" }),
  {
    action: { ...LAID, changed: "club" as const },
    preview: { type: "pioneer_rails.suit_preview" as const, suit: "club" as const },
  },
];

test("only effects that can be used can be pressed, one at a time", async () => {
  await shown({ draft: LAID, known: [[LAID, OFFERED]] });
  const disabled = ["Bridge", "Tunnel", "Shortcut", "Switch", "Suit"].map(
    (name) => named(name).disabled,
  );
  expect(disabled).toEqual([false, true, true, true, false]);

  await press("Bridge");
  expect(named("Bridge").getAttribute("aria-pressed")).toBe("true");
  await press("Bridge");
  expect(named("Bridge").getAttribute("aria-pressed")).toBe("false");
});

test.each([
  [[trackOption(LAID, { start: "a", end: "b" })], "1 track laid for hearts."],
  [
    [trackOption(LAID, { start: "a", end: "b" }, { symbol: true })],
    "1 track laid for hearts. One more costs a symbol.",
  ],
  [[], "1 track laid for hearts. No more this turn."],
])("after a track the sheet says what another would cost", async (tracks, said) => {
  await shown({ draft: LAID, known: [[LAID, [turnOption(LAID), ...tracks]]] });

  expect(document.body.querySelector("h2")?.textContent).toBe(said);
});

test("one symbol is counted as one", async () => {
  await shown({ draft: LAID, known: [[LAID, [turnOption(LAID)]]] });
  expect(document.body.querySelector(".stamps .left")?.textContent).toBe("1 symbol");
});

test("a symbol that the turn spends is no longer counted", async () => {
  const spent = [turnOption(LAID, { symbol: true })];
  await shown({ draft: LAID, known: [[LAID, spent]] });
  expect(document.body.querySelector("legend")?.textContent).toBe("Town symbols to cross: 0");
});

test("another suit is chosen from those that are offered", async () => {
  const { planner } = await shown({ draft: LAID, known: [[LAID, OFFERED]] });
  await press("Suit");
  await press("clubs");

  expect(planner.turn.value.changed).toBe("club");
});

/** A turn that wakes buildings, with one more track for a town's symbol or without. */
function waking(kinds: readonly BuildingKind[], costs: boolean): Option[] {
  const activations = kinds.map((kind, at) => ({
    type: "pioneer_rails.activation_preview" as const,
    building: `${kind}_${at + 1}`,
    kind,
    points: 1,
  }));
  const track = trackOption(LAID, TRACK, { symbol: true });
  return [turnOption(LAID, { activations, points: 2 }), ...(costs ? [track] : [])];
}

test.each<[BuildingKind[], boolean, string]>([
  [["mine"], false, "Mine wakes."],
  [["mine", "mine"], true, "Mine\u00a0×2 wake. One more costs a symbol."],
  [["mine", "mine", "bank"], true, "Mine\u00a0×2 and Bank wake. One more costs a symbol."],
  [["mine", "bank", "fort"], true, "Mine, Bank, and Fort wake."],
])(
  "what %j wake is told by name, and what costs a symbol where there is room",
  async (kinds, costs, words) => {
    await shown({ draft: LAID, known: [[LAID, waking(kinds, costs)]] });

    expect(document.body.querySelector(".turn-line .ask")?.textContent).toBe(words);
  },
);

test("bandits do not wake: they are caught, or escape", async () => {
  const [told] = waking(["bandit", "mine", "bandit"], false);
  const activations = [
    { building: "bandit_1", jail: 2 },
    { building: "mine_2" },
    { building: "bandit_3" },
  ];
  const made = turn({ ...LAID, closed: true, activations });
  await shown({ draft: LAID, known: [[LAID, [{ ...(told as Option), action: made }]]] });

  expect(document.body.querySelector(".turn-line .ask")?.textContent).toBe(
    "Mine wakes. A bandit is caught. A bandit escapes.",
  );
});

test("a saloon of the forest wakes with a rank, and where it is asked it is said what for", async () => {
  const [told] = waking(["saloon"], false);
  const made = turn({ ...LAID, closed: true, activations: [{ building: "saloon_1", rank: "Q" }] });
  const order = turnOption(LAID, told?.preview as object, { type: "step", field: "activations" });
  const choice = (rank: "Q" | "K"): Option => ({
    action: { ...CLOSED, activations: [{ building: "saloon_1", rank }] },
    ask: null,
    preview: {
      type: "pioneer_rails.activation_preview",
      building: "saloon_1",
      kind: "saloon",
      points: 2,
    },
  });
  await shown({
    draft: LAID,
    known: [
      [LAID, [{ ...(told as Option), action: made }, order]],
      [order.action as SubmitTurn, [turnOption(CLOSED), choice("Q"), choice("K")]],
    ],
  });
  expect(document.body.querySelector(".turn-line .ask")?.textContent).toBe("Saloon (Q) wakes.");
  expect(document.body.textContent).not.toContain("each card of the rank");
  await press("Choose");

  expect(document.body.textContent).toContain("each card of the rank you choose is worth 1 more");
});

test.each([
  [true, "A bridge: one track between two rivers. It costs a symbol."],
  [false, "A bridge: one track between two rivers."],
])("a stamp that is taken says what it does, and what it costs: %j", async (symbol, words) => {
  const bridge = trackOption(CARD, { ...TRACK, way: "bridge" }, { symbol });
  const plain = trackOption(CARD, { ...TRACK, way: "rail" });
  await shown({ draft: CARD, known: [[CARD, [turnOption(CARD), plain, bridge]]] });
  const ask = () => document.body.querySelector(".turn-line .ask")?.textContent;
  expect(ask()).toMatch(/^Lay up to/);
  await press("Bridge");
  expect(ask()).toBe(words);
  await press("Bridge");

  expect(ask()).toMatch(/^Lay up to/);
});

test("in the first turn of all it is said what a card is for", async () => {
  await shown({ seen: view({ round: 1, turn: 1 }) });
  expect(document.body.textContent).toContain("Its rank joins your hand, its suit lays track.");
  render(null, document.body);
  await shown({ seen: view({ round: 1, turn: 2 }) });

  expect(document.body.textContent).not.toContain("Its rank joins your hand");
});

test("the turn is sent as it is proposed, by button or by Enter, once it is known", async () => {
  const { act } = await shown({ draft: LAID, known: [[LAID, OFFERED]] });
  expect(document.body.textContent).toContain("+6");
  await press("Send 1 track");
  await type("Enter");
  expect(act.mock.calls).toEqual([[OFFERED[0]], [OFFERED[0]]]);

  render(null, document.body);
  const busy = await shown({ draft: LAID, known: [[LAID, OFFERED]], busy: true });
  await type("Enter");
  expect(isEnabled(named("Send 1 track"))).toBe(false);
  expect(busy.act).not.toHaveBeenCalled();
});

/** A fieldset that is disabled says so for all that it holds. */
const isEnabled = (button: HTMLButtonElement) =>
  !button.disabled && button.closest("fieldset[disabled]") === null;

test.each([
  ["a card", BLANK],
  ["tracks", LAID],
  ["the order", { ...LAID, closed: true }],
])("a turn that is on its way is not planned on: %s", async (_, draft) => {
  const known: Known[] = [[draft, OFFERED]];
  await shown({ draft, known });
  expect(buttons().some(isEnabled)).toBe(true);
  render(null, document.body);

  const { planner } = await shown({ draft, known, busy: true });
  await type("z");

  expect(buttons().filter(isEnabled).map(nameOf)).toEqual([]);
  expect(planner.turn.value).toEqual(draft);
});

const CLOSED = { ...LAID, closed: true };
const WAKE: Option = {
  action: { ...CLOSED, activations: [{ building: "bank_1", gold: 2 }] },
  ask: { type: "step", field: "activations" },
  preview: {
    type: "pioneer_rails.activation_preview",
    building: "bank_1",
    kind: "bank",
    points: 4,
  },
};

/** A bandit that finds a cell, or none. */
function arrest(jail: number): Option {
  return {
    action: { ...CLOSED, activations: [{ building: "bandit_1", ...(jail ? { jail } : {}) }] },
    ask: null,
    preview: {
      type: "pioneer_rails.activation_preview",
      building: "bandit_1",
      kind: "bandit",
      points: jail ? 2 : -1,
    },
  };
}

test("a bandit that finds no cell is said to escape", async () => {
  await shown({ draft: CLOSED, known: [[CLOSED, [turnOption(CLOSED), arrest(0), arrest(2)]]] });

  expect(buttons().map(nameOf).slice(0, 2)).toEqual(["Banditescapes−1", "Banditto jail 2+2"]);
});

test("once nothing is left to choose nothing is asked, and the order is the player's", async () => {
  const { act, planner } = await shown({
    draft: CLOSED,
    known: [
      [CLOSED, [turnOption(CLOSED, { points: 9 }), WAKE]],
      [WAKE.action as SubmitTurn, [turnOption(CLOSED, { points: 7 })]],
    ],
  });
  await press("Bank");
  expect(document.body.querySelector("h2")?.textContent).toBe("Your order is complete.");
  expect(document.body.querySelector(".wakes")).toBeNull();
  await press("Send your order · +7");
  expect(act).toHaveBeenCalledOnce();
  await press("Undo");

  expect(planner.turn.value.activations).toEqual([]);
});

test("buildings are woken one by one, or all that are left in the best order", async () => {
  const { act, planner } = await shown({
    draft: CLOSED,
    known: [
      [CLOSED, [turnOption(CLOSED, { points: 9 }), WAKE]],
      [WAKE.action as SubmitTurn, [turnOption(CLOSED, { points: 7 }), WAKE]],
    ],
  });
  expect(named("Bank").textContent).toBe("Bank2 gold paid in+4");
  await press("Bank");
  expect(document.body.textContent).toContain("Number 2.");
  await press("Send, best order · +7");
  expect(act).toHaveBeenCalledOnce();
  await press("Undo");

  expect(planner.turn.value.activations).toEqual([]);
});

test("without the server one can try again, or go back to what is known", async () => {
  const { planner } = await shown({ known: [[CARD, [turnOption(CARD)]]] });
  await flush(async () => {
    await planner.go(CARD);
    await planner.go(LAID);
  });
  expect(document.body.textContent).toContain("The next step needs the server.");
  await press("Undo");

  expect(document.body.textContent).toContain("Lay up to three tracks for hearts.");
});
