/** The service worker: keeps the app's shell, and sends what waits when the network is back. */
import { createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { SYNC } from "../outbox/channel";
import { sendFromWorker } from "./outbox";

/** The event of Background Sync, which the type library does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const SERVERS_OWN = [
  /^\/api\//,
  /^\/docs/,
  /^\/problems/,
  /^\/openapi\.json$/,
  /^\/healthz$/,
  /^\/readyz$/,
];

precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: SERVERS_OWN }),
);

self.addEventListener("message", (event) => {
  if (event.data === "skip waiting") {
    void self.skipWaiting();
  }
});

self.addEventListener("sync", (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC) {
    sync.waitUntil(sendFromWorker());
  }
});
