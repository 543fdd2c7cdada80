import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { lazy } from "./lazy";

function Greeting({ name }: { name: string }) {
  return <p>{name}</p>;
}

test("a part that was fetched before is shown anew with what it is given", async () => {
  const Part = lazy(async () => Greeting);
  const root = document.createElement("div");
  await act(() => render(<Part key="a" name="Ada" />, root));

  await act(() => render(<Part key="b" name="Bo" />, root));

  expect(root.textContent).toBe("Bo");
});
