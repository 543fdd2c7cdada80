import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../router";
import { user } from "../session/session";
import { frame, Line, serve, table } from "../testing/frames";
import { news, say, startNews } from "./news";
import { onNotice, startNotices } from "./notices";
import { Toast } from "./toast";

const ME = { id: "u1", name: "Ture", guest: true };
const AWAITED = { seat: 0, ask: "roll", round: 1, turn: 1, since: 3 };
const PENDING = { awaits: [AWAITED], finished: false };
const ADA = { seat: 1, kind: "user", name: "Ada", mine: false };
const MINE = { seat: 0, kind: "user", name: "Ture", mine: true };

vi.stubGlobal("EventSource", Line);
startNotices();
startNews();

beforeEach(async () => {
  serve(({ path }) => ({
    body: {
      table: table({
        id: path.split("/")[2] ?? "",
        name: "Friday herd",
        seats: [MINE, ADA] as never,
      }),
      frame: frame(1, 3, { pending: PENDING as never }),
    },
  }));
  go("/settings");
  user.value = ME;
  render(<Toast />, document.body);
});

afterEach(() => {
  user.value = null;
  news.value = null;
  render(null, document.body);
});

/** A notice comes down the line, and what it leads to has happened. */
async function hear(match: string, my_turn: boolean, nudge = false): Promise<void> {
  await act(async () => {
    Line.last.say("notice", { match, version: 3, my_turn, nudge });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

function shown(): string {
  return document.querySelector(".toast")?.textContent ?? "";
}

test("a turn elsewhere is said in words, politely, with the way there", async () => {
  await hear("m1", true);

  expect(shown()).toContain("Your turn: Friday herd");
  expect(shown()).toContain("The die is yours.");
  expect(document.querySelector("[role=status]")?.textContent).toContain("Your turn: Friday herd");
  expect(document.querySelector<HTMLAnchorElement>(".toast a")?.pathname).toBe("/t/m1");
});

test("a nudge says who nudges, and comes again though the turn is known", async () => {
  await hear("m1", true);
  document.querySelector<HTMLButtonElement>(".toast button")?.click();
  await act(() => undefined);
  expect(shown()).toBe("");
  await hear("m1", true);
  expect(shown()).toBe("");
  await hear("m1", true, true);

  expect(shown()).toContain("Ada nudges you: Friday herd");
});

test("nothing is said of the table that is looked at", async () => {
  const line = Line.last;
  go("/t/m1");
  line.say("notice", { match: "m1", version: 3, my_turn: true, nudge: true });
  await act(() => undefined);

  expect(shown()).toBe("");
});

test("going to the table puts its news away", async () => {
  await hear("m1", true);
  await act(() => go("/t/m1"));

  expect(shown()).toBe("");
});

test("what is over is put away: the turn was taken on another device", async () => {
  await hear("m1", true);
  await hear("m1", false);
  expect(shown()).toBe("");

  await hear("m1", true);
  expect(shown()).not.toBe("");
});

test("at a match its own line brings the notices, and no second one is held open", async () => {
  const line = Line.last;
  go("/t/m2");
  expect(line.readyState).toBe(2);

  go("/new");
  expect(Line.last).not.toBe(line);
});

test("after the line was down, whoever wants to know is told to look again", () => {
  const ear = { notice: vi.fn(), gap: vi.fn() };
  const stop = onNotice(ear);
  Line.last.connect();
  expect(ear.gap).not.toHaveBeenCalled();
  Line.last.connect();
  stop();

  expect(ear.gap).toHaveBeenCalledOnce();
});

test("a word is said, and goes by itself", async () => {
  vi.useFakeTimers();
  await act(() => say("The account is erased."));
  expect(shown()).toContain("The account is erased.");
  await act(async () => {
    await vi.runAllTimersAsync();
  });
  vi.useRealTimers();

  expect(shown()).toBe("");
});
