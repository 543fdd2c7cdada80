import { render } from "preact";
import { act as flush } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { Band, type Page } from "./band";
import { goal, paper, view } from "./fixture";
import type { View } from "./types";

afterEach(() => render(null, document.body));

const GOALS = [
  goal("1A", "sheriff", 5, [2, 5], [{ seat: 1, points: 10, turn: 3 }]),
  goal("1H", "ranch", 5, [6, 0], [{ seat: 0, points: 10, turn: 3 }]),
  goal("1K", "train", 6, [4, 1]),
];

interface Given {
  rest?: Partial<View>;
  seat?: number;
  goals?: string[];
  page?: Page | null;
}

async function shown({ rest = {}, seat = 0, goals = [], page = null }: Given = {}) {
  const turnTo = vi.fn<(page: Page) => void>();
  const seen = view({ goals: GOALS, ...rest });
  await flush(() =>
    render(
      <Band view={seen} seat={seat} rank="K" goals={goals} page={page} turnTo={turnTo} />,
      document.body,
    ),
  );
  const buttons = [...document.body.querySelectorAll("button")];
  return { turnTo, buttons, stamps: stamps() };
}

/** The goals' stamps: what stands on each, and its mark. */
function stamps(): string[] {
  return [...document.body.querySelectorAll(".goal-stamp")].map((stamp) =>
    [
      stamp.textContent,
      stamp.querySelector(".mark") && "circled",
      stamp.classList.contains("planned") && "planned",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

test("each goal is a stamp with how far the seat is, circled once it is reached", async () => {
  expect((await shown()).stamps).toEqual(["2/5", "5/5 circled", "4/6"]);
  render(null, document.body);
  expect((await shown({ seat: 1 })).stamps).toEqual(["5/5 circled", "0/5", "1/6"]);
});

test("a goal that the planned turn reaches is marked ahead", async () => {
  expect((await shown({ goals: ["1K"] })).stamps[2]).toBe("6/6 planned");
});

test("the round's hand stands there with the rank that is planned and the saloon's mark", async () => {
  const seats = [paper({ hands: [["A", "10"]], saloons: [1] }), paper()];
  await shown({ rest: { seats } });
  const boxes = [...document.body.querySelectorAll(".hand > span")];

  expect(boxes.map((box) => box.textContent)).toEqual(["A", "10", "K", "", ""]);
  expect(boxes[2]?.className).toBe("planned");
  expect(document.body.querySelector(".printed svg")).not.toBeNull();
});

test("goals and owner are read aloud in words, and each half says what it opens", async () => {
  const { buttons, turnTo } = await shown({ rest: { owner: "C-1" }, page: "goals" });
  expect(buttons.map((button) => button.querySelector(".vh")?.textContent)).toEqual([
    "Hand: K. Score tracks",
    "Goals: 5 gold banked: 2 of 5; 5 ranches: 5 of 5; 6 towns: 4 of 6. Company owner: Banks need 2 tracks.",
  ]);
  expect(buttons.map((button) => button.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
  buttons[0]?.click();
  buttons[1]?.click();

  expect(turnTo.mock.calls).toEqual([["paper"], ["goals"]]);
});
