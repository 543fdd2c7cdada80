import "fake-indexeddb/auto";
import { render } from "preact";
import { act as flush } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../api/types";
import { forgetDrafts } from "../../match/drafts";
import { Match } from "../../match/match";
import { chooseMotion } from "../../settings/motion";
import { table as anyTable, type Seen, serve } from "../../testing/frames";
import {
  cardOptions,
  frame,
  goal,
  paper,
  played,
  trackOption,
  turn,
  turnOption,
  view,
  worth,
} from "./fixture";
import { RailsTable } from "./table";
import type { Frame, SubmitTurn } from "./types";

const CARD = turn({ card: "AH", tracks: [], closed: false, activations: [] });
const TRACK = { start: "3,4:0", end: "3,3:3", way: "rail" } as const;
const LAID = { ...CARD, tracks: [TRACK] };

let seen: Seen[];

beforeEach(() => {
  forgetDrafts();
  chooseMotion("none");
  seen = serve(({ path, body }) => {
    if (!path.endsWith("/options")) {
      return { body: { frames: [] } };
    }
    const { tracks = [] } = (body as { action: SubmitTurn }).action;
    return {
      body: {
        options:
          tracks.length > 0
            ? [turnOption(LAID)]
            : [turnOption(CARD), trackOption(CARD, TRACK, { points: 3 })],
      },
    };
  });
});

afterEach(() => render(null, document.body));

const MINE: Table["seats"] = [
  { seat: 0, kind: "user", name: "Ture", mine: true, level: null, invited_me: false, held: false },
  { seat: 1, kind: "device", name: "Ada", mine: true, level: null, invited_me: false, held: false },
];

function asked(seat: number, rest: Partial<Frame> = {}): Frame {
  const awaits = [0, 1]
    .filter((other) => other >= seat)
    .map((other) => ({ seat: other, ask: "turn", round: 1, turn: 0, since: 3, about: "" }));
  return frame(1, 3, {
    seat,
    options: cardOptions("AH", "KC"),
    pending: { awaits, finished: false },
    view: view({ viewer: seat, waiting: awaits.map(({ seat: other }) => other) }),
    ...rest,
  });
}

/** A table that this page opens at a frame. */
async function opened(shown: Frame, seats = anyTable().seats): Promise<Match> {
  const match = new Match("m1");
  await flush(async () => {
    match.take({ table: anyTable({ game: "pioneer_rails", seats }), frame: shown });
    render(<RailsTable match={match} />, document.body);
    await settled();
  });
  return match;
}

/** Until whatever is asked of the stand-in server has been answered. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function press(name: string): Promise<void> {
  await flush(async () => {
    const found = [
      ...document.body.querySelectorAll<HTMLElement | SVGElement>("button, [role=button]"),
    ].find((button) =>
      (button.getAttribute("aria-label") ?? button.textContent ?? "").startsWith(name),
    );
    expect(found, `a button called ${name}`).toBeDefined();
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await settled();
  });
}

async function lay(): Promise<void> {
  await press("A of hearts");
  await press("hearts, line 1");
}

/** How many tracks of the turn the map shows. */
function planned(): number {
  return document.body.querySelectorAll(".tag").length;
}

test("a planned turn is there again after a reload", async () => {
  await opened(asked(0));
  await lay();
  expect(planned()).toBe(1);
  render(null, document.body);
  await opened(asked(0));

  expect(planned()).toBe(1);
  expect(document.body.textContent).toContain("Send 1 track");
});

test("what a track did is said, and that it was taken back, and no more of it later", async () => {
  const match = await opened(asked(0));
  const said = () => document.body.querySelector("[role=status]")?.textContent;
  expect(said()).toBe("");
  await lay();
  expect(said()).toBe("Track 1 is laid, +3");
  await press("Undo");
  expect(said()).toBe("Track 1 is taken back");
  await press("Undo");
  expect(said()).toBe("");

  await lay();
  await flush(async () => {
    match.receive({ ...asked(1), after: 3, version: 4 });
    await settled();
  });
  expect(said()).toBe("");
});

test("between two taps nothing is waited for: what may follow was asked ahead", async () => {
  await opened(asked(0));
  await press("A of hearts");
  // From here on the line is dead.
  serve(() => "broken");
  await press("hearts, line 1");

  expect(planned()).toBe(1);
  expect(document.body.textContent).toContain("Send 1 track");
  expect(document.body.querySelector(".btn.red:disabled")).toBeNull();
});

test("what others send does not disturb the plan", async () => {
  const match = await opened(asked(0));
  await lay();
  const before = seen.length;
  await flush(async () => {
    match.receive({
      ...asked(0, {
        events: [{ type: "pioneer_rails.turn_submitted", seat: 1, turn: null }],
        view: view({ waiting: [0] }),
      }),
      after: 3,
      version: 4,
    });
    await settled();
  });

  await flush(settled); // what the new position would ask for
  expect(planned()).toBe(1);
  expect(document.body.textContent).toContain("Send 1 track");
  expect(seen.length).toBe(before);
});

