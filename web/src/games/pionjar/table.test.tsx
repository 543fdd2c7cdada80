import "fake-indexeddb/auto";
import { render } from "preact";
import { act as flush } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Option } from "../../api/types";
import { Match } from "../../match/match";
import { chooseMotion } from "../../settings/motion";
import { frame, serve, table } from "../../testing/frames";
import { asked, seat, view } from "../../testing/pionjar";
import { PionjarTable } from "./table";
import type { Frame } from "./types";

beforeEach(() => {
  serve(() => ({ body: { frames: [] } }));
});

afterEach(() => {
  render(null, document.body);
  chooseMotion("full");
});

function bid(max: number): Option {
  return {
    action: { type: "pionjar.bid", amount: 0 },
    ask: { type: "number", field: "amount", min: 100, max, step: 100 },
    preview: {
      type: "pionjar.bid_preview",
      goods: "gold",
      lot: 1,
      lots: 1,
      bid: null,
      bidder: null,
      lowest: 100,
    },
  };
}

function sealing(committed: number[]): Frame["view"] {
  const lot = { goods: "gold", lot: 1, lots: 1, auctioneer: 1, lowest: 100 } as const;
  return view({
    options: { auction: "sealed" },
    auction: { ...lot, bid: null, bidder: null, passed: [], committed, own_bid: null },
  });
}

async function opened(shown: Frame): Promise<Match> {
  const match = new Match("m1");
  await flush(async () => {
    match.take({ table: table({ game: "pionjar" }), frame: shown });
    render(<PionjarTable match={match} />, document.body);
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
    const found = [...document.querySelectorAll("button")].find((button) =>
      (button.getAttribute("aria-label") ?? button.textContent ?? "").startsWith(name),
    );
    expect(found, `a button called ${name}`).toBeDefined();
    found?.click();
    await settled();
  });
}

function amount(): string | undefined {
  return document.querySelector<HTMLInputElement>(".amount input")?.value;
}

test("what is chosen to bid stays while another seat seals its bid", async () => {
  const match = await opened(asked("bid", [bid(900)], { view: sealing([]) }));
  await press("More");
  await press("More");
  expect(amount()).toBe("300");

  await flush(async () => {
    match.receive(asked("bid", [bid(900)], { after: 9, version: 10, view: sealing([1]) }));
    await settled();
  });

  expect(document.querySelector("[aria-label='Bid sealed']")).not.toBeNull();
  expect(amount()).toBe("300");
});

test("a frame marks everybody who is asked, whosever turn it is", async () => {
  const awaited = { ask: "bid", about: "", round: 1, turn: 1, since: 9 };
  const both = [0, 1].map((seat) => ({ ...awaited, seat }));
  const marked = () =>
    [...document.querySelectorAll(".strip > li[aria-current] .seat-name")].map(
      ({ textContent }) => textContent,
    );
  const match = await opened(
    asked("bid", [bid(900)], { view: sealing([]), pending: { awaits: both, finished: false } }),
  );
  expect(marked()).toEqual(["You", "Ada"]);

  await flush(async () => {
    match.receive({
      ...frame(9, 10),
      view: sealing([0]),
      pending: { awaits: both.slice(1), finished: false },
    });
    await settled();
  });

  expect(marked()).toEqual(["Ada"]);
});

test("an auction has its picture, and the board can be looked at meanwhile", async () => {
  await opened(asked("bid", [bid(900)], { view: sealing([]) }));
  expect(document.querySelector("[aria-label=Bidders]")).not.toBeNull();
  await press("The territory");
  expect(document.querySelector("[aria-label=Bidders]")).toBeNull();
  await press("The auction");

  expect(document.querySelector("[aria-label=Bidders]")).not.toBeNull();
});

test("what a wager came to is shown on the bar, until it is skipped", async () => {
  const ring = view({ seats: [seat({ where: "ring", at: 8 }), seat()] });
  const match = await opened(asked("wager", [], { view: ring }));
  await flush(async () => {
    match.receive({
      ...frame(9, 10),
      view: view({ turn: 1 }),
      events: [
        { type: "pionjar.wagered", seat: 0, stake: 500 },
        { type: "pionjar.saloon_rolled", seat: 0, value: 4 },
        { type: "pionjar.money_paid", payer: 0, payee: "saloon", amount: 500, reason: "stake" },
      ],
    });
    await settled();
  });
  expect(document.querySelector(".sheet h2")?.textContent).toBe(
    "You roll 4 in the saloon: the stake is lost.",
  );
  expect(document.querySelector(".wagers")?.textContent).toContain("−500");
  await press("Skip");

  expect(match.playback.shown.value?.version).toBe(10);
  expect(document.querySelector(".wagers")).toBeNull();
});

test("where nothing moves, the sheet tells what a wager came to, also beside a next question", async () => {
  chooseMotion("none");
  const lost: Pick<Frame, "after" | "version" | "events"> = {
    after: 9,
    version: 10,
    events: [
      { type: "pionjar.wagered", seat: 0, stake: 500 },
      { type: "pionjar.saloon_rolled", seat: 0, value: 4 },
      { type: "pionjar.money_paid", payer: 0, payee: "saloon", amount: 500, reason: "stake" },
    ],
  };
  const told = () => document.querySelector(".sheet .outcomes")?.textContent;
  const match = await opened(asked("wager", []));
  await flush(async () => {
    match.receive({ ...frame(9, 10), view: view({ turn: 1 }), ...lost });
    await settled();
  });
  expect(told()).toBe("You roll 4 in the saloon: the stake is lost.−500");
  expect(document.querySelector(".sheet")?.textContent?.match(/You roll/g)).toHaveLength(1);

  const next = await opened(asked("wager", []));
  await flush(async () => {
    next.receive({ ...asked("bid", [bid(900)], { view: sealing([]) }), ...lost });
    await settled();
  });
  expect(told()).toBe("You roll 4 in the saloon: the stake is lost.−500");
  expect(amount()).toBe("100");
});

