import { render } from "preact";
import { useState } from "preact/hooks";
import { act as flush } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Option } from "../../api/types";
import { type Ask, Filling } from "../../match/filling";
import { table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import { Decision } from "./sheet";
import type { View } from "./types";

const RIDE_ON: Option = { action: { type: "pionjar.ride_on" } };
const PASS: Option = { action: { type: "pionjar.pass_bid" } };
const MOVE: Option = {
  action: { type: "pionjar.move" },
  preview: {
    type: "pionjar.ride_preview",
    month: 13,
    steps: 3,
    square: 36,
    city: false,
    saloon: true,
  },
};
const WAGER: Option = {
  action: { type: "pionjar.wager", stake: 0 },
  ask: { type: "number", field: "stake", min: 1, max: 4250, step: 1 },
  preview: { type: "pionjar.wager_preview", saloon: 5000, cash: 4250 },
};
const BID: Option = {
  action: { type: "pionjar.bid", amount: 0 },
  ask: { type: "number", field: "amount", min: 800, max: 2300, step: 100 },
  preview: {
    type: "pionjar.bid_preview",
    goods: "gold",
    lot: 1,
    lots: 2,
    bid: 700,
    bidder: 1,
    lowest: 800,
  },
};
const BRANCHES: Option[] = (["high_falls", "great_lakes"] as const).map((property) => ({
  action: { type: "pionjar.choose_branch", property },
  preview: { type: "pionjar.branch_preview", property, at: 20, kind: "black" },
}));

afterEach(() => render(null, document.body));

interface Case {
  ask: string;
  options: Option[];
  shown?: View;
  answer?: Ask;
  at?: number;
}

async function offered({ ask, options, shown = view(), answer, at = 0 }: Case, busy = false) {
  const act = vi.fn<(option: Option) => void>();
  const filling = new Filling(answer ?? (async () => undefined), options);
  function Sheet() {
    const [picked, pick] = useState<Option | null>(null);
    return (
      <Decision
        table={table()}
        view={shown}
        seat={at}
        ask={ask}
        filling={filling}
        picked={picked}
        pick={pick}
        act={act}
        busy={busy}
      />
    );
  }
  await flush(() => render(<Sheet />, document.body));
  return act;
}

function named(name: string): HTMLButtonElement {
  const found = [...document.body.querySelectorAll("button")].find((button) =>
    (button.getAttribute("aria-label") ?? button.textContent)?.startsWith(name),
  );
  if (found === undefined) {
    throw new Error(`no button is called ${name}: ${document.body.textContent}`);
  }
  return found;
}

async function press(name: string): Promise<void> {
  await flush(async () => named(name).click());
}

function seen(): string {
  return document.body.textContent ?? "";
}

test("a move by the almanac says the month, the steps and where they lead", async () => {
  const act = await offered({ ask: "move", options: [MOVE] });
  expect(seen()).toContain("Feb: 3 to a saloon.");
  await press("Ride 3");

  expect(act).toHaveBeenCalledExactlyOnceWith(MOVE);
});

test("in Pioneer City one rides or takes the trails", async () => {
  const trails: Option = { action: { type: "pionjar.enter_trail" } };
  const act = await offered({ ask: "depart", options: [MOVE, trails] });
  await press("Take the trails");

  expect(act).toHaveBeenCalledExactlyOnceWith(trails);
});

test.each<[string, Option, string, string]>([
  [
    "lease",
    {
      action: { type: "pionjar.take_lease" },
      preview: { type: "pionjar.lease_preview", price: 4900, saloon: 14_500 },
    },
    "Take the lease",
    "It costs 4,900; 14,500 lie in the saloon",
  ],
  ["ticket", { action: { type: "pionjar.take_stagecoach" } }, "Take the coach", "stagecoach"],
])("a %s is taken or left", async (ask, option, button, words) => {
  const act = await offered({ ask, options: [option, RIDE_ON] });
  expect(seen()).toContain(words);
  await press("Ride on");
  await press(button);

  expect(act.mock.calls).toEqual([[RIDE_ON], [option]]);
});

test("ways are looked at one after the other, the shown one is taken", async () => {
  const act = await offered({ ask: "branch", options: BRANCHES });
  expect(seen()).toContain("High Falls");
  expect(seen()).toContain("a black dot: skip a turn");
  await press("The next one");
  await press("Take the road to Great Lakes");
  await press("The next one");
  await press("Take the road to High Falls");

  expect(act.mock.calls).toEqual([[BRANCHES[1]], [BRANCHES[0]]]);
});

test("a trail says what its raider would do, a raider's place where it is", async () => {
  await offered({
    ask: "trail",
    options: [
      {
        action: { type: "pionjar.choose_trail", trail: "fishing" },
        preview: {
          type: "pionjar.trail_preview",
          trail: "fishing",
          at: 5,
          kind: "raider",
          raider: "met",
        },
      },
    ],
  });
  expect(seen()).toContain("the raider takes everything");
  render(null, document.body);
  await offered({
    ask: "raider",
    options: [
      {
        action: { type: "pionjar.place_raider", place: "near" },
        preview: { type: "pionjar.raider_preview", trail: "hunting", circle: 4 },
      },
    ],
  });

  expect(named("Place it: Circle 4")).toBeDefined();
  expect(seen()).toContain("Hunting trail");
});

test("a stake says what each value makes of it, no more than the saloon holds", async () => {
  const act = await offered({
    ask: "wager",
    options: [WAGER, RIDE_ON],
    shown: view({ saloon: 5000 }),
  });
  const odds = () => [...document.querySelectorAll(".odds b")].map((b) => b.textContent);
  expect(odds()).toEqual(["0", "+1,000", "−500", "+3,000"]);
  await press("1,000");
  expect(odds()).toEqual(["0", "+2,000", "−1,000", "+5,000"]);
  await press("All 4,250");
  expect(named("More").disabled).toBe(true);
  await press("Stake 4,250");

  expect(act).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: { type: "pionjar.wager", stake: 4250 } }),
  );
});

