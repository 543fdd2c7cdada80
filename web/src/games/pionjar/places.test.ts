// @vitest-environment node
import { expect, test } from "vitest";
import type { Option } from "../../api/types";
import { seat, view } from "../../testing/pionjar";
import { aimsOf, panelOf, placeWords, rideWords } from "./places";

const TRAILS: Option[] = [
  {
    action: { type: "pionjar.choose_trail", trail: "hunting" },
    preview: {
      type: "pionjar.trail_preview",
      trail: "hunting",
      at: 4,
      kind: "buffalo",
      raider: "",
    },
  },
  {
    action: { type: "pionjar.choose_trail", trail: "fishing" },
    preview: { type: "pionjar.trail_preview", trail: "fishing", at: 4, kind: "fish", raider: "" },
  },
];

test.each([
  ["road", "road"],
  ["ring", "territory"],
  ["trailhead", "territory"],
  ["hunting", "territory"],
  ["fishing", "territory"],
  ["prison", "territory"],
] as const)("who is on the %s is seen on the %s", (where, panel) => {
  expect(panelOf(view({ seats: [seat(), seat({ where })] }), 1)).toBe(panel);
});

test("the next months of whoever moves are aimed at, the first one now", () => {
  const ahead = [
    { month: 13, steps: 3, square: 20 },
    { month: 14, steps: 5, square: 25 },
  ];
  const shown = view({ turn: 1, seats: [seat(), seat({ where: "ring", ahead })] });

  expect(aimsOf(shown, [], null)).toEqual([
    { square: 20, says: "Feb", later: false },
    { square: 25, says: "Mar", later: true },
  ]);
});

test("what the options lead to comes before the months, what is picked before the options", () => {
  const hunting = { circle: { trail: "hunting", at: 4 }, says: "" };
  const fishing = { circle: { trail: "fishing", at: 4 }, says: "" };
  const ahead = [{ month: 13, steps: 3, square: 20 }];
  const shown = view({ seats: [seat({ where: "trailhead", ahead }), seat()] });

  expect(aimsOf(shown, TRAILS, null)).toEqual([
    { ...hunting, later: true },
    { ...fishing, later: true },
  ]);
  expect(aimsOf(shown, TRAILS, TRAILS[1] ?? null)).toEqual([{ ...fishing, later: false }]);
});

test("a trail that leads out aims at its square, a branch at its property", () => {
  const out: Option = {
    action: { type: "pionjar.choose_trail", trail: "hunting" },
    preview: { type: "pionjar.trail_preview", trail: "hunting", at: 17, kind: "exit", raider: "" },
  };
  const branch: Option = {
    action: { type: "pionjar.choose_branch", property: "high_falls" },
    preview: { type: "pionjar.branch_preview", property: "high_falls", at: 20, kind: "plain" },
  };

  expect(aimsOf(view(), [out, branch], null)).toEqual([
    { square: 17, says: "", later: true },
    { property: "high_falls", at: 20, says: "", later: true },
  ]);
});

test("where a seat is is said in words", () => {
  expect(placeWords({ where: "road", at: 7 })).toBe("the road, dot 7");
  expect(placeWords({ where: "ring", at: 0 })).toBe("Pioneer City");
  expect(placeWords({ where: "ring", at: 10 })).toBe("a saloon, square 10");
  expect(placeWords({ where: "prison", at: 0 })).toBe("in prison");
  expect(placeWords({ where: "fishing", at: 9 })).toBe("the fishing trail, circle 9");
});

test("a month of the almanac says how far it leads and to what", () => {
  expect(rideWords({ month: 13, steps: 3, square: 36 })).toBe("Feb: 3 to a saloon.");
});
