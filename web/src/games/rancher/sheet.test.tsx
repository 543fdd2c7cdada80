import { render } from "preact";
import { useState } from "preact/hooks";
import { act as flush } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Option } from "../../api/types";
import { RIDE_ON, table } from "../../testing/frames";
import { Decision } from "./sheet";
import type { Reach } from "./types";

const BUY: Option = {
  action: { type: "rancher.buy_farm", cattle: 0 },
  ask: { type: "number", field: "cattle", min: 1, max: 4, step: 1 },
  preview: {
    type: "rancher.buy_preview",
    farm: "glover_leaf",
    price: 4400,
    chip_price: 500,
    cash_after: 1600,
  },
};
const DRIVE: Option = {
  action: { type: "rancher.drive_herd", cattle: 0 },
  ask: { type: "number", field: "cattle", min: 1, max: 6, step: 1 },
  preview: { type: "rancher.drive_preview", farm: "red_river", chips: 1, returned: 0 },
};
const STEAL: Option = {
  action: { type: "rancher.steal_herd" },
  preview: {
    type: "rancher.steal_preview",
    farm: "red_river",
    victim: 1,
    chips: 6,
    compensation: 1200,
  },
};

afterEach(() => render(null, document.body));

/** The sheet with its draft kept, as the table keeps it. */
function Sheet({
  options,
  act,
  busy,
}: {
  options: Option[];
  act: (o: Option) => void;
  busy: boolean;
}) {
  const [draft, pick] = useState<Option | null>(null);
  return (
    <Decision
      table={table()}
      seat={0}
      options={options}
      draft={draft}
      pick={pick}
      act={act}
      busy={busy}
    />
  );
}

async function offered(options: Option[], busy = false) {
  const act = vi.fn<(option: Option) => void>();
  await flush(() => render(<Sheet options={options} act={act} busy={busy} />, document.body));
  return act;
}

function buttons(): HTMLButtonElement[] {
  return [...document.body.querySelectorAll("button")];
}

function named(name: string): HTMLButtonElement {
  const found = buttons().find((button) =>
    (button.getAttribute("aria-label") ?? button.textContent)?.startsWith(name),
  );
  if (found === undefined) {
    throw new Error(`no button is called ${name}`);
  }
  return found;
}

async function press(name: string): Promise<void> {
  await flush(() => named(name).click());
}

async function type(key: string): Promise<void> {
  await flush(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  });
}

function roll(...catches: number[]): Option {
  const reach: Reach[] = [1, 2, 3, 4, 5, 6].map((value) => ({
    value,
    space: value,
    catches: catches.includes(value) ? [1] : [],
    ...(value === 2 ? { farm: "glover_leaf" as const } : {}),
  }));
  return {
    action: { type: "rancher.roll_dice" },
    preview: { type: "rancher.roll_preview", reach },
  };
}

test("a purchase says what it costs and leaves, and follows the stepper", async () => {
  const act = await offered([BUY, RIDE_ON]);
  expect(named("Buy with 3 cattle · 5,900")).toBeDefined();
  expect(document.body.textContent).toContain("leaves you 600");

  await press("More cattle");
  expect(named("More cattle").disabled).toBe(true);
  expect(document.body.textContent).toContain("leaves you 100");
  await press("Buy with 4 cattle · 6,400");

  expect(act).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: { type: "rancher.buy_farm", cattle: 4 } }),
  );
});

test("only what is offered can be pressed", async () => {
  await offered([BUY]);

  expect(
    buttons().map((button) => button.getAttribute("aria-label") ?? button.textContent),
  ).toEqual(["Fewer cattle", "More cattle", expect.stringMatching(/^Buy with/)]);
});

test("riding on is offered beside, and does what it says", async () => {
  const act = await offered([BUY, RIDE_ON]);
  await press("Ride on");

  expect(act).toHaveBeenCalledExactlyOnceWith(RIDE_ON);
});

test("driving keeps the farm unless the whole herd is taken, which is said", async () => {
  await offered([DRIVE, RIDE_ON]);
  expect(named("Drive 5 cattle")).toBeDefined();
  expect(document.body.textContent).toContain("1 stays at Red River");

  await press("More cattle");
  expect(named("Drive all 6, sell the farm")).toBeDefined();
  expect(document.body.textContent).toContain("none stays at Red River");
});

test("a theft names the victim, the herd and what the bank pays", async () => {
  const act = await offered([STEAL, RIDE_ON]);
  expect(document.body.textContent).toContain("You landed at Red River, which is Ada’s.");
  expect(document.body.textContent).toContain("The bank pays Ada 1,200");
  await press("Steal 6 cattle");

  expect(act).toHaveBeenCalledExactlyOnceWith(STEAL);
});

test("both ways are named with where they end, and done as chosen", async () => {
  const ways: Option[] = [
    {
      action: { type: "rancher.choose_way", way: "trail" },
      preview: { type: "rancher.way_preview", way: "trail", space: 17 },
    },
    {
      action: { type: "rancher.choose_way", way: "shortcut" },
      preview: { type: "rancher.way_preview", way: "shortcut", space: 63 },
    },
  ];
  const act = await offered(ways);
  expect(named("The trail").textContent).toContain("to an orange space of Glover Leaf");
  await press("The shortcut");

  expect(act).toHaveBeenCalledExactlyOnceWith(ways[1]);
});

test("the six values say where they land", async () => {
  await offered([roll()]);

  expect(document.body.textContent).toContain("Your turn. 2 lands on Glover Leaf.");
  expect(document.body.querySelectorAll("li")).toHaveLength(6);
  expect(document.body.querySelectorAll("li.hot")).toHaveLength(1);
  expect(named("Roll the die")).toBeDefined();
});

test.each([
  [[4, 5, 6], "Roll · 4 or more catches Ada"],
  [[1, 2, 3, 4, 5, 6], "Roll · any value catches Ada"],
  [[6], "Roll · 6 catches Ada"],
  [[3], "Roll · 3 catches Ada"],
  [[2, 4], "Roll the die"],
])("values %j that catch a thief make the button say %s", async (catches, name) => {
  await offered([roll(...catches)]);

  expect(named(name)).toBeDefined();
});

test("letters do what the buttons do, and nothing while an action is under way", async () => {
  const act = await offered([BUY, RIDE_ON]);
  await type("b");
  expect(act).toHaveBeenCalledOnce();

  render(null, document.body);
  const busy = await offered([BUY, RIDE_ON], true);
  await type("b");
  await type("o");

  expect(busy).not.toHaveBeenCalled();
  expect(named("Buy with").disabled).toBe(true);
  expect(named("Ride on").disabled).toBe(true);
});