test("a question tells what befell the seat since its last answer, most of it in few words", async () => {
  const paid = (amount: number) =>
    ({
      type: "pionjar.money_paid",
      payer: 0,
      payee: "bank",
      amount,
      reason: "freight_bill",
    }) as const;
  const told = () =>
    [...document.querySelectorAll(".sheet .outcomes li")].map(({ textContent }) => textContent);
  const events = [paid(700), paid(800), paid(900)];
  await opened(asked("visit", [{ action: { type: "pionjar.ride_on" } }], { events }));
  expect(told()).toEqual(["You pay 800: a freight bill.", "You pay 900: a freight bill."]);

  await opened(asked("bid", [bid(900)], { view: sealing([]), events }));
  expect(told()).toEqual(["You pay 900: a freight bill."]);
});

test("where nothing moves, the sheet tells who has an auction's last lot", async () => {
  chooseMotion("none");
  const match = await opened(asked("bid", [bid(900)], { view: sealing([]) }));
  await flush(async () => {
    match.receive({
      ...frame(9, 10),
      events: [{ type: "pionjar.lot_sold", seat: 1, goods: "gold", price: 800, value: null }],
      view: view({ turn: 1 }),
    });
    await settled();
  });

  expect(document.querySelector(".sheet .outcomes")?.textContent).toBe("Ada wins gold for 800.");
});

test("options that a refusal brings are asked anew", async () => {
  const match = await opened(asked("bid", [bid(900)], { view: sealing([]) }));
  for (let more = 0; more < 4; more += 1) {
    await press("More");
  }
  expect(amount()).toBe("500");

  await flush(async () => {
    match.playback.replace(asked("bid", [bid(200)], { view: sealing([]) }));
    await settled();
  });

  expect(amount()).toBe("100");
  await press("More");
  await press("More");
  expect(amount()).toBe("200");
});

test("of several roads the one on the sheet is aimed at, and no other", async () => {
  const roads: Option[] = (["high_falls", "great_lakes"] as const).map((property) => ({
    action: { type: "pionjar.choose_branch", property },
    preview: { type: "pionjar.branch_preview", property, at: 20, kind: "plain" },
  }));
  await opened(asked("branch", roads, { view: view({ month: -1, prices: null }) }));
  const aims = () =>
    [...document.querySelectorAll(".board .aim:not(.aim-case)")].map((aim) =>
      aim.getAttribute("y"),
    );
  const [first, ...others] = aims();
  expect(others).toEqual([]);

  await press("The next one");

  expect(aims()).toHaveLength(1);
  expect(aims()).not.toEqual([first]);
});

test("a tap on a seat of the strip shows what it has", async () => {
  const ours = { ...frame(8, 9), view: view({ seats: [seat(), seat({ fish: 2 })] }) };
  await opened(ours);
  const dialog = document.querySelector<HTMLDialogElement>("dialog[aria-label='Land and goods']");
  if (dialog !== null) {
    dialog.showModal = () => dialog.setAttribute("open", "");
  }
  await press("Ada: land and goods");

  expect(dialog?.textContent).toContain("fish2");
});

test("who is in prison is told until when, while another moves", async () => {
  const seats = [seat({ where: "prison", at: 32, free_from: 17 }), seat()];
  await opened({
    ...frame(8, 9),
    view: view({ turn: 1, seats }),
    pending: {
      awaits: [{ seat: 1, ask: "wager", about: "", round: 1, turn: 1, since: 9 }],
      finished: false,
    },
  });

  expect(document.querySelector(".sheet")?.textContent).toContain("in prison until June 1859");
});

test("an arrest and its end among moves that played themselves stay told while others act", async () => {
  chooseMotion("none");
  const waits = (version: number, events: Frame["events"]): Frame => ({
    ...frame(version - 1, version),
    events,
    view: view({ turn: 1, seats: [seat({ where: "ring", at: 12 }), seat()] }),
    pending: {
      awaits: [{ seat: 1, ask: "depart", about: "", round: 1, turn: 1, since: version }],
      finished: false,
    },
  });
  const rode: Frame["events"][number] = { type: "pionjar.rode", seat: 1, path: [1, 2] };
  const match = await opened(asked("depart", []));
  const come = async (...frames: Frame[]) => {
    for (const next of frames) {
      await flush(async () => {
        match.receive(next);
        await settled();
      });
    }
  };
  await come(
    waits(10, [{ type: "pionjar.arrested", seat: 0, free_from: 14 }]),
    waits(11, [{ type: "pionjar.released", seat: 0 }]),
    waits(12, [rode, rode, rode, rode, rode]),
  );
  const told = () => document.querySelector(".sheet .outcomes")?.textContent ?? "";

  expect(told()).toContain("You are arrested");
  expect(told()).toContain("You are out of prison.");

  await come(asked("depart", [], { after: 12, version: 13 }), waits(14, [rode]));

  expect(told()).toBe("");
});
