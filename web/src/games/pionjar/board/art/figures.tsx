/** The signs of the board, each on a grid of 24 by 24: two inks come from who draws them. */
import type { JSX } from "preact";

export type FigureName =
  | "scythe"
  | "axe"
  | "buffalo"
  | "fish"
  | "gold"
  | "horn"
  | "telegraph"
  | "trapper"
  | "saloon"
  | "bandana"
  | "bars"
  | "town"
  | "grass_0"
  | "grass_1"
  | "grass_2";

const FIGURES: Readonly<Record<FigureName, JSX.Element>> = {
  scythe: (
    <>
      <path
        d="M18.6 22.5V13"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M18.6 14.4c-2-.2-2.9-1.4-2.8-3 1.9.2 2.8 1.4 2.8 3Zm0 0c2-.2 2.9-1.4 2.8-3-1.9.2-2.8 1.4-2.8 3Z"
        fill="var(--fg)"
      />
      <path
        d="M18.6 17.4c-2-.2-2.9-1.4-2.8-3 1.9.2 2.8 1.4 2.8 3Zm0 0c2-.2 2.9-1.4 2.8-3-1.9.2-2.8 1.4-2.8 3Z"
        fill="var(--fg)"
      />
      <path
        d="M6 22.3 15.4 4.8M10.6 13.4l3.1 1.6"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M17.2 3.2C10.6.7 4.4 3.4 1.4 10.9 6.4 6.6 11 5.9 16 7Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="0.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  axe: (
    <>
      <path
        d="M4.2 21.8 14.6 5.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M10.2 4.6 13.6 1.8C17.6 2.6 21.6 6 22.6 11.4 20.6 13.8 18 14.8 15.2 14.4L15.4 9.6Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="0.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  buffalo: (
    <>
      <path
        d="M1.9 14.4C1.3 12.2 2.4 10.3 3.8 9.4 4.4 6.1 7.5 3.9 10.7 4.5c2 .3 3 2 4.8 2.6 3.7.4 6.1 2.3 6.5 5.8l.9 4-1.4-.2-.6-2.2-.4 1.6.4 4.3h-2.3l-.9-3.8c-2.1.5-4.2.5-6 .1l-.2 3.7H9.1l-.4-3.6-.9-.1-.4 2.5H5.7c-.2-1.3-.8-1.9-1.8-2-1.2-.1-1.7-1.2-2-2.8Z"
        fill="var(--fg)"
      />
      <path
        d="M5.2 9.9C3.3 9.8 2.3 8.3 2.8 6.6"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="4.7" cy="12.4" r="0.9" fill="var(--bg)" />
    </>
  ),
  fish: (
    <>
      <path
        d="M1.6 12.3C5 6.6 12.4 5.9 16.8 10.6L22.4 6.4c-1 3.9-1 7.9 0 11.6L16.8 14C12.4 18.7 5 18 1.6 12.3Z"
        fill="var(--fg)"
      />
      <circle cx="6" cy="11.2" r="1.1" fill="var(--bg)" />
      <path
        d="M9.4 8.9c1.5 2.1 1.5 4.7 0 6.8"
        fill="none"
        stroke="var(--bg)"
        stroke-width="1.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  gold: (
    <>
      <path
        d="M2.6 17.6 4.8 11.4 9.8 8.6l4.6 2.6 1.6 5.4-3.6 4.2H5.6Z"
        fill="var(--fg)"
        stroke="var(--bg)"
        stroke-width="1.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M14.6 8.6l3-3.2 4 1.8.6 4.4-3.4 2.2-3-1.6Z"
        fill="var(--fg)"
        stroke="var(--bg)"
        stroke-width="1.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M4.8 11.4l4.4 3 5.2-3.2M9.2 14.4l.4 6.4M17.6 5.4l.8 4.2 3.8 2"
        fill="none"
        stroke="var(--bg)"
        stroke-width="0.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M6.4 1.6l.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5L3 5l2.5-.9Z" fill="var(--bg)" />
    </>
  ),
  horn: (
    <>
      <path
        d="M3 6.2H10.4a5.6 5.6 0 1 1-5.6 5.6c0 3.1 2.5 5.6 5.6 5.6H14.6M4.8 11.8A5.6 5.6 0 0 1 10.4 6.2"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M13.6 16.3C17.4 16.1 20 14.2 22.4 10.8V23.6C20 20.6 17.4 18.7 13.6 18.5Z"
        fill="var(--fg)"
      />
      <path
        d="M2.4 4v4.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M8 17.2q.2 2.6-1.8 4.8M10.6 17.6q.8 2.2-.2 4.4"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="6" cy="22" r="1.2" fill="var(--pb-ink)" />
      <circle cx="10.2" cy="22.2" r="1.2" fill="var(--pb-ink)" />
    </>
  ),
  telegraph: (
    <>
      <path
        d="M12 2.2V22.6"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M3 7h18M5.4 11.6h13.2"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M4.4 6.2v-2.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M8.6 6.2v-2.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M15.4 6.2v-2.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M19.6 6.2v-2.4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M-.4 9.8C1.6 9.6 3.2 7.4 4.2 4M24.4 9.8C22.4 9.6 20.8 7.4 19.8 4"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M7.6 22.4h8.8"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  trapper: (
    <>
      <path
        d="M17.4 6.6C22 8.4 23 14.8 20.8 20.4 18.2 17.6 17 12.8 16.8 8.6Z"
        fill="var(--pb-mustard)"
        stroke="var(--pb-ink)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M19.4 11.4l3-.4M19.6 15l2.4.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M6.6 9h11v6h-11Z" fill="var(--pb-cream)" />
      <path
        d="M6.2 12.4C5.8 19.8 9 22.8 12.1 22.8s6.3-3 5.9-10.4c-1.5 2-3.4 2-5.9 2s-4.4 0-5.9-2Z"
        fill="var(--pb-ink)"
      />
      <path
        d="M4.6 10.2C4.2 4.6 7.8 1.6 12 1.6s7.9 3 7.4 8.6C15 8.8 9 8.8 4.6 10.2Z"
        fill="var(--pb-mustard)"
        stroke="var(--pb-ink)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="9.6" cy="11.6" r="1" fill="var(--pb-ink)" />
      <circle cx="14.5" cy="11.6" r="1" fill="var(--pb-ink)" />
      <path
        d="M10.4 17.2h3.4"
        fill="none"
        stroke="var(--pb-cream)"
        stroke-width="1.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  saloon: (
    <>
      <path
        d="M2.4 22V3.4H21.6V22"
        fill="none"
        stroke="var(--bg)"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M4.6 8.4C7.4 8.4 8.8 6.4 11.4 6.4V19.2H4.6Z" fill="var(--fg)" />
      <path d="M19.4 8.4c-2.8 0-4.2-2-6.8-2V19.2h6.8Z" fill="var(--fg)" />
      <path
        d="M6 11H10M6 13.4H10M6 15.8H10M14 11H18M14 13.4H18M14 15.8H18"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  bandana: (
    <>
      <path d="M2.6 6.4q9.4-3 18.8 0L17.8 14 12 21.4 6.2 14Z" fill="var(--pb-brick)" />
      <path
        d="M2.8 6.2L.6 3.4M3 7.4L.4 8.6M21.2 6.2l2.2-2.8M21 7.4l2.6 1.2"
        fill="none"
        stroke="var(--pb-brick)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="8" cy="9" r="1" fill="var(--pb-raidbg)" />
      <circle cx="12" cy="8.6" r="1" fill="var(--pb-raidbg)" />
      <circle cx="16" cy="9" r="1" fill="var(--pb-raidbg)" />
      <circle cx="9.8" cy="12.6" r="1" fill="var(--pb-raidbg)" />
      <circle cx="14.2" cy="12.6" r="1" fill="var(--pb-raidbg)" />
      <circle cx="12" cy="16.4" r="1" fill="var(--pb-raidbg)" />
    </>
  ),
  bars: (
    <>
      <path
        d="M4 22V10.4C4 5.6 7.6 2.4 12 2.4s8 3.2 8 8V22Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M8 5v17M12 3v19M16 5v17M4.4 13.4h15.2"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  town: (
    <>
      <path
        d="M1.6 22V10.4h6.2V22Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M.8 10.4V7.6h7.8v2.8Z"
        fill="var(--pb-brick)"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M16.2 22V11.4h6.2V22Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M15.4 11.4V8.8h7.8v2.6Z"
        fill="var(--pb-spruce)"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M7.6 22V7.4L12 3.4l4.4 4V22Z"
        fill="var(--bg)"
        stroke="var(--fg)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M6.6 8 12 3l5.4 5"
        fill="none"
        stroke="var(--pb-brick)"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M10.4 22v-5.4h3.2V22Z" fill="var(--fg)" />
      <circle
        cx="12"
        cy="11.6"
        r="1.9"
        fill="var(--pb-mustard)"
        stroke="var(--fg)"
        stroke-width="0.9"
      />
      <path
        d="M3.4 13.4h2.6M18 14.4h2.6M3.4 17h2.6M18 17.8h2.6"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M0 22.4h24"
        fill="none"
        stroke="var(--fg)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  grass_0: (
    <>
      <path
        d="M5 18q-.4-3.4-2.4-4.8M5 18q0-4 .4-6M5 18q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M16 12q-.4-3.4-2.4-4.8M16 12q0-4 .4-6M16 12q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  grass_1: (
    <>
      <path
        d="M8 11q-.4-3.4-2.4-4.8M8 11q0-4 .4-6M8 11q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M17 19q-.4-3.4-2.4-4.8M17 19q0-4 .4-6M17 19q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  grass_2: (
    <>
      <path
        d="M6 14q-.4-3.4-2.4-4.8M6 14q0-4 .4-6M6 14q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M15 20q-.4-3.4-2.4-4.8M15 20q0-4 .4-6M15 20q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
};

interface FigureProps {
  name: FigureName;
  /** Where its middle is, and how large it is. */
  x: number;
  y: number;
  size: number;
  /** The inks of the figure and of what is pierced in it. */
  fg?: string;
  bg?: string;
}

const GRID = 24;

export function Figure({ name, x, y, size, fg = "ink", bg = "cream" }: FigureProps) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / GRID})`;
  return (
    <g transform={place} style={{ "--fg": `var(--pb-${fg})`, "--bg": `var(--pb-${bg})` }}>
      {FIGURES[name]}
    </g>
  );
}
