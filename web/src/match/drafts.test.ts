import { beforeEach, expect, test } from "vitest";
import type { Option } from "../api/types";
import { isOffered, recallDraft, rememberDraft } from "./drafts";

function buy(cattle: number, max = 9): Option {
  return {
    action: { type: "rancher.buy_farm", cattle },
    ask: { type: "number", min: 1, max, step: 1 },
  } as Option;
}

beforeEach(() => localStorage.clear());

test("a choice is found again at its version of its match, and nowhere else", () => {
  rememberDraft("m1", 3, buy(4));
  rememberDraft("m1", 3, buy(5));
  rememberDraft("m2", 3, buy(2));

  expect(recallDraft("m1", 3)).toEqual(buy(5));
  expect(recallDraft("m1", 4)).toBeUndefined();
  expect(recallDraft("m3", 3)).toBeUndefined();
});

test("only the latest few are kept", () => {
  for (let match = 0; match < 12; match += 1) {
    rememberDraft(`m${match}`, 3, buy(1));
  }

  expect(recallDraft("m1", 3)).toBeUndefined();
  expect(recallDraft("m11", 3)).toBeDefined();
});

test("a choice holds only while the same is asked", () => {
  expect(isOffered(buy(5), [buy(0)])).toBe(true);
  expect(isOffered(buy(5), [buy(0, 4)])).toBe(false);
  expect(isOffered(buy(5), [{ action: { type: "rancher.ride_on" } }])).toBe(false);
  expect(isOffered(buy(5), null)).toBe(false);
});
