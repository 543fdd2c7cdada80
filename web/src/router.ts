/** Addresses and screens, over the browser's own history. */
import { signal } from "@preact/signals";

/** What is on the screen, with what its address says. */
export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "tables" }
  | { screen: "rules"; game?: string }
  | { screen: "settings" }
  | { screen: "move" }
  | { screen: "erase" }
  | { screen: "outbox" }
  | { screen: "match"; id: string }
  | { screen: "replay"; id: string; at: number | null; spoilers: boolean; plays: boolean }
  | { screen: "invite"; code: string }
  | { screen: "missing" };

const PLAIN = new Map<string, Route>([
  ["/", { screen: "home" }],
  ["/new", { screen: "new" }],
  ["/tables", { screen: "tables" }],
  ["/rules", { screen: "rules" }],
  ["/settings", { screen: "settings" }],
  ["/move", { screen: "move" }],
  ["/erase", { screen: "erase" }],
  ["/outbox", { screen: "outbox" }],
]);

/** The screen that an address names. */
export function routeOf(path: string, search = ""): Route {
  const plain = PLAIN.get(path);
  if (plain !== undefined) {
    return plain;
  }
  const [, table, id, rest, more] = path.split("/");
  if (table === "t" && id && more === undefined) {
    return tableRoute(id, rest, search);
  }
  if (table === "rules" && id && rest === undefined) {
    return { screen: "rules", game: id };
  }
  if (table === "j" && id && rest === undefined) {
    return { screen: "invite", code: decodeURIComponent(id) };
  }
  return { screen: "missing" };
}

function tableRoute(id: string, rest: string | undefined, search: string): Route {
  if (rest === undefined) {
    return { screen: "match", id };
  }
  if (rest !== "replay") {
    return { screen: "missing" };
  }
  const asked = new URLSearchParams(search);
  const at = asked.get("at");
  return {
    screen: "replay",
    id,
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    spoilers: asked.get("spoilers") !== "no",
    plays: asked.get("play") === "yes",
  };
}

function here(): Route {
  return routeOf(location.pathname, location.search);
}

/** The current screen. */
export const route = signal<Route>(here());

/** Goes to an address of ours; `replace` leaves no way back to where we are. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  if (how === "replace") {
    history.replaceState(null, "", address);
  } else {
    history.pushState(null, "", address);
    scrollTo(0, 0);
  }
  route.value = here();
}

/** Changes what the address says about the current screen, without leaving it. */
export function amend(address: string): void {
  history.replaceState(null, "", address);
}

/** Follows the back button, and links within the app without loading the page anew. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    route.value = here();
  });
  document.addEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || isForBrowser(event, link)) {
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search);
}

function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const elsewhere = link.origin !== location.origin || link.target !== "" || link.hash !== "";
  return event.defaultPrevented || event.button !== 0 || modified || elsewhere;
}
