/** The pastures: fields a little larger than their slots, fenced, corners cut by hand. */
import { FARMS, type Farm, type Point } from "../data";
import { short, tremble } from "../path";
import { ink } from "./ink";
import { round } from "./trail";

type Turn = (a: Point, b: Point, c: Point) => number;
const turn: Turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function half(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of points) {
    let [b, a] = [out.at(-1), out.at(-2)];
    while (a && b && turn(a, b, p) <= 0) {
      out.pop();
      [b, a] = [out.at(-1), out.at(-2)];
    }
    out.push(p);
  }
  return out.slice(0, -1);
}

/** The rubber band round the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half([...sorted].reverse())];
}

const CORNER_TURNS = Array.from({ length: 24 }, (_, k) => (k * Math.PI) / 12);

function field(farm: Farm): string {
  const next = tremble(farm.price + farm.capacity);
  const { slot_r, slots } = farm.pasture;
  const ring = slots.flatMap(({ x, y }) => {
    const pad = slot_r + 5 + next() * 3;
    return CORNER_TURNS.map((a) => ({ x: x + Math.cos(a) * pad, y: y + Math.sin(a) * pad }));
  });
  const corners = hull(ring).map(({ x, y }) => `${short(x)} ${short(y)}`);
  return `M${corners.join("L")}Z`;
}

/** The outline of each farm's pasture by farm id, as path data. */
export const FIELDS: ReadonlyMap<string, string> = new Map(
  FARMS.map((farm) => [farm.id, field(farm)]),
);

/** All pastures with their empty slots. */
export function Pastures() {
  const fields = [...FIELDS.values()].join("");
  const slots = FARMS.flatMap(({ pasture }) =>
    pasture.slots.map((slot) => round(slot, pasture.slot_r - 1)),
  );
  return (
    <>
      <path d={fields} transform="translate(3 5)" fill={ink("field-low")} />
      <path d={fields} fill={ink("field")} />
      <path
        d={fields}
        fill="none"
        stroke={ink("fence")}
        stroke-width="6"
        stroke-dasharray=".1 19"
        stroke-linecap="round"
      />
      <path d={slots.join("")} fill={ink("slot")} stroke={ink("slot-line")} stroke-width="2.5" />
    </>
  );
}
