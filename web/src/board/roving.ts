/** A roving tab stop: where the arrow keys lead in a line of places that closes to a ring. */

/** The place that a key leads to from place `at` of `count`, or null when it means nothing. */
export function roved(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
