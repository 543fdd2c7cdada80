/** What the server's clock shows: times that it has set are compared with it, not with ours. */

/** Answers tell the time to the second and take a while: less than this is no difference. */
const DIFFERENCE_MS_MIN = 2_500;

let ahead = 0;

/** Takes the time that an answer tells. */
export function readClock({ headers }: Pick<Response, "headers">): void {
  const difference = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (!Number.isNaN(difference)) {
    ahead = Math.abs(difference) < DIFFERENCE_MS_MIN ? 0 : difference;
  }
}

/** Milliseconds since 1970, by the server's clock. */
export function serverNow(): number {
  return Date.now() + ahead;
}
