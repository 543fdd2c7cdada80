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
    anchors: new Set(texts.map((text) => text.getAttribute("text-anchor"))),
  };
}

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
  expect(drawn([[15000], [15000]]).anchors).toEqual(new Set(["end"]));
  expect(
    drawn([
      [15000, 16000],
      [15000, 9000],
    ]).anchors,
  ).toEqual(new Set(["start"]));
});
