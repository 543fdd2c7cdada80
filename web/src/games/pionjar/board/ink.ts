/** An ink of the board by its name. */
export function ink(name: string): string {
  return `var(--pb-${name})`;
}
