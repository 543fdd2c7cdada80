// @vitest-environment node
import { expect, test } from "vitest";
import type { Action } from "../../api/types";
import { table } from "../../testing/frames";
import { seat, view } from "../../testing/pionjar";
import { changes, decided } from "./compare";

test.each<[Action, string]>([
  [{ type: "pionjar.move" }, "Roll the die"],
  [{ type: "pionjar.choose_branch", property: "great_lakes" }, "take the road to Great Lakes"],
  [{ type: "pionjar.choose_trail", trail: "fishing" }, "Fishing trail"],
  [{ type: "pionjar.equip", harvest: 1, timber: 0 }, "Equip the claim"],
  [{ type: "pionjar.visit", land: "yes" }, "Shop in the city"],
  [{ type: "pionjar.wager", stake: 1500 }, "Stake 1,500"],
  [{ type: "pionjar.bid", amount: 700 }, "Bid 700"],
  [{ type: "pionjar.place_raider", place: "near" }, "Place the raider"],
  [{ type: "pionjar.pass_bid" }, "Pass"],
  [{ type: "pionjar.ride_on" }, "Ride on"],
])("%o is said in a few words", (action, words) => {
  expect(decided(action)).toBe(words);
});

test("what is different is said line by line, what is not is left out", () => {
  const then = view();
  const now = view({
    month: 14,
    turn: 1,
    seats: [seat({ cash: 4200 }), seat({ where: "prison", at: 32 })],
  });

  expect(changes(table(), then, now)).toEqual([
    { label: "Month", before: "February 1859", now: "March 1859", seat: null },
    { label: "Turn", before: "You", now: "Ada", seat: null },
    { label: "You: cash", before: "1,000", now: "4,200", seat: 0 },
    { label: "Ada: place", before: "the road, dot 0", now: "in prison", seat: 1 },
  ]);
  expect(changes(table(), then, then)).toEqual([]);
});
