/** The farms' own brands as path data about 12 units in radius, filled. */

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

export const EMBLEMS: Readonly<Record<string, string>> = {
  flame:
    "M1-13C8-7 10-1 7 4 10 3 10 0 9.5-2 13 4 10 12 0 12.5-9 12-12 5-8-2-7 1-6 2-4.5 2.5-5-3-3-9 1-13Z",
  horns:
    "M-11-11C-7-4-5-3-3.5-3H3.5C5-3 7-4 11-11 14-2 11 4 5 5.5L2.5 12H-2.5L-5 5.5C-11 4-14-2-11-11Z",
  clover: `${disc(0, -6.2, 5.7)}${disc(-6.2, 2, 5.7)}${disc(6.2, 2, 5.7)}${disc(0, 0, 3)}M-1.4 0H1.6C1.4 6 2.6 9 5 12H1C-1 9-1.6 5-1.4 0Z`,
  bell: `M0-12C2-12 2.6-10.6 2.4-9.4 7-8 8-3 8.2 2 8.4 5 10 6.4 11 7.8H-11C-10 6.4-8.4 5-8.2 2-8-3-7-8-2.4-9.4-2.6-10.6-2-12 0-12Z${disc(0, 9.6, 3)}`,
  valley: "M-13-9H-6.4L0 3.4 6.4-9H13L3.6 10.4H-3.6Z",
  wave: "M-13.4-5.2C-9-11-4-11.4.8-7.2 4.6-4 7.4-4.4 10.2-7.6L13.6-4.4C9 1-4 .8-.8-2.8-4.6-6-7-5.6-10-2ZM-13.4 4.8C-9-1-4-1.4.8 2.8 4.6 6 7.4 5.6 10.2 2.4L13.6 5.6C9 11 4 11.4-.8 7.2-4.6 4-7 4.4-10 8Z",
  oaks: `${disc(0, -6, 5.2)}${disc(-7.6, 2, 5)}${disc(7.6, 2, 5)}M-1.3-2H1.3V11H-1.3ZM-8.9 4H-6.3V11H-8.9ZM6.3 4H8.9V11H6.3Z`,
};

/** The head of a steer: Beefy Town's mark, and cattle in general. */
export const STEER =
  "M-17-8C-13-5-9-5-6-6H6C9-5 13-5 17-8 16-1 12 2 7 2L5 12C3 15-3 15-5 12L-7 2C-12 2-16-1-17-8Z";
