/** Several pieces on one place: side by side along the ring, so that each mark is seen. */
import { HEIGHT, type Point, WIDTH } from "./data";

export interface Standing {
  seat: number;
  point: Point;
}

/** So far apart that marks are seen; closer where many meet. */
const APART_MAX = 23;
const SPAN_MAX = 66;
/** More than this many stand in two rows. */
const ROW_MAX = 4;
const ROWS_APART = 19;

/** A piece stays whole within the panel. */
const KEPT_X = 17;
const KEPT_Y = 15;

/** At the sides of the ring a row goes up and down: across it would hide the leaf. */
const SIDE = 34;

export function fanned(spots: readonly Standing[]): Standing[] {
  return spots.map(({ seat, point }) => {
    const same = spots.filter(({ point: { x, y } }) => x === point.x && y === point.y);
    const rank = same.findIndex((one) => one.seat === seat);
    return { seat, point: placed(point, rank, same.length) };
  });
}

function placed(point: Point, rank: number, count: number): Point {
  const rows = count > ROW_MAX ? 2 : 1;
  const long = Math.ceil(count / rows);
  const apart = Math.min(APART_MAX, SPAN_MAX / Math.max(1, long - 1));
  const along = ((rank % long) - (long - 1) / 2) * apart;
  const across = (Math.floor(rank / long) - (rows - 1) / 2) * ROWS_APART;
  const [length, depth] = [((long - 1) / 2) * apart, ((rows - 1) / 2) * ROWS_APART];
  const side = Math.min(point.x, WIDTH - point.x) < SIDE;
  const middle = {
    x: within(point.x, KEPT_X + (side ? depth : length), WIDTH),
    y: within(point.y, KEPT_Y + (side ? length : depth), HEIGHT),
  };
  return side
    ? { x: middle.x + across, y: middle.y + along }
    : { x: middle.x + along, y: middle.y + across };
}

/** So far from either end that all of a row stays whole. */
function within(at: number, margin: number, size: number): number {
  return Math.min(size - margin, Math.max(margin, at));
}
