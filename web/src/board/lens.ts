/** The arithmetic of a magnified drawing: pinch, pan, and staying inside the frame. */

/** How a drawing is shown in its frame: `scale` times as large, its corner moved by x and y px. */
export interface Lens {
  scale: number;
  x: number;
  y: number;
}

/** A place in the frame, in px. */
export interface Spot {
  x: number;
  y: number;
}

export const AT_REST: Lens = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 4;

/** The lens with the drawing covering the whole frame. */
export function inside({ scale, x, y }: Lens, width: number, height: number): Lens {
  const kept = Math.min(SCALE_MAX, Math.max(1, scale));
  const held = (value: number, size: number) => Math.min(0, Math.max(size * (1 - kept), value));
  return { scale: kept, x: held(x, width), y: held(y, height) };
}

/** The lens magnified by a factor with the drawing's point under `spot` staying there. */
export function zoomed(lens: Lens, factor: number, spot: Spot): Lens {
  const scale = Math.min(SCALE_MAX, Math.max(1, lens.scale * factor));
  const grown = scale / lens.scale;
  return {
    scale,
    x: spot.x - (spot.x - lens.x) * grown,
    y: spot.y - (spot.y - lens.y) * grown,
  };
}

/** The lens after two fingers went from one pair of spots to another. */
export function pinched(lens: Lens, from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Lens {
  const apart = ([a, b]: readonly [Spot, Spot]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Spot, Spot]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [start, end] = [middle(from), middle(to)];
  const grown = zoomed(lens, apart(to) / Math.max(1, apart(from)), start);
  return { ...grown, x: grown.x + end.x - start.x, y: grown.y + end.y - start.y };
}
