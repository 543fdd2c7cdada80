import { expect, test } from "vitest";
import { told } from "../../testing/pionjar";
import { lostClaim } from "./late";

const CLAIMED = { type: "pionjar.claimed", seat: 1, property: "high_falls" } as const;
const BACK = { type: "pionjar.turned_back", seat: 0 } as const;
const CHOSEN = { type: "pionjar.branch_chosen", seat: 0, property: "great_lakes" } as const;

test("who was faster is known, until another road is taken", () => {
  expect(lostClaim([told(CLAIMED)], 0)).toBeNull();
  expect(lostClaim([told(CLAIMED, BACK)], 0)).toEqual({ property: "high_falls", by: 1 });
  expect(lostClaim([told(CLAIMED, BACK)], 2)).toBeNull();
  expect(lostClaim([told(CLAIMED, BACK), told(CHOSEN)], 0)).toBeNull();
});
