import "fake-indexeddb/auto";
import { type JSX, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { keepFrame, keepTable, keptTable } from "../keep/tables";
import { lost } from "../session/session";
import { frame, RIDE_ON, table } from "../testing/frames";
import { Match } from "./match";
import { SheetState } from "./sheet-state";

const TURE = { id: "u1", name: "Ture", guest: true };
const SEATS = [
  { seat: 0, kind: "user", name: "Ture", mine: true },
  { seat: 1, kind: "user", name: "Ada", mine: false },
] as never;
const MINE = table({ id: "m1", seats: SEATS });
const AWAITS = { awaits: [{ seat: 1 }], finished: false } as never;

afterEach(() => {
  lost.value = null;
  render(null, document.body);
});

/** What the sheet says of a table at a position. */
async function said(id: string, options: (typeof RIDE_ON)[] | null): Promise<string> {
  const shown = frame(1, 3, { options, pending: AWAITS });
  await act(() => {
    render(
      <SheetState
        match={new Match(id)}
        table={table({ id, seats: SEATS })}
        frame={shown}
        recent={[]}
        playing={false}
        skip={() => undefined}
      >
        <p>the decision</p>
      </SheetState>,
      document.body,
    );
  });
  // What the device has kept is looked up meanwhile.
  await act(async () => {
    await keptTable(TURE.id, id);
    await keptTable(TURE.id, id);
  });
  return document.body.textContent ?? "";
}

test("whoever sat here and has lost the sign-in is told so, and can decide nothing", async () => {
  await keepTable(TURE.id, MINE);
  await keepFrame(TURE.id, "m1", frame(1, 3));
  lost.value = TURE;

  for (const options of [null, [RIDE_ON]]) {
    const text = await said("m1", options);
    expect(text).toContain("This browser has lost your sign-in");
    expect(text).not.toContain("the decision");
  }
});

test("at other tables, and with the sign-in there, the sheet is as always", async () => {
  lost.value = TURE;
  expect(await said("m2", [RIDE_ON])).toBe("the decision");

  lost.value = null;
  expect(await said("m1", [RIDE_ON])).toBe("the decision");
  expect(await said("m1", null)).toContain("Waiting for Ada.");
});

test("a heading has the focus as soon as the button that had it is gone", async () => {
  const shown = frame(1, 3, { options: [RIDE_ON], pending: AWAITS });
  const match = new Match("m3");
  const at = (step: string, children: JSX.Element) =>
    render(
      <SheetState
        match={match}
        table={table({ id: "m3", seats: SEATS })}
        frame={shown}
        recent={[]}
        playing={false}
        skip={() => undefined}
        step={step}
      >
        {children}
      </SheetState>,
      document.body,
    );
  await act(() => at("first", <button type="button">On</button>));
  document.querySelector("button")?.focus();

  at("second", <h2 tabIndex={-1}>What next?</h2>);

  expect(document.activeElement?.tagName).toBe("H2");
});
