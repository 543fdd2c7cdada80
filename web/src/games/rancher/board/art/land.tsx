/** The open range: land in steps of light, the river, and what grows and stands about. */
import type { Point } from "../data";
import { beside, between, smooth } from "../path";
import { ink } from "./ink";

type Pairs = readonly (readonly [number, number])[];

function points(pairs: Pairs): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

const BANDS: readonly Pairs[] = [
  [
    [0, 222],
    [130, 214],
    [290, 232],
    [420, 240],
    [560, 238],
    [720, 228],
    [860, 216],
    [1000, 222],
  ],
  [
    [0, 392],
    [140, 430],
    [280, 400],
    [430, 372],
    [600, 404],
    [760, 376],
    [890, 420],
    [1000, 396],
  ],
  [
    [0, 560],
    [160, 520],
    [330, 556],
    [470, 500],
    [640, 540],
    [800, 512],
    [1000, 556],
  ],
  [
    [0, 690],
    [180, 742],
    [350, 690],
    [520, 640],
    [700, 694],
    [850, 746],
    [1000, 700],
  ],
  [
    [0, 850],
    [170, 812],
    [330, 860],
    [520, 800],
    [700, 846],
    [860, 800],
    [1000, 842],
  ],
  [
    [0, 992],
    [180, 1030],
    [360, 984],
    [540, 950],
    [720, 1010],
    [880, 1040],
    [1000, 1000],
  ],
];

/** Hills one before the other, paler as they come nearer. */
export function Land() {
  return (
    <>
      {BANDS.map((band, i) => (
        <path key={band[0]?.[1]} d={`${smooth(points(band))}V1120H0Z`} fill={ink(`land-${i}`)} />
      ))}
    </>
  );
}

// Each place of the river with its width there: it comes nearer, so it grows.
const RIVER = [
  [294, 227, 12],
  [292, 262, 20],
  [308, 318, 30],
  [324, 372, 38],
  [312, 440, 44],
  [350, 508, 48],
  [356, 580, 52],
  [370, 640, 54],
  [350, 700, 56],
  [290, 742, 58],
  [190, 757, 58],
  [100, 752, 58],
  [-40, 772, 60],
] as const;

function water(share: number, shift: number): string {
  const middle = RIVER.map(([x, y]) => ({ x, y }));
  const edge = (side: number) =>
    beside(middle, (at) => ((RIVER[at]?.[2] ?? 0) / 2) * (side * share + shift));
  return between(edge(1), edge(-1));
}

/** Red River, dark at the banks, with light on its back. */
export function River() {
  return (
    <>
      <path d={water(1, 0)} fill={ink("river-0")} />
      <path d={water(0.72, 0.1)} fill={ink("river-1")} />
      <path d={water(0.2, 0.26)} fill={ink("river-2")} />
      <path
        d="M312 470c4 8 6 12 14 18M340 556c0 10 2 16 6 22M232 766h26M142 776h34M190 772h16M4 782h18"
        fill="none"
        stroke={ink("river-2")}
        stroke-width="4"
        stroke-linecap="round"
      />
    </>
  );
}

function Butte({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const at = (share: number) => x + share * w;
  const foot = `L${at(0.34)} ${y - h * 0.5} ${at(0.5)} ${y}`;
  return (
    <>
      <path
        d={`M${at(-0.5)} ${y}L${at(-0.36)} ${y - h * 0.45} ${at(-0.28)} ${y - h}H${at(0.24)}${foot}Z`}
        fill={ink("rock")}
      />
      <path
        d={`M${at(0.02)} ${y - h}H${at(0.24)}${foot}H${at(0.1)}L${at(0.16)} ${y - h * 0.5}Z`}
        fill={ink("rock-2")}
      />
      <path
        d={`M${at(-0.33)} ${y - h * 0.68}H${at(0.02)}M${at(-0.39)} ${y - h * 0.34}H${at(-0.08)}`}
        stroke={ink("rock-2")}
        stroke-width="3"
      />
    </>
  );
}

function Cactus({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${s})`}
      d="M0 0V-44M0-14H-14V-30M0-20H13V-36"
      fill="none"
      stroke={ink("leaf-2")}
      stroke-width="9"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

function Oak({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-4 0V-22H4V0Z" fill={ink("post")} />
      <path
        d="M0-60C16-62 24-50 20-42 30-36 26-20 12-22 4-16-8-16-12-22-26-20-30-36-20-42-24-50-14-62 0-60Z"
        fill={ink("leaf")}
      />
      <path
        d="M4-60C18-60 24-50 20-42 30-36 26-20 12-22 8-19 4-18 0-18 12-26 14-46 4-60Z"
        fill={ink("leaf-2")}
      />
    </g>
  );
}

const TUFTS: Pairs = [
  [404, 452],
  [672, 556],
  [252, 552],
  [248, 628],
  [318, 650],
  [196, 800],
  [622, 640],
  [656, 690],
  [400, 790],
  [330, 760],
  [96, 1014],
  [906, 690],
  [228, 340],
  [420, 412],
  [290, 466],
];

/** Buttes, cacti, oaks and tufts of grass. */
export function Scenery() {
  return (
    <>
      <Butte x={440} y={548} w={116} h={62} />
      <Butte x={592} y={520} w={92} h={84} />
      <Cactus x={642} y={506} s={1} />
      <Cactus x={668} y={452} s={0.8} />
      <Cactus x={978} y={500} s={0.8} />
      <Oak x={36} y={482} s={0.8} />
      <Oak x={66} y={474} s={0.66} />
      <Oak x={204} y={378} s={0.8} />
      <path
        d={TUFTS.map(([x, y]) => `M${x} ${y}l-6-9M${x} ${y}v-12M${x} ${y}l6-9`).join("")}
        fill="none"
        stroke={ink("tuft")}
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </>
  );
}
