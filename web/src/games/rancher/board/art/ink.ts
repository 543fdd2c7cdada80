/** A colour of the board's palette, which `board.css` defines for both schemes. */
export function ink(name: string): string {
  return `var(--rb-${name})`;
}