test("a seat on the same device begins with a plan of its own", async () => {
  const match = await opened(asked(0), MINE);
  await lay();
  await flush(async () => {
    match.receive({ ...asked(1), after: 3, version: 4 });
    await settled();
  });

  expect(planned()).toBe(0);
  expect(document.body.textContent).toContain("Ada: which card?");
});

test("a secret card is shown only once its owner says to hold the shared device", async () => {
  const secret = (seat: number, card: string) =>
    view({ viewer: seat, advanced_hand: true, secrets: true, secret: card });
  const dealt = (seat: number, card: string) =>
    ({ type: "pioneer_rails.secret_dealt", seat, card }) as const;
  const first = asked(0, { view: secret(0, "QD"), events: [dealt(0, "QD")] });
  const match = await opened(first, MINE);
  expect(heading()).toBe("Pass the phone to Ture.");
  expect(revealed()).toEqual([]);
  await press("I am Ture");
  expect(revealed()).toEqual(["Q of diamonds"]);
  await lay();
  await flush(async () => {
    const next = asked(1, { view: secret(1, "10C"), events: [dealt(1, "10C")] });
    match.receive({ ...next, after: 3, version: 4 });
    await settled();
  });
  expect(heading()).toBe("Pass the phone to Ada.");
  expect(planned()).toBe(0);
  expect(revealed()).toEqual([]);
  await flush(async () => {
    match.receive({ ...asked(0, { view: secret(0, "QD") }), after: 4, version: 5 });
    await settled();
  });
  expect(heading()).toBe("Pass the phone to Ture.");
  await flush(async () => {
    match.receive({ ...asked(1, { view: secret(1, "10C") }), after: 5, version: 6 });
    await settled();
  });
  await press("I am Ada");

  expect(revealed()).toEqual(["10 of clubs"]);
});

test("whoever takes the shared device sees their own sheet, whatever was looked at before", async () => {
  const secret = view({ advanced_hand: true, secrets: true, secret: "QD" });
  await opened(asked(0, { view: secret }), MINE);
  await press("Ada");
  expect(heading()).toBe("Pass the phone to Ture.");
  await press("I am Ture");

  expect(heading()).toBe("Ture: which card?");
  expect(document.body.textContent).not.toContain("Back to yours");
  expect(document.body.querySelector(".rails-strip .now .seat-name")?.textContent).toBe("Ture");
});

/** Which of the secret cards the page shows or says, however it is written. */
function revealed(): string[] {
  const page = document.body.innerHTML
    .replaceAll("10♣", "10 of clubs")
    .replaceAll("Q♦", "Q of diamonds");
  return ["Q of diamonds", "10 of clubs"].filter((card) => page.includes(card));
}

test("whoever has the device to themselves is not asked who they are", async () => {
  const alone = view({ advanced_hand: true, secrets: true, secret: "QD" });
  await opened(asked(0, { view: alone }));

  expect(heading()).toBe("Which card do you use?");
});

test("a turn that is sent stays on the map while others plan theirs", async () => {
  await opened(
    asked(0, {
      options: null,
      pending: {
        awaits: [{ seat: 1, ask: "turn", round: 1, turn: 0, since: 3, about: "" }],
        finished: false,
      },
      view: view({ submitted: { ...LAID, closed: true }, waiting: [1] }),
    }),
  );
  expect(document.body.textContent).toContain("Waiting for Ada");
  expect(planned()).toBe(1);
  await press("Ada");
  expect(planned()).toBe(0);
  expect(heading()).toBe("Ada’s sheet");
  await press("Back to yours");

  expect(planned()).toBe(1);
});

test("goals and score tracks take the decision's place until they are put away", async () => {
  await opened(asked(0, { view: view({ goals: [goal("1K", "train", 6, [4, 1])] }) }));
  await press("Goals");
  expect(document.body.textContent).toContain("6 towns4 of 6");
  expect(document.body.textContent).not.toContain("Which card do you use?");
  await press("Hand");
  expect(
    document.body.querySelector("[aria-label='1 of 11 circled, 0 crossed out']"),
  ).not.toBeNull();
  await press("Back to the turn");
  expect(heading()).toBe("Which card do you use?");
  await press("Hand");
  await flush(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });

  expect(heading()).toBe("Which card do you use?");
});

test("another seat's points stand beside one's own, and the next sheet is a step away", async () => {
  const seats = [worth({ towns: 3, total: 3 }), worth({ towns: 5, total: 5 })];
  await opened(asked(0, { view: view({ seats }) }));
  await press("Ada");
  const towns = [...document.body.querySelectorAll(".versus tr")].find((row) =>
    row.textContent?.startsWith("Towns"),
  );
  expect([...(towns?.querySelectorAll("b") ?? [])].map((points) => points.textContent)).toEqual([
    "5",
    "3",
  ]);
  await press("Next: You");

  expect(heading()).toBe("Which card do you use?");
});

