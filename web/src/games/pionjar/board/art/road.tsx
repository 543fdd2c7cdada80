/** The wagon road: from the coast to Missouri, six branches, and the claims at their ends. */
import { useMemo } from "preact/hooks";
import { t } from "../../../../i18n/catalogue";
import { propertyName } from "../../words";
import { BRANCHES, type Branch, COMMON, HEIGHT, ROAD_LINE, START, WIDTH } from "../data";
import { ink } from "../ink";
import { Figure } from "./figures";
import { RoadCountry } from "./scenery";
import { VIGNETTES } from "./vignettes";

/** Drawn once for a language. */
export function RoadArt() {
  return useMemo(() => <Printed />, [t]);
}

function Printed() {
  const lines = [ROAD_LINE, ...BRANCHES.map(({ line }) => line)].map(drawn);
  const missouri = COMMON.at(-1) ?? START;
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={ink("land")} />
      <RoadCountry />
      <text class="pb-title sea" x="11" y="33" font-size="22" font-weight="800">
        {t("pionjar.board.road")}
      </text>
      <text class="pb-word sea" x="12" y="50" font-size="12.5" font-weight="700">
        {t("pionjar.board.west")}
      </text>
      {lines.map((d) => (
        <path key={d} class="road-case" d={d} />
      ))}
      {lines.map((d) => (
        <path key={d} class="road-fill" d={d} />
      ))}
      {BRANCHES.map((branch) => (
        <Claim key={branch.property} branch={branch} />
      ))}
      {[...COMMON.slice(0, -1), ...BRANCHES.flatMap(({ dots }) => dots)].map(({ x, y, kind }) => (
        <Dot key={`${x} ${y}`} x={x} y={y} kind={kind} />
      ))}
      <Coast />
      <circle class="place" cx={missouri.x} cy={missouri.y} r="13" />
      <Figure name="town" x={missouri.x} y={missouri.y - 0.5} size={17} fg="townink" />
      <text class="pb-word name" x={missouri.x - 6} y={missouri.y - 27.5} text-anchor="end">
        {t("pionjar.board.missouri")}
      </text>
      <Dot x={18} y={140} kind="red" />
      <text class="pb-word sea" x="29" y="144" font-size="11" font-weight="700">
        {t("pionjar.board.red")}
      </text>
      <Dot x={18} y={158} kind="black" />
      <text class="pb-word sea" x="29" y="162" font-size="11" font-weight="700">
        {t("pionjar.board.black")}
      </text>
    </>
  );
}

/** A line through points as a path. */
export function drawn(line: readonly (readonly number[])[]): string {
  return `M${line.map(([x, y]) => `${x} ${y}`).join(" ")}`;
}

function Coast() {
  const { x, y } = START;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="place" r="11" />
      <path
        d="M0-5.500v11M-5 1c0 5.400 10 5.400 10 0M-3-2.400h6"
        fill="none"
        stroke={ink("label")}
        stroke-width="1.7"
        stroke-linecap="round"
      />
      <circle cy="-6" r="1.6" fill={ink("halo")} stroke={ink("label")} stroke-width="1.3" />
      <text class="pb-word name" x="-22" y="25">
        {t("pionjar.board.coast")}
      </text>
    </g>
  );
}

/** A dot of the road: red leads on, black costs a turn. */
export function Dot({ x, y, kind }: { x: number; y: number; kind: string }) {
  if (kind === "plain") {
    return <circle class="plain-dot" cx={x} cy={y} r="5" />;
  }
  return (
    <g class={`${kind}-dot`} transform={`translate(${x} ${y})`}>
      <circle class="halo" r="7.6" />
      <circle class="ground" r="6.6" />
      <path
        d={
          kind === "red"
            ? "M-3-2.800l2.800 2.800-2.800 2.800M.600-2.800l2.800 2.800-2.800 2.800"
            : "M-2.600-2.600l5.200 5.200M2.600-2.600l-5.200 5.200"
        }
      />
    </g>
  );
}

const VIGNETTE = { x: 272, width: 82, height: 61 } as const;
const SCENE = VIGNETTE.height - 17;
/** A longer name than this many letters is set closer. */
const NAME_LETTERS = 14;
const NAME_MARGIN = 3;

/** Where a property's picture stands. */
export function claimBox({ claim }: Branch) {
  return { ...VIGNETTE, y: claim.y - 30.5 };
}

function Claim({ branch }: { branch: Branch }) {
  const { property } = branch;
  const { x, y, width, height } = claimBox(branch);
  const clip = `claim-${property}`;
  const name = propertyName(property);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class="pb-over"
        x="2"
        y="2.5"
        width={width}
        height={height}
        rx="2"
        fill={ink("shade")}
      />
      <rect width={width} height={height} rx="2" fill={ink("stamp")} />
      <clipPath id={clip}>
        <rect width={width - 5} height={SCENE - 2.5} />
      </clipPath>
      <g transform="translate(2.5 2.5)" clip-path={`url(#${clip})`}>
        {VIGNETTES[property]}
      </g>
      <text
        class="pb-word name small claim-name"
        x={width / 2}
        y={height - 5}
        text-anchor="middle"
        textLength={name.length > NAME_LETTERS ? width - 2 * NAME_MARGIN : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </g>
  );
}
