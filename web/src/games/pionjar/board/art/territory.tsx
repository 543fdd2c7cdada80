/** The territory: the ring of stamps, two trails from Pioneer City, the lake, the prison. */
import { useMemo } from "preact/hooks";
import { t } from "../../../../i18n/catalogue";
import {
  HEIGHT,
  type Point,
  PRISON,
  SQUARES,
  squarePoint,
  TRAIL_HEAD,
  TRAIL_NAMES,
  TRAILS,
  type TrailName,
  WIDTH,
} from "../data";
import { ink } from "../ink";
import { Figure, type FigureName } from "./figures";
import { TerritoryCountry } from "./scenery";
import { Stamp } from "./stamps";

/** Drawn once for a language. */
export function TerritoryArt() {
  return useMemo(() => <Printed />, [t]);
}

function Printed() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={ink("paper")} />
      <clipPath id="pionjar-land">
        <rect x="35" y="35" width="290" height="350" rx="4" />
      </clipPath>
      <rect x="33.8" y="33.8" width="292.4" height="352" fill={ink("land")} />
      <g clip-path="url(#pionjar-land)">
        <TerritoryCountry />
        <Name x={80} y={108} title>
          {t("pionjar.board.city")}
        </Name>
        {TRAIL_NAMES.map((trail) => (
          <Trail key={trail} trail={trail} />
        ))}
        <g transform={`translate(${TRAIL_HEAD.x} ${TRAIL_HEAD.y})`}>
          <circle class="trailhead" r="7.4" />
          <path class="arrow" d="M-2.400-3l4 3-4 3" />
        </g>
        <Name x={250} y={150.5}>
          {t("pionjar.trail", { trail: "hunting" })}
        </Name>
        <Name x={234} y={233} lake>
          {t("pionjar.trail", { trail: "fishing" })}
        </Name>
        <Prison />
      </g>
      {SQUARES.map((square) => (
        <Stamp key={square.n} square={square} />
      ))}
      <path class="exit" d="M44.500 13.500l7 5.500-7 5.500Z" />
      <Exit at={squarePoint(TRAILS.hunting.exit)} d="M-17-5.500l8 5.500-8 5.500Z" />
      <Exit at={squarePoint(TRAILS.fishing.exit)} d="M-5.500-17l5.500 8 5.500-8Z" />
    </>
  );
}

interface NameProps extends Point {
  children: string;
  title?: boolean;
  lake?: boolean;
}

function Name({ x, y, children, title = false, lake = false }: NameProps) {
  const classes = [title ? "pb-title" : "pb-word", "name", lake && "lake"].filter(Boolean);
  return (
    <text class={classes.join(" ")} x={x} y={y} text-anchor="middle">
      {children}
    </text>
  );
}

function Exit({ at: { x, y }, d }: { at: Point; d: string }) {
  return <path class="exit" d={d} transform={`translate(${x} ${y})`} />;
}

function Trail({ trail }: { trail: TrailName }) {
  const { circles, exit } = TRAILS[trail];
  const line = [TRAIL_HEAD, ...circles].map(({ x, y }) => `${x} ${y}`).join(" ");
  const last = circles.at(-1) ?? TRAIL_HEAD;
  const out = squarePoint(exit);
  return (
    <>
      <path class="trail-bed" d={`M${line}`} />
      <path class="trail-steps" d={`M${line}`} />
      <path
        class="trail-out"
        d={
          trail === "hunting"
            ? `M${last.x + 5} ${last.y}H${out.x - 15}`
            : `M${last.x} ${last.y + 5}V${out.y - 15}`
        }
      />
      {circles.map(({ x, y, kind }) => (
        <Circle key={`${x} ${y}`} x={x} y={y} kind={kind} />
      ))}
    </>
  );
}

const GROUNDS: Readonly<Record<string, string>> = {
  buffalo: "mustard",
  fish: "sky",
  gold: "goldbg",
};

/** A circle of a trail: nothing there, a place for a raider, or what is found there. */
function Circle({ x, y, kind }: Point & { kind: string }) {
  if (kind === "path") {
    return <circle class="step" cx={x} cy={y} r="6.6" />;
  }
  if (kind === "raider") {
    return (
      <>
        <circle class="raider-place" cx={x} cy={y} r="10.6" />
        <Figure name="bandana" x={x} y={y + 0.8} size={13.5} />
      </>
    );
  }
  const ground = GROUNDS[kind] ?? "land";
  const gold = kind === "gold";
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={ink("stamp")} />
      <circle cx={x} cy={y} r="9.7" fill={ink(ground)} stroke={ink("ink")} />
      <Figure
        name={kind as FigureName}
        x={x}
        y={y - (kind === "buffalo" ? 0.4 : 0)}
        size={gold ? 14.6 : 15.5}
        fg={gold ? "mustard" : "ink"}
        bg={gold ? "ink" : ground}
      />
    </>
  );
}

function Prison() {
  const { x, y, r } = PRISON;
  return (
    <>
      <circle class="pb-over" cx={x + 1.6} cy={y + 2} r={r} fill={ink("shade")} />
      <circle cx={x} cy={y} r={r} fill={ink("stamp")} stroke={ink("ink")} stroke-width="2" />
      <circle cx={x} cy={y} r={r - 4} fill={ink("brick2")} />
      <Figure name="bars" x={x} y={y - 1} size={27} bg="stonewall" />
      <Name x={x} y={y + r + 12.5}>
        {t("pionjar.board.prison")}
      </Name>
    </>
  );
}
