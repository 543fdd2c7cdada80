import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Choices } from "./choices";
import type { TableOptions } from "./types";

afterEach(() => render(null, document.body));

async function said(options: TableOptions): Promise<string | null> {
  await act(() => render(<Choices options={options} choose={() => undefined} />, document.body));
  return document.body.textContent;
}

test("whoever chooses a variant reads that alone it is not rated", async () => {
  expect(await said({ sheet: "forest_a" })).not.toContain("not rated");
  expect(await said({ sheet: "forest_a", owners: true })).toContain("is not rated");
});
