import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { frame, Line, serve, table } from "../testing/frames";
import { Closed, MatchScreen } from "./match";

vi.stubGlobal("EventSource", Line);

/** The game's part is fetched and compiled first, which takes a while on a busy machine. */
const LOADING_MS = 15_000;

test(
  "a running match comes without its lobby flashing by",
  async () => {
    serve(() => ({ body: { table: table(), frame: frame(1, 3), frames: [] } }));
    const root = document.createElement("div");
    const drawn: string[] = [];
    new MutationObserver(() => drawn.push(root.innerHTML)).observe(root, {
      childList: true,
      subtree: true,
    });

    await act(async () => {
      render(<MatchScreen id="m1" />, root);
    });
    await vi.waitFor(() => expect(root.querySelector(".sheet")).not.toBeNull(), LOADING_MS);

    expect(drawn.filter((html) => html.includes("lobby"))).toEqual([]);
  },
  2 * LOADING_MS,
);

afterEach(() => render(null, document.body));

function told(by: Parameters<typeof Closed>[0]["by"]): string {
  render(<Closed by={by} />, document.body);
  return document.querySelector("main")?.textContent ?? "";
}

test("a table without a result says who ended it", () => {
  expect(told("host")).toContain("The host closed this table.");
  expect(told("nobody")).toContain("Nobody started this table in time.");
  expect(told("operator")).toContain("Whoever runs this server closed this table.");
  expect(told("operator")).toContain("counts for nobody");
});
