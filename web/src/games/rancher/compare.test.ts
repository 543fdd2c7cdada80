// @vitest-environment node
import { expect, test } from "vitest";
import type { Action, Awaited } from "../../api/types";
import { frame, table, view } from "../../testing/frames";
import { changes, decided } from "./compare";
import type { Frame, View } from "./types";

function asked(about: string): Frame {
  const awaited: Awaited = { seat: 0, ask: "buy", round: 1, turn: 1, since: 3, about };
  return frame(1, 3, { pending: { awaits: [awaited], finished: false } });
}

test.each<[Action, string]>([
  [{ type: "rancher.roll_dice" }, "Roll the die"],
  [{ type: "rancher.choose_way", way: "shortcut" }, "Take the shortcut"],
  [{ type: "rancher.choose_way", way: "trail" }, "Stay on the trail"],
  [{ type: "rancher.buy_farm", cattle: 1 }, "Buy Red River with 1 head"],
  [{ type: "rancher.drive_herd", cattle: 4 }, "Drive 4 cattle from Red River"],
  [{ type: "rancher.steal_herd" }, "Steal the herd at Red River"],
  [{ type: "rancher.ride_on" }, "Ride on"],
])("%o is said in a few words", (action, words) => {
  expect(decided(action, asked("red_river"))).toBe(words);
});

const farm = { farm: "red_river", owner: 1, chips: 6, grows_from_lap: 0 } as const;

function rancher(rest: Partial<View["ranchers"][number]>): View["ranchers"][number] {
  return { cash: 15000, wealth: 15000, space: 0, lap: 0, tow: [], debts: [], ...rest };
}

test("what is different is said line by line, what is not is left out", () => {
  const then = view({ farms: [farm] });
  const now = view({
    round: 2,
    turn: 1,
    farms: [{ ...farm, owner: null, chips: 0 }],
    ranchers: [
      rancher({ space: 3 }),
      rancher({ cash: 14000, tow: [{ owner: 0, farm: "red_river", chips: 6 }] }),
    ],
  });

  expect(changes(table(), then, now)).toEqual([
    { label: "Round", before: "1", now: "2", seat: null },
    { label: "To move", before: "You", now: "Ada", seat: null },
    { label: "Red River", before: "Ada · 6", now: "the bank", seat: null },
    { label: "Your rider", before: "the start arrow in Beefy Town", now: "space 3", seat: 0 },
    { label: "Ada · in tow", before: "0", now: "6", seat: 1 },
    { label: "Ada · cash", before: "15,000", now: "14,000", seat: 1 },
  ]);
  expect(changes(table(), then, then)).toEqual([]);
});
