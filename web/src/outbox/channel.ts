/** How pages and service worker tell each other that the rows have changed. */

/** The sync event that the service worker hears when the network is back. */
export const SYNC = "outbox";

const channel =
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("chuckwagon outbox");

/** Tells the others; whoever calls knows already. */
export function tellOthers(): void {
  channel?.postMessage("changed");
}

/** Hears of changes made elsewhere. */
export function onChange(hear: () => void): void {
  channel?.addEventListener("message", hear);
}
