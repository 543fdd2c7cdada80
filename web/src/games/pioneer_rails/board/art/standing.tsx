/** What stands on the map: stations, buildings with their numbers, towns, ends of lines. */
import { at, cross, loop, n } from "../hand";
import { cornerOf, type Point } from "../hexes";
import { type Building, type Cell, RADIUS, type Sheet, type Suit } from "../sheets";
import { PICTURES, SUITS } from "./pictures";

export function Station({ sheet, cell }: { sheet: Sheet; cell: Cell }) {
  const { x, y } = sheet.middle(cell);
  const suit = cell.suit as Suit;
  const shape = (inset: number) => sheet.outline(cell, inset).map(at).join(" ");
  return (
    <g class={`station ${suit}`}>
      <polygon class="block" points={shape(1.2)} />
      <polygon class="stitch" points={shape(4.4)} />
      <g transform={`translate(${n(x)} ${n(y)})`}>
        <path class="house" d="M-16,15V-4H-19L0,-20 19,-4H16V15Z" />
        <path class="sill" d="M-20,17H20" />
        <path class="suit" transform="translate(0 2) scale(1.12)" d={SUITS[suit]} />
      </g>
    </g>
  );
}

interface BuildingProps {
  sheet: Sheet;
  building: Building;
  /** How many edges beside it hold track. */
  beside: number;
  done: boolean;
}

/** Where sign and number stand: the number keeps away from a town on the lower corner. */
function layout(sheet: Sheet, { kind, cell }: Building) {
  if (kind === "ranch") {
    return { sign: 0, number: 0, scale: 1.14 };
  }
  const above = sheet.hasTown(cornerOf(cell, 3)) && !sheet.hasTown(cornerOf(cell, 0));
  return above ? { sign: 5, number: -15, scale: 1 } : { sign: -6, number: 14, scale: 1 };
}

export function Standing({ sheet, building, beside, done }: BuildingProps) {
  const { kind, cell, middle, needed } = building;
  const { sign, number, scale } = layout(sheet, building);
  const counts = kind === "fort" && needed === null;
  return (
    <g class={`building ${kind}${done && kind !== "ranch" ? " done" : ""}`}>
      <polygon class="plate" points={sheet.outline(cell, 6.5).map(at).join(" ")} />
      <g class="sign" transform={`translate(${n(middle.x)} ${n(middle.y + sign)}) scale(${scale})`}>
        {PICTURES[kind]}
      </g>
      {needed === null || done ? null : (
        <Ring x={middle.x} y={middle.y + number} of={needed} laid={beside} says={String(needed)} />
      )}
      {counts ? (
        <Ring
          x={middle.x}
          y={middle.y + number}
          of={6}
          laid={beside}
          says={beside === 0 ? "+2" : String(2 * beside)}
        />
      ) : null}
    </g>
  );
}

interface DoneProps {
  building: Building;
  /** As which part of a turn it appears, where it is of the turn that unfolds. */
  at?: number | undefined;
}

/** A pencil's cross over a building that is done; a ranch is circled. */
export function Done({ building: { kind, middle }, at: part }: DoneProps) {
  return (
    <path
      class={part === undefined ? "pencil" : "pencil fresh"}
      style={{ "--at": part }}
      d={kind === "ranch" ? loop(middle, 19, 16) : cross(middle, 15)}
    />
  );
}

const RING = 6.6;

interface RingProps extends Point {
  of: number;
  laid: number;
  says: string;
}

/** A number in a ring of as many parts as tracks are needed; one is inked for each. */
function Ring({ x, y, of, laid, says }: RingProps) {
  const parts = Array.from({ length: Math.min(of, laid) }, (_, part) => {
    const turn = (share: number) => -Math.PI / 2 + (share * 2 * Math.PI) / of;
    const [from, to] = [turn(part + 0.07), turn(part + 0.93)];
    const spot = (angle: number) =>
      at({ x: x + RING * Math.cos(angle), y: y + RING * Math.sin(angle) });
    return `M${spot(from)}A${RING},${RING} 0 ${to - from > Math.PI ? 1 : 0} 1 ${spot(to)}`;
  });
  return (
    <>
      <circle class="ring" cx={n(x)} cy={n(y)} r={RING} />
      <path class="ring-laid" d={parts.join("")} />
      <text class={says.length > 1 ? "number small" : "number"} x={n(x)} y={n(y + 3.6)}>
        {says}
      </text>
    </>
  );
}

export function TownMark({ place: { x, y }, reached }: { place: Point; reached: boolean }) {
  return (
    <>
      <g transform={`translate(${n(x)} ${n(y)})`}>
        <circle class="town" r="7.4" />
        <path class="town-house" d="M-4.4,3.8V-.6L0,-4.8 4.4,-.6V3.8Z" />
      </g>
      {reached ? <path class="pencil" d={loop({ x, y }, 10, 9.6)} /> : null}
    </>
  );
}

/** Where a line may go on, with its station's suit. */
export function LineEnd({ place: { x, y }, suit }: { place: Point; suit: Suit }) {
  return (
    <g class={`line-end ${suit}`} transform={`translate(${n(x)} ${n(y)})`}>
      <circle r="6.4" />
      <path class="suit" transform="scale(.44)" d={SUITS[suit]} />
    </g>
  );
}

/** Which track of the turn this is: a number beside it, where the ground is least crowded. */
export function Tag({
  sheet,
  from,
  to,
  part,
}: {
  sheet: Sheet;
  from: Point;
  to: Point;
  /** Which track of the turn it is, from 0. */
  part: number;
}) {
  const { x, y } = beside(sheet, from, to);
  return (
    <g class="tag" style={{ "--at": part }} transform={`translate(${n(x)} ${n(y)})`}>
      <circle r="5.2" />
      <text class="number" y="3">
        {part + 1}
      </text>
    </g>
  );
}

const ASIDE = 10.5;
const EDGE = 8;

function beside(sheet: Sheet, from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const spot = (by: number) => ({
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * by,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * by,
  });
  const crowded = (point: Point) => {
    const near = sheet.cells.find((cell) => {
      const middle = sheet.middle(cell);
      return Math.hypot(middle.x - point.x, middle.y - point.y) < RADIUS * 0.9;
    });
    const outside = point.x < EDGE || point.x > sheet.width - EDGE;
    return outside ? 2 : near?.id !== undefined || near?.suit !== undefined ? 1 : 0;
  };
  const [one, other] = [spot(ASIDE), spot(-ASIDE)];
  return crowded(one) <= crowded(other) ? one : other;
}
