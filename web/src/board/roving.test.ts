// @vitest-environment node
import { expect, test } from "vitest";
import { roved } from "./roving";

test.each([
  ["ArrowRight", 1, 2],
  ["ArrowDown", 3, 0],
  ["ArrowLeft", 0, 3],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 1, 3],
])("%s leads from %i of four to %i", (key, from, to) => {
  expect(roved(key, from, 4)).toBe(to);
});

test("other keys mean nothing here", () => {
  expect(roved("a", 1, 4)).toBeNull();
});
