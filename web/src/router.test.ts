import { beforeEach, expect, test } from "vitest";
import { go, type Route, route, routeOf, startRouter } from "./router";

startRouter();

beforeEach(() => {
  document.body.replaceChildren();
  go("/", "replace");
});

test.each<[string, string, Route]>([
  ["/", "", { screen: "home" }],
  ["/new", "", { screen: "new" }],
  ["/rules", "", { screen: "rules" }],
  ["/rules/rancher", "", { screen: "rules", game: "rancher" }],
  ["/t/m1", "", { screen: "match", id: "m1" }],
  ["/t/m1/replay", "", { screen: "replay", id: "m1", at: null, spoilers: true, plays: false }],
  ["/t/m1/replay", "?at=47", { screen: "replay", id: "m1", at: 47, spoilers: true, plays: false }],
  [
    "/t/m1/replay",
    "?at=soon",
    { screen: "replay", id: "m1", at: null, spoilers: true, plays: false },
  ],
  [
    "/t/m1/replay",
    "?at=4&spoilers=no",
    { screen: "replay", id: "m1", at: 4, spoilers: false, plays: false },
  ],
  [
    "/t/m1/replay",
    "?at=4&play=yes",
    { screen: "replay", id: "m1", at: 4, spoilers: true, plays: true },
  ],
  ["/j/7KQ-M2P", "", { screen: "invite", code: "7KQ-M2P" }],
  ["/t/", "", { screen: "missing" }],
  ["/t/m1/elsewhere", "", { screen: "missing" }],
  ["/t/m1/replay/more", "", { screen: "missing" }],
  ["/nowhere", "", { screen: "missing" }],
])("%s%s", (path, search, expected) => {
  expect(routeOf(path, search)).toEqual(expected);
});

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.href = href;
  document.body.append(anchor);
  return anchor;
}

test("a link within the app changes the screen without leaving the page", () => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });

  link("/settings").dispatchEvent(event);

  expect(event.defaultPrevented).toBe(true);
  expect(route.value).toEqual({ screen: "settings" });
  expect(location.pathname).toBe("/settings");
});

test.each([
  ["another site", "https://elsewhere.example/", {}],
  ["a new tab", "/settings", { ctrlKey: true }],
  ["a place on the page", "/settings#motion", {}],
])("a link for %s is left to the browser", (_, href, init) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  link(href).addEventListener("click", (click) => queueMicrotask(() => click.preventDefault()));

  document.body.querySelector("a")?.dispatchEvent(event);

  expect(event.defaultPrevented).toBe(false);
  expect(route.value).toEqual({ screen: "home" });
});

test("the back button brings the screen before", () => {
  go("/tables");
  history.replaceState(null, "", "/");

  dispatchEvent(new PopStateEvent("popstate"));

  expect(route.value).toEqual({ screen: "home" });
});
