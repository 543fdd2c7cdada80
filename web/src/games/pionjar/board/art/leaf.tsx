/** The marking board as a tear-off calendar leaf: the month, prices a card, what is in the saloon. */
import { number, t } from "../../../../i18n/catalogue";
import { monthName } from "../../words";
import { ink } from "../ink";
import { Figure, type FigureName } from "./figures";

export interface LeafProps {
  /** -1 while time has not begun. */
  month: number;
  prices: { harvest: number; timber: number } | null;
  /** What proclamations have changed. */
  changes: readonly { goods: string; percent: number }[];
  saloon: number;
}

const LEFT = 39;
const TOP = 194;
const WIDTH = 92;
const HEIGHT = 91;
const HEAD = 23;
const ROW = 21;
/** A longer month than this many letters is set closer. */
const NAME_LETTERS = 13;
const NAME_MARGIN = 5;

interface Row {
  figure: FigureName;
  fg: string;
  bg: string;
  value: string;
  note: string;
}

export function Leaf({ month, prices, changes, saloon }: LeafProps) {
  const note = (goods: string) => {
    const percent = changes.find((change) => change.goods === goods)?.percent ?? 0;
    return percent === 0
      ? ""
      : t("pionjar.percent", { percent, sign: percent < 0 ? "less" : "more" });
  };
  const price = (goods: "harvest" | "timber") => (prices === null ? "–" : number(prices[goods]));
  const rows: Row[] = [
    {
      figure: "scythe",
      fg: "label",
      bg: "mustard",
      value: price("harvest"),
      note: note("harvest"),
    },
    { figure: "axe", fg: "label", bg: "brick2", value: price("timber"), note: note("timber") },
    { figure: "saloon", fg: "mustard", bg: "label", value: number(saloon), note: "" },
  ];
  const name = monthName(Math.max(0, month));
  return (
    <g transform={`translate(${LEFT} ${TOP})`}>
      <rect
        class="pb-over"
        x="2"
        y="2.5"
        width={WIDTH}
        height={HEIGHT}
        rx="3"
        fill={ink("shade")}
      />
      <rect width={WIDTH} height={HEIGHT} rx="3" fill={ink("plate")} />
      <path d={`M0 ${HEAD}V3a3 3 0 0 1 3-3h${WIDTH - 6}a3 3 0 0 1 3 3v20Z`} fill={ink("head")} />
      <circle cx="22" cy="1" r="2" fill={ink("paper")} />
      <circle cx={WIDTH - 22} cy="1" r="2" fill={ink("paper")} />
      <text
        class="pb-word leaf-head"
        x={WIDTH / 2}
        y="17"
        text-anchor="middle"
        textLength={name.length > NAME_LETTERS ? WIDTH - 2 * NAME_MARGIN : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      {rows.map(({ figure, fg, bg, value, note: says }, at) => {
        const y = 36 + at * ROW;
        return (
          <g key={figure}>
            <Figure name={figure} x={12} y={y} size={17} fg={fg} bg={bg} />
            <text class="pb-word leaf-value" x={WIDTH - 5} y={y + 4.4} text-anchor="end">
              {value}
            </text>
            {at === 0 ? null : <path class="leaf-line" d={`M6 ${y - 10.5}H${WIDTH - 6}`} />}
            <text class="pb-word leaf-note" x="21" y={y + 4}>
              {says}
            </text>
          </g>
        );
      })}
    </g>
  );
}
