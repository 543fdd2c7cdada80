import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
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

test("a part that is fetched ahead is fetched once", async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazy(load);
  const root = document.createElement("div");
  Part.ahead();
  render(<Part name="Ada" />, root);

  await vi.waitFor(() => expect(root.textContent).toBe("Ada"));
  expect(load).toHaveBeenCalledOnce();
});

test("a part that does not arrive says so, and comes when it is shown anew", async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error("no network"));
  const Part = lazy(load);
  const root = document.createElement("div");
  render(<Part key="a" name="Ada" />, root);
  await vi.waitFor(() => expect(root.textContent).toContain("did not arrive"));

  render(<Part key="b" name="Bo" />, root);

  await vi.waitFor(() => expect(root.textContent).toBe("Bo"));
});
