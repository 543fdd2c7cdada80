/** A six-sided die seen from above, for any board. */

const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  a: [-9, -9],
  b: [9, -9],
  c: [-9, 0],
  d: [0, 0],
  e: [9, 0],
  f: [-9, 9],
  g: [9, 9],
};

// Which spots each face shows.
const FACES = ["", "d", "ag", "adg", "abfg", "abdfg", "abcefg"];

function spot(key: string): string {
  const [x, y] = SPOTS[key] ?? [0, 0];
  return `M${x - 3.7} ${y}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z`;
}

interface DieProps {
  face: number;
  fill: string;
  pips: string;
  line: string;
}

/** The face from 1 to 6 on a rounded square 36 units wide round the origin. */
export function Die({ face, fill, pips, line }: DieProps) {
  return (
    <>
      <rect
        x="-18"
        y="-18"
        width="36"
        height="36"
        rx="8"
        fill={fill}
        stroke={line}
        stroke-width="2.5"
      />
      <path d={[...(FACES[face] ?? "")].map(spot).join("")} fill={pips} />
    </>
  );
}
