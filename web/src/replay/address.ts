/** Where a replay is at a moment of a match. */

/** The address of a moment. */
export function momentAddress(match: string, version: number, spoilers: boolean): string {
  return `/t/${match}/replay?at=${version}${spoilers ? "" : "&spoilers=no"}`;
}

/** The address of the step that follows a version, which plays by itself. */
export function stepAddress(match: string, version: number): string {
  return `${momentAddress(match, version, true)}&play=yes`;
}
