/** Line icons and seat marks, drawn from one sprite sheet. */
import sprite from "../assets/icons.svg";

/** The drawings on the sheet. */
export type IconName =
  | "accepted"
  | "back"
  | "bot"
  | "chair"
  | "check"
  | "chevron"
  | "close"
  | "copy"
  | "device"
  | "dice"
  | "eye"
  | "globe"
  | "home"
  | "invite"
  | "minus"
  | "more"
  | "motion"
  | "next"
  | "offline"
  | "outbox"
  | "pattern"
  | "pause"
  | "play"
  | "plus"
  | "queued"
  | "refused"
  | "replay"
  | "rosette"
  | "rules"
  | "seal"
  | "sending"
  | "settings"
  | "share"
  | "stepb"
  | "stepf"
  | "tables"
  | "theft"
  | "theme"
  | "trash"
  | "undo"
  | "user";

interface IconProps {
  name: IconName;
  small?: boolean;
}

/** An icon beside a word, or in a button that has a label of its own: never read aloud. */
export function Icon({ name, small = false }: IconProps) {
  return (
    <svg class={small ? "i i-s" : "i"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** Marks that seats can have: as many as there are on the sheet. */
const MARKS = 8;

interface SeatMarkProps {
  seat: number;
  size?: "small" | "large";
  /** Units across, for a mark inside another drawing. */
  across?: number;
}

/** The shape and colour of a seat, the same in every game and on every screen. */
export function SeatMark({ seat, size, across }: SeatMarkProps) {
  const mark = (seat % MARKS) + 1;
  const sized = size === undefined ? "" : ` mk-${size}`;
  return (
    <svg
      class={`mk s${mark}${sized}`}
      viewBox="0 0 24 24"
      width={across}
      height={across}
      aria-hidden="true"
    >
      <use href={`${sprite}#seat-${mark}`} />
    </svg>
  );
}
