/** What is printed before anybody plays: land, rivers, mountains, scrub, the survey's hairlines. */
import { useMemo } from "preact/hooks";
import { at, jitter, n, smooth, strokes } from "../hand";
import { type Hex, hexName, neighbour, type Point, SIDES } from "../hexes";
import { course, RADIUS, type Sheet } from "../sheets";

/** Drawn once for a sheet and left alone by every later drawing of the tracks. */
export function Ground({ sheet }: { sheet: Sheet }) {
  return useMemo(() => <Printed sheet={sheet} />, [sheet]);
}

function Printed({ sheet }: { sheet: Sheet }) {
  const rivers = sheet.rivers.map((river) => course(river));
  const water = `water-${sheet.id}`;
  return (
    <g>
      {sheet.cells.map((cell) => (
        <polygon key={hexName(cell)} class={ground(cell.kind)} points={outline(sheet, cell)} />
      ))}
      <clipPath id={water}>
        {rivers.flat().map((hex) => (
          <polygon key={hexName(hex)} points={outline(sheet, hex)} />
        ))}
      </clipPath>
      <g clip-path={`url(#${water})`}>
        {rivers.map((line, index) => (
          <Flow key={sheet.rivers[index]?.name} sheet={sheet} line={line} />
        ))}
      </g>
      {sheet.cells.map((cell) => (
        <Growth key={hexName(cell)} sheet={sheet} hex={cell} kind={cell.kind} />
      ))}
      <path class="hair" d={strokes(sheet.open)} />
    </g>
  );
}

function ground(kind: string): string {
  return kind === "river" ? "water" : kind === "mountain" ? "hill" : "land";
}

function outline(sheet: Sheet, hex: Hex): string {
  return sheet.outline(hex).map(at).join(" ");
}

function Growth({ sheet, hex, kind }: { sheet: Sheet; hex: Hex; kind: string }) {
  if (kind === "mountain") {
    return <Peaks middle={sheet.middle(hex)} name={hexName(hex)} />;
  }
  if (kind !== "land") {
    return null;
  }
  const middle = sheet.middle(hex);
  return sheet.desert ? (
    <path class="scrub" d={scrub(middle, hexName(hex))} />
  ) : (
    <path class="tree" d={trees(middle, hexName(hex))} />
  );
}

/** Three peaks, each with its shaded side hatched: place, width and height of each. */
const PEAKS = [
  { dx: -9, dy: -1, width: 25, height: 20 },
  { dx: 9, dy: 3, width: 27, height: 22 },
  { dx: -5, dy: 17, width: 27, height: 19 },
] as const;

function Peaks({ middle, name }: { middle: Point; name: string }) {
  const next = jitter("peak", name);
  return (
    <>
      {PEAKS.map(({ dx, dy, width, height }) => {
        const foot = { x: middle.x + dx + next(-2, 2), y: middle.y + dy + next(-1.5, 1.5) };
        const wide = width * next(0.92, 1.08);
        const high = height * next(0.9, 1.1);
        const top = { x: foot.x + next(-2, 2), y: foot.y - high };
        const left = { x: foot.x - wide * 0.28 + next(-1, 1), y: foot.y - high * 0.42 };
        const right = { x: foot.x + wide * 0.26, y: foot.y - high * 0.46 + next(-1, 1) };
        const ridge = [left, top, right, { x: foot.x + wide / 2, y: foot.y }].map(at).join("L");
        return (
          <g key={dx}>
            <path class="peak" d={`M${at({ x: foot.x - wide / 2, y: foot.y })}L${ridge}`} />
            <path class="hatch" d={hatch(top, foot, wide, high)} />
          </g>
        );
      })}
    </>
  );
}

function hatch(top: Point, foot: Point, width: number, height: number): string {
  return [1, 2, 3, 4, 5, 6]
    .map((step) => {
      const down = step / 7;
      const x = top.x + (foot.x + width / 2 - top.x) * down * 0.96;
      const y = top.y + (foot.y - top.y) * down ** 0.9;
      const length = height * (1 - down) * 0.62 + 1.5;
      return `M${n(x)},${n(y + 0.6)}l${n(-length * 0.26)},${n(length)}`;
    })
    .join("");
}

