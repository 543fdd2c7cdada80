import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { GameScreens } from "../games";
import type { Frame } from "../games/rancher/types";
import { Match } from "../match/match";
import { frame, type Reply, serve, table, view } from "../testing/frames";
import { Summary } from "./summary";

afterEach(() => render(null, document.body));

/** A game of which the summary needs no more than how everybody stands. */
const game = {
  Reckoning: () => null,
  moments: (_before: Frame, after: Frame) => [after],
  tell: () => [],
  worth: ({ view: shown }: Frame) => shown?.ranchers.map(({ wealth }) => wealth) ?? [],
  round: () => 1,
  ticks: [],
} as unknown as GameScreens;

/** A match of one frame, as whoever asks sees it. */
function seen(wealth: number): Frame[] {
  const rancher = { cash: 0, wealth, space: 0, lap: 0, tow: [], debts: [] };
  return [frame(0, 1, { view: view({ ranchers: [rancher, rancher] }) })];
}

/** What the chart's scale says, where the server opens the record or does not. */
async function scale(opens: Reply): Promise<(string | null)[]> {
  serve(({ path }) =>
    path.includes("seat=all")
      ? opens
      : { body: { frames: seen(100), table: table(), frame: seen(100)[0] } },
  );
  const match = new Match("m1");
  const over = table({ status: "finished", result: { scores: [900, 900], winners: [0, 1] } });
  await act(async () => {
    match.take({ table: over, frame: seen(100)[0] as Frame });
    render(<Summary match={match} table={over} view={view()} game={game} />, document.body);
  });
  await vi.waitFor(() => expect(document.querySelector(".wealth")).not.toBeNull());
  return [...document.querySelectorAll(".wealth text")].map(({ textContent }) => textContent);
}

test("the chart of a finished match is drawn with everything open", async () => {
  expect(await scale({ body: { frames: seen(900) } })).toEqual(["900"]);
});

test.each<Reply>([
  { status: 503, body: { type: "about:blank", title: "No", status: 503 } },
  "broken",
])("where the open record cannot be had, the chart tells what was seen from here", async (no) => {
  expect(await scale(no)).toEqual(["100"]);
});
