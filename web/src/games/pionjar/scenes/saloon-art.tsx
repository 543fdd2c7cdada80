/**
 * The saloon: the bar with what lies on it, and the die. What matters is in the view box, and is
 * seen whole in a frame of any shape; the room goes on around it.
 */
import { Die } from "../../../board/die";
import { t } from "../../../i18n/catalogue";
import { ink } from "../board/ink";
import { AROUND } from "./around";
import { HairedHead, HattedHead } from "./people";

/** What matters: mirror, guests, door, and the money on the bar. */
const VIEW_BOX = "0 24 360 218";
/** The upper edge of the bar. */
const BAR = 192;
const BOARD_WIDTH = 30;
const BOARDS = [...Array(AROUND.width / BOARD_WIDTH).keys()].map(
  (at) => AROUND.left + at * BOARD_WIDTH,
);
const BOTTLES = [
  { x: 30, height: 28, fill: "brick" },
  { x: 46, height: 36, fill: "mustard" },
  { x: 61, height: 24, fill: "cream" },
  { x: 78, height: 32, fill: "spruce2" },
  { x: 94, height: 26, fill: "mustard" },
  { x: 111, height: 36, fill: "brick" },
  { x: 128, height: 28, fill: "cream" },
];
const COINS = [
  { x: 36, count: 4 },
  { x: 58, count: 7 },
  { x: 80, count: 3 },
];
const IDLE_FACE = 6;
const DIE_SCALE = 0.9;

interface SaloonArtProps {
  /** The money on the bar. */
  saloon: number;
  /** What the die has just shown, after a tumble; null while none is out. */
  rolled: number | null;
}

export function SaloonArt({ saloon, rolled }: SaloonArtProps) {
  return (
    <svg class="pionjar-board scene-art" viewBox={VIEW_BOX} aria-hidden="true">
      <rect x={AROUND.left} y={AROUND.top} {...AROUND.size} fill={ink("wall")} />
      <path class="seam" d={BOARDS.map((x) => `M${x} ${AROUND.top}V${BAR}`).join("")} />
      {[120, -52].map((y) => (
        <rect key={y} x={AROUND.left} y={y} width={AROUND.width} height="6" fill={ink("wall2")} />
      ))}
      <Mirror />
      <Door />
      <path class="cord" d={`M206 ${AROUND.top}V22`} />
      <path d={`M206 42L150 ${BAR}H262Z`} fill={ink("mustard2")} opacity="0.18" />
      <path d="M182 42q24-36 48 0Z" fill={ink("mustard")} />
      <Guests />
      <rect x={AROUND.left} y={BAR} {...AROUND.size} fill={ink("bartop")} />
      <path
        class="panel-line"
        d={`M${AROUND.left} 250h${AROUND.width}M${AROUND.left} 318h${AROUND.width}M18 250V318M126 250V318M234 250V318M342 250V318`}
      />
      <rect x={AROUND.left} y={BAR} width={AROUND.width} height="8" fill={ink("mustard")} />
      <Money />
      <rect x="105" y={BAR + 15} width="150" height="28" rx="14" fill={ink("plate")} />
      <text class="pb-word on-bar" x="180" y={BAR + 34} text-anchor="middle">
        {t("pionjar.scene.on_bar", { amount: saloon })}
      </text>
      <g transform={`translate(302 ${BAR - 6}) rotate(-9) scale(${DIE_SCALE})`}>
        <g class={rolled === null ? undefined : "tumbling"}>
          <Die
            face={rolled ?? IDLE_FACE}
            fill={ink("dieface")}
            pips={ink("ink")}
            line={ink("ink")}
          />
        </g>
      </g>
    </svg>
  );
}

function Mirror() {
  return (
    <>
      <rect x="18" y="26" width="134" height="76" fill={ink("mirror")} />
      <path d="M40 102L92 26H124L72 102Z" fill={ink("cream")} opacity="0.09" />
      {BOTTLES.map(({ x, height, fill }) => (
        <g key={x}>
          <path
            d={`M${x} 100v-${height - 9}q0-3 3-4v-7h4v7q3 1 3 4v${height - 9}Z`}
            fill={ink(fill)}
          />
          <rect
            x={x + 2}
            y={100 - Math.round(height * 0.42)}
            width="6"
            height="6"
            fill={ink("mirror")}
            opacity="0.45"
          />
        </g>
      ))}
      <rect class="gilt" x="18" y="26" width="134" height="76" />
    </>
  );
}

/** The swing door, and the evening outside. */
function Door() {
  return (
    <>
      <rect x="268" y="36" width="76" height={BAR - 36} fill={ink("dusk")} />
      <circle cx="322" cy="60" r="9" fill={ink("cream")} />
      <path d="M268 138Q290 110 320 110 334 112 344 124V150H268Z" fill={ink("spruce")} />
      <rect x="268" y="150" width="76" height="42" fill={ink("street")} />
      <path d="M272 92q18-3 32-13v88h-32Z" fill={ink("brick")} />
      <path d="M340 92q-18-3-32-13v88h32Z" fill={ink("brick")} />
      <path
        class="slats"
        d="M278 105h20M278 117h20M278 129h20M278 141h20M278 153h20M314 105h20M314 117h20M314 129h20M314 141h20M314 153h20"
      />
      <path class="door-frame" d={`M265 ${BAR}V33H347V${BAR}`} />
    </>
  );
}

function Guests() {
  return (
    <>
      {[
        { x: 174, coat: "figcoat" },
        { x: 238, coat: "sky" },
      ].map(({ x, coat }) => (
        <g key={x}>
          <path d={`M${x - 27} ${BAR}q-2-48 27-50 29 2 27 50Z`} fill={ink(coat)} />
          <path d={`M${x - 5} 143l5 12 5-12Z`} fill={ink("cream")} />
        </g>
      ))}
      <HattedHead x={174} y={128} r={13} />
      <HairedHead x={238} y={129} r={12.5} />
    </>
  );
}

function Money() {
  return (
    <>
      {COINS.flatMap(({ x, count }) =>
        [...Array(count).keys()].map((at) => (
          <ellipse class="coin" key={`${x} ${at}`} cx={x} cy={BAR - 2 - 5.4 * at} rx="10" ry="4" />
        )),
      )}
    </>
  );
}
