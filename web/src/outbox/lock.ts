/** One drain at a time on this device. */

const NAME = "chuckwagon outbox";

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs alone: among all tabs and the service worker where browsers have locks, in this page
 * where they have none. There the server's own order of commands does the rest.
 */
export async function alone<T>(run: () => Promise<T>): Promise<T> {
  if (navigator.locks) {
    return await navigator.locks.request(NAME, run);
  }
  const next = last.then(run);
  last = next.catch(() => undefined);
  return next;
}
