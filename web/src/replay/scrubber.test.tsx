import { render } from "preact";
import { expect, test } from "vitest";
import { WealthChart } from "./scrubber";

/** The scale and the marks of a chart: what each says, and where it stands. */
function drawn(worth: number[][]) {
  const root = document.createElement("div");
  render(<WealthChart worth={worth} label="chart" />, root);
  const texts = [...root.querySelectorAll("text")];
  return {
    scale: texts.map((text) => text.textContent),
    lefts: texts.map((text) => Number(text.getAttribute("x"))),
  };
}

const MIDDLE = 164;

test("while everybody has the same, the scale says it once", () => {
  expect(drawn([[15000], [15000]]).scale).toEqual(["15,000"]);
  expect(
    drawn([
      [15000, 17500],
      [15000, 10000],
    ]).scale,
  ).toEqual(["17,500", "10,000"]);
});

test("the scale stands where the lines and their marks do not end", () => {
  const [[only = 0], both] = [
    drawn([[15000], [15000]]).lefts,
    drawn([
      [15000, 16000],
      [15000, 9000],
    ]).lefts,
  ];
  expect(only).toBeGreaterThan(MIDDLE);
  expect(both.filter((left) => left > MIDDLE)).toEqual([]);
});

test.each([2, 4, 8])(
  "the marks of %d lines that end together stay in the chart, apart",
  (seats) => {
    const root = document.createElement("div");
    render(
      <WealthChart worth={Array.from({ length: seats }, () => [0, 40])} label="chart" />,
      root,
    );
    const [, , , height = 0] = (root.querySelector("svg")?.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const tips = [...root.querySelectorAll(".tip")].map((tip) => {
      const top = Number(/ ([-\d.]+)\)/.exec(tip.getAttribute("transform") ?? "")?.[1]);
      return { top, across: Number(tip.firstElementChild?.getAttribute("width")) };
    });

    expect(tips).toHaveLength(seats);
    expect(tips.filter(({ top, across }) => top < 0 || top + across > height)).toEqual([]);
    const tops = tips.map(({ top }) => top).sort((a, b) => a - b);
    const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan((tips[0]?.across ?? 0) * 0.75);
  },
);
