/** The service worker: keeps the app's shell, so that it opens without a network. */
import { createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const SERVERS_OWN = [/^\/api\//, /^\/docs/, /^\/openapi\.json$/, /^\/healthz$/, /^\/readyz$/];

precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: SERVERS_OWN }),
);

self.addEventListener("message", (event) => {
  if (event.data === "skip waiting") {
    void self.skipWaiting();
  }
});
