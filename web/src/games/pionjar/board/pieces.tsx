/** What moves on the board: prairie schooners in the seats' colours, and two raiders. */
import { MARKS, seatInk } from "../../../board/marks";
import type { Point } from "./data";
import { ink } from "./ink";

const CANVAS = "M-11 2.500C-12.400-7-8-9.400 0-8.800 8-9.400 12.400-7 11 2.500Z";
const BOX = "M-10 2.500h20l-1.600 4.400h-16.800Z";
/** So large is a mark of ten units on the canvas. */
const MARK = 0.38;

interface SchoonerProps extends Point {
  seat: number;
  /** The reader's own: a dashed line goes around it. */
  own?: boolean;
}

export function Schooner({ x, y, seat, own = false }: SchoonerProps) {
  const { fill, on } = seatInk(seat);
  return (
    <g class="schooner" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {own ? <ellipse class="own" cy="1" rx="16.5" ry="14" stroke={fill} /> : null}
      <g class="halo">
        <path d={CANVAS} />
        <path d={BOX} />
        <circle cx="-6" cy="7.6" r="3.3" />
        <circle cx="6" cy="7.6" r="3.3" />
      </g>
      <path d={CANVAS} fill={fill} stroke={ink("piecebox")} stroke-width="0.8" />
      <path d={BOX} fill={ink("piecebox")} />
      <circle class="wheel" cx="-6" cy="7.6" r="2.6" />
      <circle class="wheel" cx="6" cy="7.6" r="2.6" />
      <path d={MARKS[seat] ?? MARKS[0]} transform={`translate(0 -3) scale(${MARK})`} fill={on} />
    </g>
  );
}

const HORSE =
  "M2.200 12.600 5.400 8.200 6 6.800 7.400 8 9.800 12.400 17.600 12.200C20.400 12.200 21.600 14 21.600 16.400L23 19.400 21.600 19.200 20.600 17 20.800 23H18.600L17.800 18.200 11.600 18.400 11.200 23H9L8.600 17.600C7.200 16.400 6.800 14.800 6.400 12.400L3.800 14Z";
const COAT = "M10.400 12.800 10.800 6.800H15.600L16.600 12.800Z";
const LEG = "M12.200 12h3.200l-.400 5.400h-2.600Z";
const HAT =
  "M8.600 3.100Q13.200 1.300 17.800 3.100L17.600 1.900Q16 1.900 15.600.8 15.600-1.400 13.200-1.400T10.800.8Q10.400 1.900 8.800 1.900Z";
const RIDER = 31;

/** A raider on guard: a rider with a bandana. */
export function Raider({ x, y }: Point) {
  const scale = RIDER / 24;
  return (
    <g transform={`translate(${x - RIDER / 2} ${y - 5 - RIDER / 2}) scale(${scale})`}>
      <g class="halo">
        <path d={HORSE} />
        <path d={COAT} />
        <circle cx="13.2" cy="4" r="2.5" />
        <path d={HAT} />
      </g>
      <path d={HORSE} fill={ink("horse")} />
      <path d={COAT} fill={ink("coat")} />
      <path d={LEG} fill={ink("coat")} />
      <circle cx="13.2" cy="4" r="2.5" fill={ink("facetone")} />
      <path d="M10.600 4h5.200l-1 2.600-1.600 1.800-1.600-1.800Z" fill={ink("brick")} />
      <path d={HAT} fill={ink("hatink")} />
    </g>
  );
}
