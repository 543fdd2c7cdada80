import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, serve } from "../testing/frames";
import { me } from "./calls";
import { type Link, openStream } from "./stream";

vi.stubGlobal("EventSource", Line);

let links: Link[];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  close = openStream({
    address: () => "/stream",
    events: {},
    link: (link) => links.push(link),
  });
});

afterEach(() => {
  close();
  vi.useRealTimers();
});

/** Lets time pass while every attempt to open the line fails. */
async function outage(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    if (Line.last.readyState === Line.CONNECTING) {
      Line.last.cut();
    }
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test("however long the server was away, somebody who looks waits two seconds at most", async () => {
  await outage(60);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.last.readyState).toBe(Line.CONNECTING);
  Line.last.connect();

  expect(links.at(-1)).toBe("live");
});

test("a page that nobody looks at leaves the server more time", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await outage(60);
  const lines = Line.opened.length;
  await outage(60);

  expect(Line.opened.length - lines).toBeLessThan(10);
});

test("an answer to anything else opens the line at once", async () => {
  Line.last.cut();
  const lines = Line.opened.length;
  serve(() => ({ status: 401, body: { code: "unauthenticated", status: 401 } }));
  await me();
  await vi.advanceTimersByTimeAsync(0);

  expect(Line.opened.length).toBe(lines + 1);
});

test("a line that neither opens nor fails is given up and opened anew", async () => {
  const stuck = Line.last;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(links).toEqual(["reconnecting"]);
  expect(stuck.readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(500);

  expect(Line.last).not.toBe(stuck);
});

test("with the network back, an attempt from before is not waited for", () => {
  const stuck = Line.last;
  dispatchEvent(new Event("online"));

  expect(stuck.readyState).toBe(2);
  expect(Line.last).not.toBe(stuck);
});

test("a line that works is left alone when the network says that it is back", () => {
  const line = Line.last;
  line.connect();
  dispatchEvent(new Event("online"));

  expect(Line.last).toBe(line);
});
