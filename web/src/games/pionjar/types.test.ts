// @vitest-environment node
import { expect, test } from "vitest";
import type { Option } from "../../api/types";
import { asked } from "../../testing/pionjar";
import { askOf, questionOf } from "./types";

const BID: Option = {
  action: { type: "pionjar.bid", amount: 0 },
  ask: { type: "number", field: "amount", min: 100, max: 900, step: 100 },
};

test("the question is the same while another seat seals its bid", () => {
  const before = asked("bid", [BID]);
  const [own] = before.pending.awaits;
  const after = asked("bid", [structuredClone(BID)], {
    after: 9,
    version: 11,
    pending: { awaits: own === undefined ? [] : [own], finished: false },
  });

  expect(questionOf(after)).toBe(questionOf(before));
  expect(askOf(after)).toBe("bid");
});

test("other options, or being asked anew, make another question", () => {
  const before = asked("bid", [BID]);
  const poorer = asked("bid", [
    { ...BID, ask: { type: "number", field: "amount", min: 100, max: 800, step: 100 } },
  ]);
  const anew = asked("bid", [BID], {
    pending: {
      awaits: [{ seat: 0, ask: "bid", about: "", round: 1, turn: 1, since: 12 }],
      finished: false,
    },
  });

  expect(new Set([before, poorer, anew].map(questionOf)).size).toBe(3);
});
