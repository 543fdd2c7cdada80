/**
 * Pionjär's board: two panels, the road west and the territory. START HERE. It draws a view and
 * where a decision would lead; it knows no rule. Layers of a panel: the printed art, the leaf and
 * the owners' marks, what is aimed at, raiders, schooners, the months' pills.
 */
import { SeatMark } from "../../../chrome/icon";
import { Leaf } from "./art/leaf";
import { claimBox, Dot, drawn, RoadArt } from "./art/road";
import { TerritoryArt } from "./art/territory";
import "./board.css";
import {
  BRANCHES,
  type Branch,
  HEIGHT,
  type Point,
  PRISON,
  roadPoint,
  SQUARES,
  squarePoint,
  TRAIL_HEAD,
  TRAIL_NAMES,
  type TrailName,
  trailPoint,
  WIDTH,
} from "./data";
import { fanned } from "./fan";
import { Raider, Schooner } from "./pieces";
import { PILL, pillPlaces } from "./pills";

export type PanelName = "road" | "territory";

/** One seat as the board shows it. */
export interface SeatPlace {
  where: string;
  at: number;
  branch: string | null;
  property: string | null;
}

export interface BoardView {
  month: number;
  prices: { harvest: number; timber: number } | null;
  changes: readonly { goods: string; percent: number }[];
  saloon: number;
  raiders: Readonly<Record<TrailName, number | null>>;
  seats: readonly SeatPlace[];
}

/** A place that a decision, or time, would lead a seat to. */
export interface Aim {
  /** A square of the ring, a circle of a trail, or a property. */
  square?: number;
  circle?: { trail: TrailName; at: number };
  property?: string;
  /** How far on the road to that property the move leads. */
  at?: number;
  /** The month, or the die's value, that leads there. */
  says: string;
  /** Not now, but later. */
  later?: boolean;
}

interface PionjarBoardProps {
  panel: PanelName;
  view: BoardView;
  /** The seat that looks on, null for a spectator. */
  mySeat: number | null;
  /** The seat whose aims are shown. */
  turn: number;
  aims: readonly Aim[];
  still: boolean;
}

export function PionjarBoard({ panel, view, mySeat, turn, aims, still }: PionjarBoardProps) {
  const seats = view.seats.map((place, seat) => ({ seat, place }));
  const here = seats.filter(({ place }) => (place.where === "road") === (panel === "road"));
  const pieces = fanned(here.map(({ seat, place }) => ({ seat, point: pointOf(place) })));
  return (
    <svg
      class={still ? "pionjar-board" : "pionjar-board moving"}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {panel === "road" ? <RoadArt /> : <TerritoryArt />}
      {panel === "road" ? <Owners view={view} /> : <Leaf {...view} />}
      {aims.map((aim) => (
        <Aimed key={JSON.stringify(aim)} aim={aim} seat={turn} panel={panel} />
      ))}
      {panel === "road" ? null : <Raiders raiders={view.raiders} />}
      {pieces.map(({ seat, point }) => (
        <Schooner key={seat} {...point} seat={seat} own={seat === mySeat} />
      ))}
      {here.some(({ place }) => place.where === "prison") ? (
        <path class="prison-bars" d={BARS} transform={`translate(${PRISON.x} ${PRISON.y})`} />
      ) : null}
      {panel === "road" ? null : (
        <Pills aims={aims} pieces={pieces.map(({ point }) => point)} seat={turn} />
      )}
    </svg>
  );
}

/** Before whoever sits in prison. */
const BARS = "M-14-13V13M-7-18V18M0-20V20M7-18V18M14-13V13";

function Raiders({ raiders }: Pick<BoardView, "raiders">) {
  return (
    <>
      {TRAIL_NAMES.map((trail) => {
        const at = raiders[trail];
        return at === null ? null : <Raider key={trail} {...trailPoint(trail, at)} />;
      })}
    </>
  );
}

