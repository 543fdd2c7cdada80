import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { frame, serve, table } from "../testing/frames";
import "../testing/english";
import { Match } from "./match";
import { TableMenu } from "./table-menu";

const awaits = [{ seat: 1, ask: "buy", round: 1, turn: 1, since: 1 }];
const waiting = frame(1, 4, { pending: { awaits, finished: false } });

function shown(seated = table()): HTMLElement {
  const root = document.createElement("div");
  render(<TableMenu match={new Match("m1")} table={seated} frame={waiting} />, root);
  return root;
}

async function press(root: HTMLElement, label: string): Promise<void> {
  const button = [...root.querySelectorAll("button")].find((one) => one.textContent === label);
  await act(async () => {
    button?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test("a nudge that came too soon is refused once, in words, and not sent again", async () => {
  const problem = { title: "", detail: "", status: 429, code: "too_soon" };
  const seen = serve(() => ({ status: 429, body: problem }));
  const root = shown();

  await press(root, "Nudge Ada");

  expect(seen.map(({ path, body }) => [path, body])).toEqual([["/matches/m1/nudge", { seat: 1 }]]);
  expect(root.textContent).toContain("This seat was nudged within the hour.");
});

test("giving a seat up is asked twice", async () => {
  const seen = serve(() => ({ body: { table: table(), frame: waiting } }));
  const root = shown();

  await press(root, "Give up the seat");
  expect(seen).toEqual([]);

  await press(root, "Give it up");
  expect(seen.map(({ path, body }) => [path, body])).toEqual([["/matches/m1/resign", { seat: 0 }]]);
});

test("who only watches has nothing to do here", () => {
  const seats = table().seats.map((seat) => ({ ...seat, mine: false }));

  expect(shown(table({ seats })).textContent).toBe("");
});
