/** The installed app: its service worker, and the offer to take a new edition. */
import { signal } from "@preact/signals";
import { Icon } from "./chrome/icon";
import { t } from "./i18n/catalogue";

/** A new edition that waits for the reader's consent. */
const waiting = signal<ServiceWorker | null>(null);

/** Registers the service worker where browsers have one: in the built app, over https. */
export async function startServiceWorker(): Promise<void> {
  if (!(import.meta.env.PROD && globalThis.isSecureContext && "serviceWorker" in navigator)) {
    return;
  }
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) {
      location.reload();
    }
  });
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    offer(registration);
  } catch {
    // Without it everything but the offline shell works.
  }
}

function offer(registration: ServiceWorkerRegistration): void {
  const ready = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      waiting.value = registration.waiting;
    }
  };
  ready();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", ready);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      registration.update().catch(() => undefined);
    }
  });
}

/** Offers the new edition; nothing reloads by itself while somebody plays. */
export function UpdateNote() {
  const worker = waiting.value;
  return worker === null ? null : (
    <div class="note sending" role="status">
      <Icon name="replay" />
      <div>
        <p class="strong">{t("update.title")}</p>
        <button class="btn" type="button" onClick={() => worker.postMessage("skip waiting")}>
          {t("update.take")}
        </button>
      </div>
    </div>
  );
}