function scrub({ x, y }: Point, name: string): string {
  const next = jitter("scrub", name);
  const tufts = [1, 2, 3, 4].map(() => {
    const foot = `M${n(x + next(-15, 15))},${n(y + next(-13, 14))}`;
    return `${foot}v-4${foot}l-3,-3${foot}l3,-3`;
  });
  const stones = [1, 2, 3, 4, 5, 6, 7].map(
    () => `M${n(x + next(-19, 19))},${n(y + next(-17, 17))}h.1`,
  );
  return [...tufts, ...stones].join("");
}

function trees({ x, y }: Point, name: string): string {
  const next = jitter("trees", name);
  return [
    [-8, -4],
    [8, -7],
    [1, 9],
  ]
    .map(([dx = 0, dy = 0]) => {
      const a = x + dx + next(-3, 3);
      const b = y + dy + next(-2, 2);
      const crown = `M${n(a - 4.5)},${n(b + 2)}L${n(a)},${n(b - 8)} ${n(a + 4.5)},${n(b + 2)}Z`;
      return `M${n(a)},${n(b + 5)}v-3${crown}M${n(a - 2.6)},${n(b - 2)}H${n(a + 1)}`;
    })
    .join("");
}

/** The lines of the water, from bank to bank: how far each is from the middle. */
const LINES = [-15, -9.5, -3.4, 3.4, 9.5, 15] as const;
const BANK = 12;
const BEND = 6;

/** A river's banks and ripples; narrow to nothing where it dies on the map. */
function Flow({ sheet, line }: { sheet: Sheet; line: readonly Hex[] }) {
  const middles = line.map((hex) => sheet.middle(hex));
  const aside = normals(middles);
  const bent = middles.map(({ x, y }, index) => {
    const push = index % 2 === 0 ? BEND : -BEND;
    return { x: x + (aside[index]?.x ?? 0) * push, y: y + (aside[index]?.y ?? 0) * push };
  });
  const ends = [end(sheet, line, 0, 1), end(sheet, line, -1, -2)];
  const body = [ends[0]?.at, ...bent, ends[1]?.at].filter((point) => point !== undefined);
  const widths = [ends[0]?.leaves ? 1 : 0.12, ...bent.map(() => 1), ends[1]?.leaves ? 1 : 0.12];
  const across = normals(body);
  return (
    <>
      {LINES.map((off, index) => {
        const shifted = body.map(({ x, y }, place) => {
          const by = off * (widths[place] ?? 1);
          return { x: x + (across[place]?.x ?? 0) * by, y: y + (across[place]?.y ?? 0) * by };
        });
        return Math.abs(off) > BANK ? (
          <path key={off} class="bank-line" d={smooth(shifted)} />
        ) : (
          <path
            key={off}
            class="ripple"
            d={smooth(shifted)}
            stroke-dasharray={index % 2 ? "9 5 15 7" : "15 6 7 8"}
            stroke-dashoffset={index * 5}
          />
        );
      })}
    </>
  );
}

/** Where a river begins or ends, and whether it leaves the map there. */
function end(sheet: Sheet, line: readonly Hex[], last: number, before: number) {
  const hex = line.at(last);
  const from = line.at(before);
  if (hex === undefined || from === undefined) {
    return undefined;
  }
  const middle = sheet.middle(hex);
  const other = sheet.middle(from);
  const back = { x: other.x - middle.x, y: other.y - middle.y };
  const out = SIDES.filter((side) => sheet.kind(neighbour(hex, side)) === undefined)
    .map((side) => towards(side))
    .toSorted((a, b) => a.x * back.x + a.y * back.y - (b.x * back.x + b.y * back.y))[0];
  return out === undefined
    ? { at: { x: middle.x - back.x * 0.4, y: middle.y - back.y * 0.4 }, leaves: false }
    : {
        at: { x: middle.x + out.x * RADIUS * 0.86, y: middle.y + out.y * RADIUS * 0.86 },
        leaves: true,
      };
}

function towards(side: number): Point {
  const turn = (Math.PI / 3) * side + Math.PI / 6;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

/** For each point the direction square to the line there, one unit long. */
function normals(points: readonly Point[]): Point[] {
  return points.map((here, index) => {
    const before = points[index - 1] ?? here;
    const after = points[index + 1] ?? here;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    return { x: -dy / length, y: dx / length };
  });
}
