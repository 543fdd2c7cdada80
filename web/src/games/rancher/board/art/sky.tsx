/** The sky over Beefy Town: a sun going down in rings, and the mesas before it. */
import { ink } from "./ink";

const SUN = { x: 500, y: 240, r: 120 };
const RINGS = [520, 425, 345, 277, 218, 166];
const BARS = [
  [166, 5],
  [184, 7],
  [204, 9],
] as const;

const STARS = [
  [60, 40],
  [130, 92],
  [212, 30],
  [35, 112],
  [300, 62],
  [905, 48],
  [842, 24],
  [960, 84],
  [770, 70],
  [690, 34],
] as const;

function bar([y, height]: readonly [number, number]): string {
  const half = Math.sqrt(SUN.r ** 2 - (SUN.y - y) ** 2);
  return `M${SUN.x - half} ${y}h${2 * half}v${height}h${-2 * half}z`;
}

function star([x, y]: readonly [number, number]): string {
  return `M${x} ${y - 5}l1.6 3.4 3.4 1.6-3.4 1.6-1.6 3.4-1.6-3.4-3.4-1.6 3.4-1.6z`;
}

/** Rings of dusk, the sun with its bars, long clouds; by night the first stars. */
export function Sky() {
  return (
    <>
      <rect width="1000" height="300" fill={ink("sky-0")} />
      {RINGS.map((r, i) => (
        <circle key={r} cx={SUN.x} cy={SUN.y} r={r} fill={ink(`sky-${i + 1}`)} />
      ))}
      <circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={ink("sun")} />
      <path d={BARS.map(bar).join("")} fill={ink("sky-6")} />
      <g fill="none" stroke={ink("cloud")} stroke-linecap="round" stroke-width="9">
        <path d="M226 92H318M258 106H300M706 72H812M742 87H836M648 118H694" />
      </g>
      <path d={STARS.map(star).join("")} fill={ink("star")} />
    </>
  );
}

/** Two mesas with lit edges, and fainter ones behind. */
export function Mesas() {
  return (
    <>
      <path
        d="M0 150 46 150 54 128 150 128 158 152 190 152 204 196 236 204 250 226 400 232V300H0ZM1000 118 964 118 958 98 880 98 872 122 846 126 838 168 806 174 794 206 700 224 600 232V300H1000Z"
        fill={ink("mesa-0")}
      />
      <path
        d="M132 128H150L158 152H190L204 196 236 204 250 226H224L208 214 186 208 172 166H146ZM898 98H880L872 122 846 126 838 168 806 174 794 206 700 224H742L812 218 824 188 854 182 862 140 886 136Z"
        fill={ink("mesa-lit")}
      />
      <path
        d="M0 176 20 172 28 146 92 146 100 178 132 186 146 214 300 232V300H0ZM1000 164 985 160 978 138 930 138 922 166 898 172 886 208 760 230V300H1000Z"
        fill={ink("mesa-1")}
      />
      <path
        d="M24 158H95M0 190H136M60 202H141M926 151H982M896 180H1000M890 196H950"
        fill="none"
        stroke={ink("mesa-0")}
        stroke-width="3"
      />
    </>
  );
}
