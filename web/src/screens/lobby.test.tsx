import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Seat } from "../api/types";
import { Match } from "../match/match";
import { serve, table } from "../testing/frames";
import { Lobby } from "./lobby";

function shown(last: Partial<Seat>): string {
  serve(() => ({ body: { items: [] } }));
  const seats = table().seats.map((seat) => (seat.seat === 1 ? { ...seat, ...last } : seat));
  const lobby = table({ status: "lobby", invite_code: "7KQM2P", seats });
  const root = document.createElement("div");
  act(() => render(<Lobby match={new Match("m1")} table={lobby} />, root));
  return root.textContent ?? "";
}

test("people are invited as long as there is a seat for them", () => {
  expect(shown({ kind: "open" })).toContain("7KQ-M2P");
  expect(shown({ kind: "invited" })).toContain("7KQ-M2P");
  expect(shown({ kind: "user" })).not.toMatch(/7KQ-M2P|Scan it/);
  expect(shown({ kind: "bot" })).not.toMatch(/7KQ-M2P|Scan it/);
});
