/** How a herd in tow is drawn: two abreast along the trail behind its rider. */
import { HEIGHT, type Point, WIDTH } from "./data";
import { behind, type Waypoint } from "./path";
import type { Lot } from "./view";

/** More chips than this are told by the tag alone. */
export const SHOWN_MAX = 10;

const FIRST_ROW = 58;
const ROW_STEP = 38;
const ABREAST = 18;
const EDGE = 18;
const CHIP_REACH = 20;

/** Chips of one colour in tow. */
export interface Share {
  owner: number;
  chips: number;
}

/** What is in tow by owner, in the order in which it was taken. */
export function sharesOf(tow: readonly Lot[]): Share[] {
  const shares = new Map<number, number>();
  for (const { owner, chips } of tow) {
    shares.set(owner, (shares.get(owner) ?? 0) + chips);
  }
  return [...shares].map(([owner, chips]) => ({ owner, chips }));
}

/**
 * The owners of the chips that are drawn, front to back: all of them, or ten that stand for
 * more, shared out by size so that no owner goes missing.
 */
export function shownOwners(tow: readonly Lot[]): number[] {
  const shares = sharesOf(tow);
  const total = shares.reduce((sum, share) => sum + share.chips, 0);
  const kept = shares.map(({ chips }) =>
    total <= SHOWN_MAX ? chips : Math.max(1, Math.floor((chips * SHOWN_MAX) / total)),
  );
  let spare = Math.min(SHOWN_MAX, total) - kept.reduce((sum, chips) => sum + chips, 0);
  while (spare !== 0) {
    const step = Math.sign(spare);
    const at = mostOff(shares, kept, total, step);
    kept[at] = (kept[at] ?? 0) + step;
    spare -= step;
  }
  return shares.flatMap(({ owner }, at) => Array<number>(kept[at] ?? 0).fill(owner));
}

/** The share that is furthest below (step 1) or above (step -1) its fair number. */
function mostOff(shares: readonly Share[], kept: readonly number[], total: number, step: number) {
  const off = shares.map(({ chips }, at) => step * ((chips * SHOWN_MAX) / total - (kept[at] ?? 0)));
  const open = off.map((value, at) => (step < 0 && kept[at] === 1 ? -Infinity : value));
  return open.indexOf(Math.max(...open));
}

function onBoard({ x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, EDGE), WIDTH - EDGE),
    y: Math.min(Math.max(y, EDGE), HEIGHT - EDGE),
  };
}

/** Where a row of the herd walks behind a rider on this space; rows count from 0. */
export function rowBehind(space: number, row: number): Waypoint {
  return behind(space, FIRST_ROW + row * ROW_STEP);
}

/** Where the nth chip in tow (from 0) walks behind a rider on this space. */
export function placeInTow(space: number, n: number): Point {
  const { x, y, heading } = rowBehind(space, Math.floor(n / 2));
  const side = n % 2 === 0 ? -ABREAST : ABREAST;
  return onBoard({ x: x - Math.sin(heading) * side, y: y + Math.cos(heading) * side });
}

/** Half the height of a tag. */
export const TAG_HALF = 20;

/** Where a tag of this width may hang: at the tail, or to either side of the herd's middle. */
export function tagPlaces(space: number, shown: number, width: number): Point[] {
  const rows = Math.ceil(shown / 2);
  const half = (angle: number) =>
    (Math.abs(Math.cos(angle)) * width) / 2 + Math.abs(Math.sin(angle)) * TAG_HALF;
  const tail = rowBehind(space, rows - 1);
  const end = rowBehind(space, rows - 1 + (CHIP_REACH + half(tail.heading)) / ROW_STEP);
  const middle = rowBehind(space, (rows - 1) / 2);
  const across = middle.heading + Math.PI / 2;
  const away = ABREAST + CHIP_REACH + half(across);
  const beside = (side: number) => ({
    x: middle.x + Math.cos(across) * away * side,
    y: middle.y + Math.sin(across) * away * side,
  });
  return [end, beside(1), beside(-1)].map(({ x, y }) => ({
    x: Math.min(Math.max(x, width / 2 + 4), WIDTH - width / 2 - 4),
    y: Math.min(Math.max(y, TAG_HALF + 4), HEIGHT - TAG_HALF - 4),
  }));
}
