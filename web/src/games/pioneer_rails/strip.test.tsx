import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Presence } from "../../api/types";
import { table } from "../../testing/frames";
import { view, worth } from "./fixture";
import { Strip } from "./strip";
import type { View } from "./types";

afterEach(() => render(null, document.body));

async function shown(rest: Partial<View>, presence: Presence | null = null) {
  const look = vi.fn<(seat: number) => void>();
  await act(() =>
    render(
      <Strip table={table()} view={view(rest)} looking={0} look={look} presence={presence} />,
      document.body,
    ),
  );
  const seats = [...document.body.querySelectorAll("button")];
  return { look, seats, names: seats.map(nameOf) };
}

/** What is read aloud of a button on a small screen, where no name is drawn beside eight marks. */
function nameOf(button: HTMLButtonElement): string {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll("[aria-hidden=true], .seat-name")) {
    silent.remove();
  }
  return [...copy.children]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(" ");
}

test("who deals and who has sent a turn is said and shown", async () => {
  const { names, seats } = await shown({ dealer: 1, waiting: [0] });

  expect(names).toEqual([
    "You · 1 point: show the sheet",
    "Ada · 1 point: show the sheet · Deals this turn · has sent the turn",
  ]);
  expect(seats.map((seat) => seat.querySelectorAll("svg.ic, .says svg").length)).toEqual([0, 1]);
});

test("a seat's name comes first, also of somebody who is there", async () => {
  const { names } = await shown({}, { connected: [0, 1], watching: 0 });

  expect(names.map((name) => name.split(" ")[0])).toEqual(["You", "Ada"]);
});

test("nobody has sent anything while the dealer picks, nor when it is over", async () => {
  for (const picked of ["", "10S"]) {
    const { names } = await shown({ dealer: 0, picked, waiting: [] });
    expect(names.join()).not.toContain("has sent");
  }
});

test("a turn that nobody deals is sent all the same", async () => {
  const { names } = await shown({ dealer: null, picked: "", waiting: [1] });

  expect(names[0]).toContain("has sent the turn");
});

test("alone, the target stands beside the points", async () => {
  const { names, seats } = await shown({
    seats: [worth({ total: 41 })],
    dealer: null,
    waiting: [0],
    target: 104,
  });

  expect(seats[0]?.textContent).toContain("41 / 104");
  expect(names).toEqual(["You · 41 points: show the sheet · To win: 104 points."]);
});

test("a seat shows its sheet when it is pressed", async () => {
  const { look, seats } = await shown({});
  await act(() => seats[1]?.click());

  expect(look).toHaveBeenCalledExactlyOnceWith(1);
  expect(seats.map((seat) => seat.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
});