test("another's last turn lies marked on their map until one looks away", async () => {
  const ended = turnEnds();
  const turned = played(1, { card: "QD" });
  const earlier = turned.tracks.map((track) => ({ ...track, start: "3,3:3", end: "2,4:0" }));
  const seats = [paper({ tracks: earlier }), paper({ tracks: [...earlier, ...turned.tracks] })];
  const events = [played(0, { tracks: [] }), turned];
  const match = await opened(asked(0));
  await flush(async () => {
    match.receive({ ...ended, events, view: view({ turn: 2, seats }) });
    await settled();
  });
  expect(planned()).toBe(0);
  await press("Ada");
  expect(document.body.textContent).toContain("Last turn: Q♦, 1 track, marked on the map.");
  expect(planned()).toBe(1);
  const [laid, marked] = ["laid", "plan"].map((kind) =>
    document.body.querySelector(`.track.${kind} .iron`)?.getAttribute("d"),
  );
  expect(marked).toMatch(/^M/);
  expect(laid).toMatch(/^M/);
  expect(laid).not.toContain(marked);
  await press("Back to yours");

  expect(planned()).toBe(0);
});

/** The frame that ends the first turn, as seat 0 sees it; it chooses a card next. */
function turnEnds(): Frame {
  const awaits = [0, 1].map((seat) => ({
    seat,
    ask: "turn",
    round: 1,
    turn: 1,
    since: 8,
    about: "",
  }));
  const seats = [worth({ towns: 1, gold: 1, total: 2 }), worth({})];
  return {
    ...asked(0, {
      events: [
        played(0),
        played(1, { card: "KC", tracks: [] }),
        {
          type: "pioneer_rails.building_activated",
          seat: 0,
          building: "mine_1",
          kind: "mine",
          points: 1,
        },
      ],
      view: view({ turn: 2, seats }),
      pending: { awaits, finished: false },
    }),
    after: 3,
    version: 8,
  };
}

function heading(): string | null | undefined {
  const title = document.body.querySelector(".sheet h2");
  return (title?.querySelector(".vh") ?? title)?.textContent;
}

/** What is said to those who listen. */
function spoken(): string {
  return document.body.querySelector("[role=log]")?.textContent ?? "";
}

test("what a turn brought unfolds on the map, is told at once, and can be skipped", async () => {
  chooseMotion("full");
  const match = await opened(asked(0));
  await lay();
  expect(document.body.querySelectorAll(".band .planned").length).toBe(1);
  await flush(async () => {
    match.receive(turnEnds());
    await settled();
  });
  expect(heading()).toBe("What the turn brought");
  // What was planned is played: nothing of it is planned for the next turn.
  expect(document.body.querySelectorAll(".band .planned").length).toBe(0);
  expect(document.body.querySelectorAll(".unfolding .tag").length).toBe(1);
  expect(document.body.querySelectorAll(".unfolding .lit").length).toBe(1);
  expect(document.body.querySelector(".outcome")?.textContent).toContain("Mine+1");
  expect(spoken()).toContain("Mine, +1.");
  await press("Skip");
  expect(heading()).toBe("Which card do you use?");
  expect(document.body.querySelector(".unfolding")).toBeNull();
  await press("What the turn brought: +1");

  expect(heading()).toBe("What the turn brought");
  await press("Back to the turn");
  expect(heading()).toBe("Which card do you use?");
});

test("a tap on the map skips it too, and by itself it is soon over", async () => {
  chooseMotion("brisk");
  const match = await opened(asked(0));
  await flush(async () => {
    match.receive(turnEnds());
    await settled();
  });
  await flush(async () => {
    document.body.querySelector<HTMLElement>(".unfolding")?.click();
    await settled();
  });
  expect(heading()).toBe("Which card do you use?");
  await flush(async () => {
    match.receive({ ...turnEnds(), after: 8, version: 12 });
    await settled();
  });
  expect(heading()).toBe("What the turn brought");
  await vi.waitUntil(() => heading() === "Which card do you use?", { timeout: 5_000 });
});

test("where nothing is to move, the turn's outcome waits to be called", async () => {
  chooseMotion("none");
  const match = await opened(asked(0));
  await flush(async () => {
    match.receive(turnEnds());
    await settled();
  });
  expect(heading()).toBe("Which card do you use?");
  expect(spoken()).toContain("Mine, +1.");
  await press("What the turn brought: +1");

  expect(document.body.querySelector(".outcome")?.textContent).toContain("Mine+1");
});

test("those who only watch see every sheet, and nothing to decide", async () => {
  await opened(asked(0, { seat: null, options: null, view: view({ viewer: -1 }) }));
  expect(document.body.querySelector("[role=group]")).toBeNull();
  await press("Ada");

  expect(document.body.querySelector(".looking")).toBeNull();
  expect(
    [...document.body.querySelectorAll(".rails-strip button")].map((seat) =>
      seat.getAttribute("aria-pressed"),
    ),
  ).toEqual(["false", "true"]);
});
