import { useSignal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Amount, fitting, type Range, stepped, typedSum } from "./amount";

const STAKE: Range = { min: 1, max: 4250, step: 1 };
const BID: Range = { min: 700, max: 2300, step: 100 };

afterEach(() => render(null, document.body));

test("what may be given is between least and most, and in whole steps", () => {
  expect([0, 1, 777, 4250, 9999].map((sum) => fitting(sum, STAKE))).toEqual([
    1, 1, 777, 4250, 4250,
  ]);
  expect([0, 749, 751, 2299, 5000].map((sum) => fitting(sum, BID))).toEqual([
    700, 700, 800, 2300, 2300,
  ]);
  expect(fitting(9999, { min: 100, max: 250, step: 100 })).toBe(200);
});

test("buttons go from hundred to hundred, to the last dollar at the ends", () => {
  expect(stepped(777, 1, STAKE)).toBe(800);
  expect(stepped(777, -1, STAKE)).toBe(700);
  expect(stepped(4200, 1, STAKE)).toBe(4250);
  expect(stepped(4250, -1, STAKE)).toBe(4200);
  expect(stepped(50, -1, STAKE)).toBe(1);
  expect(stepped(700, -1, BID)).toBe(700);
});

test.each([
  ["2100", 2100],
  ["2,100", 2100],
  ["2.100", 2100],
  ["2 100 ", 2100],
  ["$2,100", 2100],
  ["2100.5", 2100.5],
  ["2,100.50", 2100.5],
  ["2.100,05", 2100.05],
  ["2100.", 2100],
  ["-2,100", -2100],
  ["", null],
  ["-", null],
  ["none", null],
])("typed as %j it is %j: cents are no dollars", (typed, sum) => {
  expect(typedSum(typed)).toBe(sum);
});

function Asked({ range, likely }: { range: Range; likely: number[] }) {
  const chosen = useSignal(range.min);
  return (
    <>
      <Amount
        range={range}
        value={chosen.value}
        likely={likely}
        set={(sum) => {
          chosen.value = sum;
        }}
      />
      <output>{chosen.value}</output>
    </>
  );
}

function given(): string | null | undefined {
  return document.querySelector("output")?.textContent;
}

async function type(text: string) {
  const input = document.querySelector("input");
  await act(() => {
    input?.dispatchEvent(new FocusEvent("focus"));
    if (input) {
      input.value = text;
    }
    input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  return input;
}

const framed = () => new Promise((done) => requestAnimationFrame(done));

test("a sum can be typed, and is left as typed until the field is left", async () => {
  await act(() => render(<Asked range={BID} likely={[]} />, document.body));
  const input = await type("18");
  expect(given()).toBe("700");
  expect(input?.value).toBe("18");

  await type("1,849");
  expect(given()).toBe("1800");
  await act(() => {
    input?.dispatchEvent(new FocusEvent("blur"));
  });

  expect(input?.value).toBe("1,800");
});

const LIMITS = "From 700 to 2,300, in steps of 100.";

test.each([
  ["1,800", "1800", LIMITS],
  ["1849", "1800", "1849 falls between the steps of 100: it is 1,800."],
  ["1,800.50", "1800", "1,800.50 falls between the steps of 100: it is 1,800."],
  ["99000", "2300", "99000 is too much, 2,300 is the most: it is 2,300."],
  ["-800", "700", "-800 is too little, 700 is the least: it is 700."],
  ["much", "700", "much is no amount: it is 700."],
])("typed as %j it is %s, and the field says so", async (text, sum, words) => {
  await act(() => render(<Asked range={BID} likely={[]} />, document.body));
  const input = document.querySelector("input");
  const beside = () =>
    document.getElementById(input?.getAttribute("aria-describedby") ?? "")?.textContent;
  const said = () => document.querySelector("[role=status]")?.textContent;
  expect(beside()).toBe(LIMITS);
  await type(text);
  expect(given()).toBe(sum);
  expect(beside()).toBe(words);
  expect(said()).toBe("");

  await act(() => {
    input?.dispatchEvent(new FocusEvent("blur"));
  });
  // Still there: what stands below must not move from under the finger that has left the field.
  expect(beside()).toBe(words);
  expect(said()).toBe(words === LIMITS ? "" : words);

  await act(() => document.querySelector<HTMLButtonElement>("button:not(:disabled)")?.click());
  expect(beside()).toBe(LIMITS);
});

test("where single dollars may be staked no steps are told, and cents are", async () => {
  await act(() => render(<Asked range={STAKE} likely={[]} />, document.body));
  expect(document.querySelector(".limits")?.textContent).toBe("From 1 to 4,250.");
  await type("20.50");

  expect(given()).toBe("20");
  expect(document.querySelector(".limits")?.textContent).toBe("20.50 is no whole sum: it is 20.");
});

test("the focus leaves the text and its selection alone, and selects all of it before anything is typed", async () => {
  await act(() => render(<Asked range={STAKE} likely={[]} />, document.body));
  const input = document.querySelector("input");
  await type("1500");
  await act(() => {
    input?.dispatchEvent(new FocusEvent("blur"));
  });
  expect(input?.value).toBe("1,500");

  await act(() => {
    input?.setSelectionRange(0, 5);
    input?.dispatchEvent(new FocusEvent("focus"));
  });
  expect(input?.value).toBe("1,500");
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, 5]);

  input?.setSelectionRange(1, 1);
  await framed();
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, 5]);

  await type("2");
  input?.setSelectionRange(1, 1);
  await framed();
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([1, 1]);
});

test("likely sums that cannot be given are brought inside, and none is offered twice", async () => {
  await act(() => render(<Asked range={BID} likely={[500, 700, 1000, 9000]} />, document.body));
  const sums = [...document.querySelectorAll<HTMLButtonElement>(".shares button")];
  expect(sums.map(({ textContent }) => textContent)).toEqual(["700", "1,000", "2,300"]);
  expect(sums[0]?.getAttribute("aria-pressed")).toBe("true");

  await act(() => sums[2]?.click());

  expect(given()).toBe("2300");
});
