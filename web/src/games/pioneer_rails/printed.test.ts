// @vitest-environment node
import { expect, test } from "vitest";
import { SHEET_IDS, sheetOf } from "./board/sheets";
import { tracksOf } from "./printed";

test("desert sheets print gold, banks and forts, forest sheets jails, escapes and ranks", () => {
  for (const id of SHEET_IDS) {
    const desert = id.startsWith("desert");
    const { gold, banks, forts, jails, escaped, ranks } = tracksOf(id);
    expect([gold > 0, banks.length > 0, forts.length > 0]).toEqual([desert, desert, desert]);
    expect([jails.length > 0, escaped > 0, ranks.length > 0]).toEqual([!desert, !desert, !desert]);
  }
});

test("each sheet has a symbol for every town and the one that is circled at first", () => {
  for (const id of SHEET_IDS) {
    expect(tracksOf(id).towns).toBe(sheetOf(id).towns.length + 1);
  }
});

test("every box is worth more than the one before, so that no two are alike", () => {
  for (const id of SHEET_IDS) {
    const { ranches, yards, forts, banks, jails } = tracksOf(id);
    for (const values of [ranches, yards, forts, banks, ...jails]) {
      expect([...new Set(values)].toSorted((a, b) => a - b)).toEqual(values);
    }
  }
});