test("an open bid names the highest, begins with the next, and can be passed", async () => {
  const shown = view({ trading_post: 1 });
  const act = await offered({ ask: "bid", options: [BID, PASS], shown });
  expect(seen()).toContain("Auction: gold, lot 1 of 2");
  expect(seen()).toContain("Ada leads with 700.");
  expect(seen()).toContain(
    "The 6 cards you have not seen: 2,000 to 10,000, on average 6,000. Ada gets the money.",
  );
  expect(named("Less").disabled).toBe(true);
  await press("More");
  await press("Bid 900");
  await press("Pass");

  expect(act.mock.calls.map(([{ action }]) => action)).toEqual([
    { type: "pionjar.bid", amount: 900 },
    { type: "pionjar.pass_bid" },
  ]);
});

test("a sealed bid says that all are opened together", async () => {
  const sealed = view({ options: { auction: "sealed" } });
  const act = await offered({ ask: "bid", options: [BID, PASS], shown: sealed });
  expect(seen()).toContain("All bids are opened together.");
  await press("Seal a bid of 800");

  expect(act).toHaveBeenCalledOnce();
});

test("a visit is answered step by step, and says all of it before it is done", async () => {
  const preview = {
    type: "pionjar.visit_preview" as const,
    land: 12_000,
    harvest: 2,
    timber: 0,
    card_price: 500,
    trading_post: 7000,
    cash_after: 20_000,
  };
  const land: Option = {
    action: { type: "pionjar.visit" },
    ask: { type: "choice", field: "land", values: ["yes", "no"] },
    preview,
  };
  const cards: Option = {
    action: { type: "pionjar.visit", land: "yes" },
    ask: { type: "number", field: "harvest", min: 0, max: 2, step: 1 },
    preview: { ...preview, cash_after: 8000 },
  };
  const done: Option = {
    action: { type: "pionjar.visit", land: "yes", harvest: 2, trail: "yes" },
    preview: { ...preview, cash_after: 7000 },
  };
  const answer: Ask = async (partial) =>
    "harvest" in partial && partial.harvest !== undefined ? [done] : [cards];
  const act = await offered({ ask: "visit", options: [land, RIDE_ON], answer });
  expect(named("Ride on")).toBeDefined();
  expect(seen()).toContain("It costs 12,000. You would have 20,000.");
  await press("Buy");
  expect(seen()).toContain("2 harvest cards");
  expect(() => named("Ride on")).toThrow();
  await press("Next");

  const bill = [...document.querySelectorAll(".bill li")].map(({ textContent }) => textContent);
  expect(bill).toEqual(["The land12,000", "2 harvest cards1,000", "Then the trails"]);
  expect(seen()).toContain("You would have 7,000.");
  await press("Do all this");
  expect(act).toHaveBeenCalledExactlyOnceWith(done);
});

test("where the trails are all that a visit offers, one button says no", async () => {
  const trails: Option = {
    action: { type: "pionjar.visit" },
    ask: { type: "choice", field: "trail", values: ["yes", "no"] },
    preview: {
      type: "pionjar.visit_preview",
      land: null,
      harvest: 0,
      timber: 0,
      card_price: 500,
      trading_post: null,
      cash_after: 5500,
    },
  };
  const act = await offered({ ask: "visit", options: [trails, RIDE_ON] });
  const named = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(named).toEqual(["Take the trails", "Ride onO"]);
  await press("Ride on");

  expect(act).toHaveBeenCalledExactlyOnceWith(RIDE_ON);
});

test("a claim can be left unequipped", async () => {
  const equip: Option = {
    action: { type: "pionjar.equip" },
    ask: { type: "number", field: "harvest", min: 0, max: 1, step: 1 },
    preview: {
      type: "pionjar.equip_preview",
      farmland: 3,
      forest: 1,
      card_price: 500,
      cash_after: 500,
    },
  };
  const act = await offered({ ask: "equip", options: [equip, RIDE_ON] });
  expect(seen()).toContain("500 each, for the next harvest sale. You would have 0.");
  await press("Less");
  expect(seen()).toContain("no harvest cards");
  expect(seen()).toContain("You would have 500.");
  await press("Buy nothing");

  expect(act).toHaveBeenCalledExactlyOnceWith(RIDE_ON);
});

test("a step that the server does not answer can be tried again", async () => {
  const answer = vi.fn<Ask>(async () => undefined);
  const land: Option = {
    action: { type: "pionjar.visit" },
    ask: { type: "choice", field: "land", values: ["yes", "no"] },
  };
  await offered({ ask: "visit", options: [land, RIDE_ON], answer });
  await press("Buy");
  answer.mockResolvedValue([{ action: { type: "pionjar.visit", land: "yes" } }]);
  await press("Try again");

  expect(named("Do all this")).toBeDefined();
});

test("another's seat on this device is named, one's own is not", async () => {
  await offered({ ask: "move", options: [MOVE], at: 1, shown: view({ seats: [seat(), seat()] }) });
  expect(document.querySelector(".whose")?.textContent).toContain("Ada");
  render(null, document.body);
  await offered({ ask: "move", options: [MOVE] });

  expect(document.querySelector(".whose")).toBeNull();
});

test("nothing can be done twice while an action is on its way", async () => {
  const act = await offered({ ask: "bid", options: [BID, PASS] }, true);
  await flush(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "o" }));
  });

  expect(named("Bid 800").disabled).toBe(true);
  expect(named("Pass").disabled).toBe(true);
  expect(act).not.toHaveBeenCalled();
});
