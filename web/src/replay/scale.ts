/** Where a chart's numbers stand so that no line runs through them. */

type Point = readonly [x: number, y: number];

/** A chart's lines as points, left to right, and the stretch in which a number may stand. */
export interface Ground {
  lines: readonly (readonly Point[])[];
  from: number;
  to: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 6;
const LETTERS_HIGH = 8;
/** So much is kept clear of lines around a number. */
const CLEAR = 2;
const STEP = 4;

/**
 * The left end of a number that stands on `base`: as near as may be to the end of the stretch from
 * which it is sought, there too where no place is free.
 */
export function freePlace(said: string, base: number, ground: Ground, fromEnd: boolean): number {
  const width = said.length * LETTER;
  const steps = Math.max(0, Math.floor((ground.to - ground.from - width) / STEP));
  const places = Array.from({ length: steps + 1 }, (_, at) =>
    fromEnd ? ground.to - width - at * STEP : ground.from + at * STEP,
  );
  const isFree = (left: number) => {
    const box = {
      left: left - CLEAR,
      right: left + width + CLEAR,
      top: base - LETTERS_HIGH - CLEAR,
      bottom: base + CLEAR,
    };
    return !ground.lines.some((line) => runsThrough(line, box));
  };
  return places.find(isFree) ?? places[0] ?? ground.from;
}

function runsThrough(line: readonly Point[], box: Box): boolean {
  return line.some((point, at) => crosses(line[at - 1] ?? point, point, box));
}

/** Whether the part of a line between two points, the left one first, runs through a box. */
function crosses([x1, y1]: Point, [x2, y2]: Point, { left, right, top, bottom }: Box): boolean {
  if (x2 < left || x1 > right) {
    return false;
  }
  const slope = x2 === x1 ? 0 : (y2 - y1) / (x2 - x1);
  const within = [Math.max(x1, left), Math.min(x2, right)].map((x) => y1 + slope * (x - x1));
  const ends = x2 === x1 ? [y1, y2] : within;
  return Math.max(...ends) >= top && Math.min(...ends) <= bottom;
}
