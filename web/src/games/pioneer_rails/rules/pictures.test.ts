// @vitest-environment node
import { expect, test } from "vitest";
import { cornerOf, SIDES } from "../board/hexes";
import { edgeName, type LaidTrack } from "../board/RailsMap";
import { sheetOf } from "../board/sheets";
import { PICTURES } from "./pictures";

const sheet = sheetOf("desert_a");
const open = new Set(sheet.open.map((ends) => JSON.stringify(ends)));

function isOpen({ start, end }: Pick<LaidTrack, "start" | "end">): boolean {
  const ends = [start, end].sort().map((corner) => sheet.corner(corner));
  return open.has(JSON.stringify(ends));
}

test.each(Object.entries(PICTURES))("the picture of %s could be seen in a match", (_, picture) => {
  const { state, plan } = picture;
  const laid = [...state.tracks, ...(plan?.tracks ?? [])];
  const ends = new Set(laid.map(({ end }) => end));

  expect([...laid, ...(plan?.next ?? [])].filter((track) => !isOpen(track))).toEqual([]);
  for (const { station, start } of laid) {
    expect(ends.has(start) || sheet.stationAt(start) === station).toBe(true);
  }
  for (const town of state.towns) {
    expect(ends).toContain(sheet.towns.find(({ id }) => id === town)?.at);
  }
  for (const name of state.done) {
    const building = sheet.buildings.find(({ id }) => id === name);
    const edges = SIDES.map((side) =>
      edgeName({
        start: cornerOf(building?.cell ?? { q: 0, r: 0 }, side),
        end: cornerOf(building?.cell ?? { q: 0, r: 0 }, side + 1),
      }),
    );
    const beside = laid.filter((track) => edges.includes(edgeName(track))).length;
    expect(beside).toBeGreaterThanOrEqual(building?.needed ?? Number.POSITIVE_INFINITY);
  }
});
