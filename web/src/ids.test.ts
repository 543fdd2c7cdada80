// @vitest-environment node
import { expect, test } from "vitest";
import { commandId, contribution } from "./ids";

test("a command id is a version 4 UUID and never the same twice", () => {
  const ids = Array.from({ length: 200 }, commandId);

  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test("ids are made without randomUUID, which plain http does not have", () => {
  const randomUUID = crypto.randomUUID;
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  try {
    expect(commandId()).toHaveLength(36);
  } finally {
    Object.defineProperty(crypto, "randomUUID", { configurable: true, value: randomUUID });
  }
});

test("a contribution is sixteen bytes in hex", () => {
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
});
