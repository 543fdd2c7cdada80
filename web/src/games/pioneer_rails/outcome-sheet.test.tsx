import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { table } from "../../testing/frames";
import { frame, played, view, worth } from "./fixture";
import { outcomesOf } from "./outcome";
import { OutcomeSheet } from "./outcome-sheet";
import type { RailsEvent } from "./types";

afterEach(() => render(null, document.body));

type Woken = Extract<RailsEvent, { type: "pioneer_rails.building_activated" }>;

function woken(rest: Pick<Woken, "building" | "kind" | "points"> & Partial<Woken>): Woken {
  return { type: "pioneer_rails.building_activated", seat: 0, ...rest };
}

/** What the sheet says of a turn, line by line. */
async function told(...events: RailsEvent[]): Promise<(string | null)[]> {
  const after = view({ seats: [worth({ total: 4 })] });
  const [outcome] = outcomesOf(frame(3, 9, { events: [played(0), ...events], view: after }), null);
  await act(() =>
    render(
      <OutcomeSheet table={table()} view={after} outcomes={outcome ? [outcome] : []} seat={0}>
        {null}
      </OutcomeSheet>,
      document.body,
    ),
  );
  const lines = [...document.body.querySelectorAll(".outcome-full li")];
  return lines.slice(1).map(({ textContent }) => textContent);
}

test("a desert's saloon is told by the hand that it doubles, and what adds nothing has no +0", async () => {
  const events = [
    woken({ building: "saloon_1", kind: "saloon", points: 0, round: 2 }),
    woken({ building: "mine_1", kind: "mine", points: 1 }),
    woken({ building: "yard_1", kind: "yard", points: 0 }),
  ];

  expect(await told(...events)).toEqual([
    "Saloon: the hand of round 2 counts double",
    "Mine+1",
    "Rail yard",
  ]);
});
