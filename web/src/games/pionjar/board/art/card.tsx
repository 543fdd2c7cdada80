/** A card as it lies face down: its back tells the kind, and no value. */
import { ink } from "../ink";
import { Figure, type FigureName } from "./figures";
import { inks } from "./stamps";

interface GoodsCardProps {
  goods: string;
  x: number;
  y: number;
  width: number;
  turn?: number;
  /** The one that is bid for. */
  up?: boolean;
}

/** Height to width. */
export const CARD_TALL = 1.34;
const BACKS: Readonly<Record<string, string>> = { fish: "sky", gold: "spruce", timber: "spruce" };
const FEET: Readonly<Record<string, string>> = { harvest: "mustard2", timber: "ink" };
const FIGURES: Readonly<Record<string, { name: FigureName; fg?: string; bg?: string }>> = {
  harvest: { name: "scythe" },
  timber: { name: "axe", fg: "cream", bg: "cream" },
};

export function GoodsCard({ goods, x, y, width, turn = 0, up = false }: GoodsCardProps) {
  const height = width * CARD_TALL;
  const box = (grown: number) => ({
    x: -width / 2 - grown,
    y: -height / 2 - grown,
    width: width + 2 * grown,
    height: height + 2 * grown,
  });
  const foot = height / 2 - 4;
  const edge = width / 2 - 4;
  const figure = FIGURES[goods] ?? { name: goods as FigureName, ...inks(goods) };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...box(0)} rx="5" fill={ink("ink")} opacity="0.25" transform="translate(1.500 2)" />
      {up ? <rect {...box(3)} rx="8" fill="none" stroke={ink("cream")} stroke-width="3" /> : null}
      <rect {...box(0)} rx="5" fill={ink("cream")} />
      <rect {...box(-4)} rx="2" fill={ink(BACKS[goods] ?? "mustard")} />
      <path
        d={`M${-edge} ${foot - 18}Q0 ${foot - 30} ${edge} ${foot - 18}V${foot}H${-edge}Z`}
        fill={ink(FEET[goods] ?? "brick")}
        opacity={goods === "timber" ? 0.28 : 0.8}
      />
      <Figure {...figure} x={0} y={-2} size={width * 0.6} />
    </g>
  );
}
