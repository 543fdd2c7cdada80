/** Where a herd was stolen: empty rings in the robbed seat's colour, and a stamp across. */
import { seatInk } from "../../../board/marks";
import { ink } from "./art/ink";
import { round } from "./art/trail";
import { farmBy, WIDTH } from "./data";
import type { Theft } from "./scene";
import type { Say } from "./view";

const SIZE = 36;

/** About how wide a word is in the display face; East Asian signs are square. */
export function widthOf(word: string, size: number): number {
  const ems = [...word].map((sign) => ((sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.66));
  return ems.reduce((sum, em) => sum + em, 0) * size;
}

/** The mark that a theft leaves until the next thing happens. */
export function Stamp({ theft, t }: { theft: Theft; t: Say }) {
  const { slots, slot_r } = farmBy(theft.farm).pasture;
  const word = t("board.rancher.stolen");
  const half = widthOf(word, SIZE) / 2 + 26;
  const middle = (pick: (slot: { x: number; y: number }) => number) =>
    slots.reduce((sum, slot) => sum + pick(slot), 0) / slots.length;
  const x = Math.min(
    Math.max(
      middle((slot) => slot.x),
      half + 8,
    ),
    WIDTH - half - 8,
  );
  return (
    <>
      <path
        d={slots
          .slice(0, theft.chips)
          .map((slot) => round(slot, slot_r - 1))
          .join("")}
        fill="none"
        stroke={seatInk(theft.victim).fill}
        stroke-width="4"
        stroke-dasharray="6 4.4"
      />
      <g transform={`translate(${x} ${middle((slot) => slot.y)}) rotate(-7)`}>
        <g class="rb-stamp">
          <rect
            x={-half}
            y="-31"
            width={2 * half}
            height="62"
            rx="10"
            fill={ink("stamp-paper")}
            stroke={ink("stamp")}
            stroke-width="6"
          />
          <rect
            x={9 - half}
            y="-22"
            width={2 * half - 18}
            height="44"
            rx="5"
            fill="none"
            stroke={ink("stamp")}
            stroke-width="2.5"
          />
          <text class="rb-stolen" y="13" font-size={SIZE}>
            {word}
          </text>
        </g>
      </g>
    </>
  );
}
