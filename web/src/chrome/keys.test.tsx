import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { useKeys } from "./keys";

afterEach(() => render(null, document.body));

async function page() {
  const send = vi.fn<() => void>();
  function Page() {
    useKeys({ Enter: send, " ": send, z: send });
    return (
      <>
        <h2 tabIndex={-1}>Heading</h2>
        <button type="button">
          <b>Undo</b>
        </button>
        <a href="/elsewhere">Away</a>
        <input />
      </>
    );
  }
  await act(() => render(<Page />, document.body));
  const press = (key: string, at: string) => {
    document.body
      .querySelector(at)
      ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return send.mock.calls.length;
  };
  return press;
}

test("Enter and space mean the page's only where nothing with the focus is pressed by them", async () => {
  const press = await page();

  expect(press("Enter", "button")).toBe(0);
  expect(press(" ", "button")).toBe(0);
  expect(press("Enter", "a")).toBe(0);
  expect(press("Enter", "input")).toBe(0);
  expect(press("Enter", "h2")).toBe(1);
  expect(press(" ", "h2")).toBe(2);
});

test("letters mean the page's wherever the focus is, but where somebody types", async () => {
  const press = await page();

  expect(press("z", "button")).toBe(1);
  expect(press("Z", "h2")).toBe(2);
  expect(press("z", "input")).toBe(2);
});
