import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { Closed } from "./match";

afterEach(() => render(null, document.body));

function told(by: Parameters<typeof Closed>[0]["by"]): string {
  render(<Closed by={by} />, document.body);
  return document.querySelector("main")?.textContent ?? "";
}

test("a table without a result says who ended it", () => {
  expect(told("host")).toContain("The host closed this table.");
  expect(told("nobody")).toContain("Nobody started this table in time.");
  expect(told("operator")).toContain("Whoever runs this server closed this table.");
  expect(told("operator")).toContain("counts for nobody");
});
