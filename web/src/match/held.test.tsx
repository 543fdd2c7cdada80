import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Seat } from "../api/types";
import { frame, serve, table } from "../testing/frames";
import "../testing/english";
import { Match } from "./match";
import { SheetState } from "./sheet-state";

function seatsWith(held: Partial<Seat>) {
  return table().seats.map((seat) => (seat.seat === 0 ? { ...seat, ...held } : seat));
}

function shown(seats = seatsWith({ kind: "bot", held: true })) {
  const root = document.createElement("div");
  const match = new Match("m1");
  act(() =>
    render(
      <SheetState
        match={match}
        table={table({ seats })}
        frame={frame(1, 2)}
        recent={[]}
        playing={false}
        skip={() => undefined}
      >
        {null}
      </SheetState>,
      root,
    ),
  );
  return { root, match };
}

test("the owner of a seat that a bot holds takes it back with one button", async () => {
  const back = table({ version: 3 });
  const seen = serve(() => ({ body: { table: back, frame: frame(2, 3) } }));
  const { root, match } = shown();
  expect(root.querySelector("h2")?.textContent).toBe("A bot holds your seat");

  await act(async () => {
    root.querySelector<HTMLButtonElement>("button.red")?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });

  expect(seen.map(({ path, body }) => [path, body])).toEqual([["/matches/m1/return", { seat: 0 }]]);
  expect(match.table.value).toEqual(back);
});

test("the bot plays on while others are there, and else lets its time pass", () => {
  const held: Partial<Seat> = { kind: "bot", held: true };
  const allHeld = table().seats.map((seat) => ({ ...seat, ...held, mine: seat.seat === 0 }));

  expect(shown(seatsWith(held)).root.textContent).toContain("plays on until you are back");
  expect(shown(allHeld).root.textContent).toContain("lets the time of each turn pass");
});

test("a seat that was given up for good, or is another's, has no way back", () => {
  for (const seats of [
    seatsWith({ kind: "bot" }),
    seatsWith({ kind: "bot", held: true, mine: false }),
  ]) {
    expect(shown(seats).root.querySelector("button.red")).toBeNull();
  }
});
