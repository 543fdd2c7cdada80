import { expect, test } from "vitest";
import { problemText } from "./notes";

const SAID = { title: "", status: 400, detail: "in the server’s words" };

test("a name that the server cannot take is explained in the reader’s language", () => {
  const wrong = (where: string) => ({
    ...SAID,
    code: "invalid_body",
    errors: [{ where, message: "in the server’s words" }],
  });

  expect(problemText(wrong("$.name"))).toMatch(/^A name begins with/);
  expect(problemText(wrong("$.seats[1].name"))).toMatch(/^A name begins with/);
  expect(problemText(wrong("$.seats[1].level"))).toBe(SAID.detail);
});

test("a refusal is said in our words where we have them, else in the server’s", () => {
  expect(problemText({ ...SAID, code: "not_host" })).toBe("Only the host may do that.");
  expect(problemText({ ...SAID, code: "of_a_newer_server" })).toBe(SAID.detail);
});
