/** Strokes of a hand: a little off, and always the same for the same place. */
import type { Point } from "./hexes";

/** Numbers that look drawn by lot, the same ones for the same key: from `least` to `most`. */
export type Jitter = (least: number, most: number) => number;

/** Numbers seeded by words and places. */
export function jitter(...key: readonly (string | number)[]): Jitter {
  let state = 2166136261;
  for (const letter of key.join("/")) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  }
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}

/** A number as it stands in a path. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at({ x, y }: Point): string {
  return `${n(x)},${n(y)}`;
}

/** A smooth line through the points, as a path. */
export function smooth(points: readonly Point[]): string {
  return points
    .map((here, index) => {
      if (index === 0) {
        return `M${at(here)}`;
      }
      const from = points[index - 1] ?? here;
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? here;
      const leaving = { x: from.x + (here.x - before.x) / 6, y: from.y + (here.y - before.y) / 6 };
      const arriving = { x: here.x - (after.x - from.x) / 6, y: here.y - (after.y - from.y) / 6 };
      return `C${at(leaving)} ${at(arriving)} ${at(here)}`;
    })
    .join("");
}

/** A circle as a hand draws it: it does not quite close, and runs past its start. */
export function loop({ x, y }: Point, rx: number, ry = rx): string {
  const next = jitter("loop", n(x), n(y), n(rx));
  const start = next(-2.4, -1.6);
  const drift = next(-0.08, 0.08);
  const turns = Array.from({ length: 11 }, (_, index) => {
    const angle = start + (index * (2 * Math.PI + 0.5)) / 10;
    const reach = 1 + 0.035 * next(-1, 1) + drift * (index / 10 - 0.5);
    return { x: x + rx * reach * Math.cos(angle), y: y + ry * reach * Math.sin(angle) };
  });
  return smooth(turns);
}

/** Two strokes across. */
export function cross({ x, y }: Point, reach: number): string {
  const next = jitter("cross", n(x), n(y), n(reach));
  const near = (value: number) => value + next(-0.16, 0.16) * reach;
  const stroke = (up: 1 | -1) => {
    const from = { x: near(x - reach), y: near(y - reach * up) };
    const to = { x: near(x + reach), y: near(y + reach * up) };
    return `M${at(from)}Q${at({ x: near(x), y: near(y) })} ${at(to)}`;
  };
  return stroke(1) + stroke(-1);
}

/** A few straight strokes. */
export function strokes(segments: readonly (readonly [Point, Point])[]): string {
  return segments.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
}
