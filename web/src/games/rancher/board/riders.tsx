/** The riders on their plates; the plate carries the seat's mark and stands exactly on the space. */
import { Mark, seatInk } from "../../../board/marks";
import { ink } from "./art/ink";
import { CIRCUIT, type Point, SHORTCUT_WAY, spaceAt, WIDTH } from "./data";
import { headingAt } from "./path";
import { POSES } from "./poses";
import type { Scene } from "./scene";

/** Where and how one rider stands. */
export interface Stand extends Point {
  seat: number;
  scale: number;
  /** True when the rider faces left. */
  flipped: boolean;
}

const APART = 52;
const EDGE = 44;
const ALONE = 1;
const IN_A_ROW = 0.86;
/** The silhouettes are drawn larger than they stand on the board. */
const FIGURE = 0.76;

/** Whether the way runs to the left at a space. */
function runsLeft(space: number): boolean {
  const onCut = SHORTCUT_WAY.findIndex(({ id }) => id === space);
  const inside = onCut > 0 && onCut < SHORTCUT_WAY.length - 1;
  const heading = inside ? headingAt(SHORTCUT_WAY, onCut, false) : headingAt(CIRCUIT, space, true);
  return Math.cos(heading) < -0.05;
}

/** Where a seat's rider stands: on the space, or beside the others there in a row. */
export function standOf(scene: Scene, seat: number): Stand {
  const space = scene.riders[seat]?.space ?? 0;
  const row = scene.riders.flatMap((rider, at) => (rider.space === space ? [at] : []));
  const half = ((row.length - 1) / 2) * APART;
  const { x, y } = spaceAt(space);
  const middle = row.length === 1 ? x : Math.min(Math.max(x, EDGE + half), WIDTH - EDGE - half);
  return {
    seat,
    x: middle - half + row.indexOf(seat) * APART,
    y,
    scale: row.length === 1 ? ALONE : IN_A_ROW,
    flipped: runsLeft(space),
  };
}

/** All riders, the farther ones first, so that nearer ones stand before them; the mover last. */
export function stands(scene: Scene): Stand[] {
  const all = scene.riders.map((_, seat) => standOf(scene, seat));
  const depth = (stand: Stand) => (stand.seat === scene.mover ? Number.MAX_VALUE : stand.y);
  return all.sort((a, b) => depth(a) - depth(b));
}

function Figure({ seat }: { seat: number }) {
  const pose = POSES[seat];
  if (!pose) {
    return null;
  }
  const { fill } = seatInk(seat);
  const body = `${pose.horse}${pose.man}`;
  const outline = (colour: string, width: number) => (
    <>
      <path d={body} fill={colour} stroke={colour} stroke-width={width} stroke-linejoin="round" />
      <path
        d={pose.held}
        fill="none"
        stroke={colour}
        stroke-width={width + 4}
        stroke-linejoin="round"
      />
    </>
  );
  return (
    <>
      {outline(ink("piece-line"), 14)}
      {outline(ink("rim"), 7)}
      <path d={pose.horse} fill={fill} />
      <path d={pose.man} fill={ink("rim")} stroke={ink("rim")} stroke-width="4.5" />
      <path d={pose.man} fill={fill} />
      <path d={pose.held} fill="none" stroke={fill} stroke-width="4" />
    </>
  );
}

interface RiderProps {
  stand: Stand;
  /** The rider whose turn it is has a dashed halo. */
  turn: boolean;
  /** Changes with each leap, so that the leap is played anew. */
  leap: string | undefined;
}

function Rider({ stand, turn, leap }: RiderProps) {
  const { seat, x, y, scale, flipped } = stand;
  return (
    <g class="rb-piece" style={{ transform: `translate(${x}px,${y}px) scale(${scale})` }}>
      {turn && (
        <circle r="29" fill="none" stroke={ink("rim")} stroke-width="5" stroke-dasharray="9.2 6" />
      )}
      <circle r="22" fill={ink("rim")} stroke={ink("piece-line")} stroke-width="3" />
      <circle r="18" fill={seatInk(seat).fill} stroke={ink("piece-line")} stroke-width="1" />
      <g key={leap} class={leap && "rb-leap"}>
        <g transform={`translate(0 -13) scale(${flipped ? -FIGURE : FIGURE} ${FIGURE})`}>
          <Figure seat={seat} />
        </g>
      </g>
      <g transform="translate(0 3)">
        <Mark seat={seat} />
      </g>
    </g>
  );
}

interface RidersProps {
  scene: Scene;
  /** The seat to move. */
  turn: number | null;
  leap: { seat: number; step: number } | null;
}

/** Every seat's rider. */
export function Riders({ scene, turn, leap }: RidersProps) {
  return (
    <>
      {stands(scene).map((stand) => (
        <Rider
          key={stand.seat}
          stand={stand}
          turn={stand.seat === turn}
          leap={leap?.seat === stand.seat ? `leap ${leap.step}` : undefined}
        />
      ))}
    </>
  );
}
