import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { frame, Line, serve, table } from "../testing/frames";
import { MatchScreen } from "./match";

vi.stubGlobal("EventSource", Line);

test("a running match comes without its lobby flashing by", async () => {
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
  await vi.waitFor(() => expect(root.querySelector(".sheet")).not.toBeNull());

  expect(drawn.filter((html) => html.includes("lobby"))).toEqual([]);
});
