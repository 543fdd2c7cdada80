import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { table } from "../../testing/frames";
import { asked } from "../../testing/pionjar";
import type { Outcomes } from "./outcomes";
import { ToldOutcomes } from "./told-outcomes";
import type { PionjarEvent } from "./types";

afterEach(() => render(null, document.body));

const SOLD: PionjarEvent = {
  type: "pionjar.crops_sold",
  seat: 0,
  goods: "timber",
  cards: 2,
  price: 900,
};
const ALL: Outcomes = {
  wagers: [{ seat: 1, stake: 500, value: 4, gain: -500 }],
  lot: { type: "pionjar.lot_unsold", goods: "gold" },
};

/** What is told beside a question, line by line. */
async function told(ask: string, befallen: PionjarEvent[]): Promise<(string | null)[]> {
  await act(() =>
    render(
      <ToldOutcomes
        table={table()}
        frame={asked(ask, [])}
        outcomes={ALL}
        befallen={befallen}
        ask={ask}
      />,
      document.body,
    ),
  );
  return [...document.querySelectorAll(".outcomes li")].map(({ textContent }) => textContent);
}

test("beside what needs much room one thing is told, and wagers where they are not in the picture", async () => {
  const fell = "You sell 2 × timber at 900.";
  const wager = "Ada rolls 4 in the saloon: the stake is lost.−500";
  const lot = "Nobody bids; the card goes back.";

  expect(await told("depart", [SOLD])).toEqual([fell, wager, lot]);
  expect(await told("bid", [SOLD])).toEqual([fell, wager]);
  expect(await told("wager", [SOLD])).toEqual([fell]);
  expect(await told("wager", [])).toEqual([lot]);
});
