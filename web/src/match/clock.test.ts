// @vitest-environment node
import { expect, test } from "vitest";
import "../testing/english";
import { minutesUntil } from "./clock";

const NOON = "2026-11-30T12:00:00.000Z";
const at = (time: string) => Date.parse(`2026-11-30T${time}Z`);

test("a minute that has begun counts whole", () => {
  expect(minutesUntil(NOON, at("11:00:00.000"))).toBe(60);
  expect(minutesUntil(NOON, at("11:58:59.999"))).toBe(2);
  expect(minutesUntil(NOON, at("11:59:59.999"))).toBe(1);
});

test("time that is up leaves nothing, however long ago", () => {
  expect(minutesUntil(NOON, at("12:00:00.000"))).toBe(0);
  expect(minutesUntil(NOON, at("13:00:00.000"))).toBe(0);
});
