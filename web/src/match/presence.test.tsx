import { render } from "preact";
import { expect, test } from "vitest";
import type { Presence } from "../api/types";
import { table } from "../testing/frames";
import "../testing/english";
import { Here, Watching } from "./presence";

function shown(presence: Presence | null, seated = table()): string[] {
  const root = document.createElement("div");
  render(
    <ul>
      {seated.seats.map(({ seat }) => (
        <li key={seat}>
          <Here table={seated} seat={seat} presence={presence} />
        </li>
      ))}
      <li>
        <Watching presence={presence} />
      </li>
    </ul>,
    root,
  );
  return [...root.querySelectorAll("li")].map((one) => one.textContent ?? "");
}

test("somebody else who is there is marked, oneself is not, and the rest are counted", () => {
  expect(shown({ connected: [0, 1], watching: 3 })).toEqual(["", "at the table", "3 watching"]);
});

test("nobody is marked who is away, and nothing is said while it is not known", () => {
  expect(shown({ connected: [0], watching: 0 })).toEqual(["", "", ""]);
  expect(shown(null)).toEqual(["", "", ""]);
});

test("a device's seat is nobody's to be away from", () => {
  const seats = table().seats.map((seat) => ({ ...seat, kind: "device" as const, mine: false }));

  expect(shown({ connected: [0, 1], watching: 0 }, table({ seats }))).toEqual(["", "", ""]);
});