/** Whose a property is, on its picture. */
function Owners({ view }: { view: BoardView }) {
  return (
    <>
      {BRANCHES.map((branch) => {
        const owner = view.seats.findIndex(({ property }) => property === branch.property);
        const { x, y, width } = claimBox(branch);
        return owner < 0 ? null : (
          <g key={branch.property} class="owner">
            {["owner-case", "owner-line"].map((line) => (
              <rect
                key={line}
                class={line}
                x={x - 1}
                y={y - 1}
                width={width + 2}
                height="63"
                rx="3"
                stroke={`var(--seat-${owner + 1})`}
              />
            ))}
            <g transform={`translate(${x - 6} ${y - 6})`}>
              <SeatMark seat={owner} across={20} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Where a seat's schooner stands. */
export function pointOf({ where, at, branch }: SeatPlace): Point {
  switch (where) {
    case "road":
      return roadPoint(at, branch);
    case "trailhead":
      return TRAIL_HEAD;
    case "hunting":
    case "fishing":
      return trailPoint(where, at);
    case "prison":
      return PRISON;
    default:
      return squarePoint(at);
  }
}

/** What is aimed at is framed with so much room around it. */
const FRAME_AROUND = 2;
const CIRCLE_ACROSS = 30;

function Aimed({ aim, seat, panel }: { aim: Aim; seat: number; panel: PanelName }) {
  const ink = `var(--seat-${seat + 1})`;
  const shape = aim.later ? "aim later" : "aim";
  if (aim.property !== undefined) {
    const branch = BRANCHES.find(({ property }) => property === aim.property);
    if (branch === undefined || panel !== "road") {
      return null;
    }
    const { x, y, width } = claimBox(branch);
    return (
      <>
        <Way branch={branch} at={aim.at} ink={ink} />
        <Frame x={x - 3} y={y - 3} width={width + 6} height={67} shape={shape} ink={ink} />
      </>
    );
  }
  const point = aim.circle
    ? trailPoint(aim.circle.trail, aim.circle.at)
    : squarePoint(aim.square ?? 0);
  const half = (SQUARES[aim.square ?? -1]?.size ?? CIRCLE_ACROSS) / 2 + FRAME_AROUND;
  return panel === "road" ? null : (
    <Frame
      x={point.x - half}
      y={point.y - half}
      width={2 * half}
      height={2 * half}
      shape={shape}
      ink={ink}
    />
  );
}

/** A branch in the seat's colour under its dots, and a ring where the move would end. */
function Way({ branch, at, ink }: { branch: Branch; at: number | undefined; ink: string }) {
  const end = at === undefined ? null : roadPoint(at, branch.property);
  return (
    <>
      <path class="way" d={drawn(branch.line)} stroke={ink} />
      {branch.dots.map((dot) => (
        <Dot key={dot.n} {...dot} />
      ))}
      {end === null ? null : (
        <>
          <circle class="way-end aim-case" cx={end.x} cy={end.y} r="10" />
          <circle class="way-end" cx={end.x} cy={end.y} r="10" stroke={ink} />
        </>
      )}
    </>
  );
}

interface FrameProps extends Point {
  width: number;
  height: number;
  shape: string;
  ink: string;
}

/** In the seat's colour, on a line that is seen where the colour is not. */
function Frame({ shape, ink, ...box }: FrameProps) {
  return (
    <>
      <rect class={`${shape} aim-case`} rx="5" {...box} />
      <rect class={shape} rx="5" {...box} stroke={ink} />
    </>
  );
}

interface PillsProps {
  aims: readonly Aim[];
  pieces: readonly Point[];
  seat: number;
}

/** What the squares aimed at are called, above the pieces: each is found a place of its own. */
function Pills({ aims, pieces, seat }: PillsProps) {
  const named = aims.flatMap((aim) => {
    const square = aim.says === "" ? undefined : SQUARES[aim.square ?? -1];
    return square === undefined ? [] : [{ aim, square }];
  });
  const places = pillPlaces(
    named.map(({ square }) => square),
    pieces,
  );
  return (
    <>
      {named.map(({ aim, square }, at) => (
        <Pill
          key={aim.says}
          {...(places[at] ?? square)}
          says={aim.says}
          seat={seat}
          now={!aim.later}
        />
      ))}
    </>
  );
}

interface PillProps extends Point {
  says: string;
  seat: number;
  now: boolean;
}

function Pill({ x, y, says, seat, now }: PillProps) {
  const ink = `var(--seat-${seat + 1})`;
  return (
    <g
      class={now ? "pill now" : "pill"}
      transform={`translate(${x} ${y})`}
      style={{ "--pill-on": `var(--on-seat-${seat + 1})` }}
    >
      <rect
        x={-PILL.width / 2}
        y={-PILL.height / 2}
        width={PILL.width}
        height={PILL.height}
        rx={PILL.height / 2}
        stroke={ink}
        style={now ? { fill: ink } : undefined}
      />
      <text class="pb-word" y="3.8">
        {says}
      </text>
    </g>
  );
}
