/** The seats' marks on boards: a seat has the same shape and hue in every game and on every screen. */

/** Each seat's shape as path data about 10 units in radius, in seat order. */
export const MARKS = [
  "M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z",
  "M0-10.4 10 7.2H-10Z",
  "M-7.8-7.8H7.8V7.8H-7.8Z",
  "M0-11.4 9.4 0 0 11.4-9.4 0Z",
  "M-3.5-9.4H3.5V-3.5H9.4V3.5H3.5V9.4H-3.5V3.5H-9.4V-3.5H-3.5Z",
  "M0-10.4 2.9-3.4 10.5-2.8 4.7 2.1 6.5 9.5 0 5.5-6.5 9.5-4.7 2.1-10.5-2.8-2.9-3.4Z",
  "M-9-9.5H9L2.500 0 9 9.500H-9L-2.500 0Z",
  "M4.500-9.500A10 10 0 1 0 4.500 9.500 11.500 11.500 0 0 1 4.500-9.500Z",
] as const;

/** The seat's colour, and the ink that is read on it. */
export function seatInk(seat: number): { fill: string; on: string } {
  return { fill: `var(--seat-${seat + 1})`, on: `var(--on-seat-${seat + 1})` };
}

interface MarkProps {
  seat: number;
  scale?: number;
  fill?: string;
}

/** The mark alone, in the ink that is read on the seat's colour. */
export function Mark({ seat, scale = 1, fill = seatInk(seat).on }: MarkProps) {
  const transform = scale === 1 ? undefined : `scale(${scale})`;
  return <path d={MARKS[seat] ?? MARKS[0]} fill={fill} transform={transform} />;
}

interface ChipProps {
  seat: number;
  r: number;
  line: string;
}

/** A round chip in the seat's colour with its mark. */
export function Chip({ seat, r, line }: ChipProps) {
  return (
    <>
      <circle r={r} fill={seatInk(seat).fill} stroke={line} stroke-width="3" />
      <Mark seat={seat} scale={r / 17} />
    </>
  );
}
