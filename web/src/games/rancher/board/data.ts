/** The board's data, typed, and the look-ups by space and by farm. */
import json from "@domain/games/rancher/board.json";

/** A place in the board's own units, y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A space of the circuit or the shortcut. */
export interface Space extends Point {
  id: number;
  kind: string;
  farm?: string;
}

/** Where lettering begins (or, anchored in the middle, where its middle is), and its size. */
export interface Label extends Point {
  anchor: string;
  size: number;
}

/** A farm's circle, lettering and pasture. */
export interface Farm {
  id: string;
  name: string;
  price: number;
  capacity: number;
  emblem: string;
  circle: Point & { r: number };
  label: Label & { lines: string[] };
  price_label: Label;
  pasture: { slot_r: number; slots: Point[] };
}

/** Width and height of the board in its own units. */
export const WIDTH = json.view_box[2] ?? 0;
export const HEIGHT = json.view_box[3] ?? 0;
export const RADII = json.radii;
export const PLACES = json.places;

/** The circuit's spaces in riding order; a space's place in the list is its id. */
export const CIRCUIT: readonly Space[] = json.circuit;

/** The shortcut's own spaces, from the fork to where it rejoins. */
export const SHORTCUT: readonly Space[] = json.shortcut.spaces.map((space) => ({
  ...space,
  kind: "shortcut",
}));

/** The farms in the order of the circuit. */
export const FARMS: readonly Farm[] = json.farms;

const spaces: readonly Space[] = [...CIRCUIT, ...SHORTCUT];
const farms = new Map(FARMS.map((farm) => [farm.id, farm]));

/** The space with this id; throws on one that the board does not have. */
export function spaceAt(id: number): Space {
  const space = spaces[id];
  if (space === undefined) {
    throw new RangeError(`the board has no space ${id}`);
  }
  return space;
}

/** The farm with this id; throws on one that the board does not have. */
export function farmBy(id: string): Farm {
  const farm = farms.get(id);
  if (farm === undefined) {
    throw new RangeError(`the board has no farm ${id}`);
  }
  return farm;
}

/** The slot of a pasture that the nth chip (from 0) stands on. */
export function slotOf(farm: string, n: number): Point {
  const { pasture, circle } = farmBy(farm);
  return pasture.slots[n] ?? circle;
}

/** The spaces of the shortcut with the circuit's spaces at its two ends. */
export const SHORTCUT_WAY: readonly Space[] = [
  spaceAt(json.shortcut.leaves),
  ...SHORTCUT,
  spaceAt(json.shortcut.rejoins),
];
