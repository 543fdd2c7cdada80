import { useSignal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Amount, dollars, fitting, type Range, stepped } from "./amount";

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
  ["2100.5", 2100],
  ["2,100.50", 2100],
  ["2100.", 2100],
  ["", null],
  ["none", null],
])("typed as %j it is %j dollars: cents are no dollars", (typed, sum) => {
  expect(dollars(typed)).toBe(sum);
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
