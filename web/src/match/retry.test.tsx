import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { wakeAll } from "../api/answers";
import { useRetry } from "./retry";

afterEach(() => {
  vi.useRealTimers();
  render(null, document.body);
});

function Waiting({ again }: { again: () => void }) {
  useRetry(again);
  return null;
}

test("what could not be asked is asked again as soon as there is hope, and after a while", async () => {
  vi.useFakeTimers();
  const again = vi.fn();
  await act(() => render(<Waiting again={again} />, document.body));
  expect(again).not.toHaveBeenCalled();

  wakeAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(again).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(again).toHaveBeenCalledTimes(2);
});

test("nothing is asked once it has gone", async () => {
  vi.useFakeTimers();
  const again = vi.fn();
  await act(() => render(<Waiting again={again} />, document.body));
  await act(() => render(null, document.body));

  wakeAll();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again).not.toHaveBeenCalled();
});
