/** What browsers do for rows that must wait: call us back, keep our store, count on the icon. */
import { SYNC } from "./channel";

interface WithSync {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks to be called when the network is back, even if the page is gone by then. */
export async function askForLater(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as WithSync | undefined)?.sync?.register(SYNC);
  } catch {
    // An extra where browsers offer it; the page's own reasons to send remain.
  }
}

let asked = false;

/** Asks not to have the rows swept away with other sites' caches. */
export async function keepForGood(): Promise<void> {
  if (asked) {
    return;
  }
  asked = true;
  await navigator.storage?.persist?.().catch(() => false);
}

/** Shows on the app's icon how many rows there are. */
export function countOnIcon(count: number): void {
  const shown = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  shown?.catch(() => undefined);
}
