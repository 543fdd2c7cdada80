import { render } from "preact";
import { expect, test, vi } from "vitest";
import { Later } from "./later";

test("what may come later comes after the words beside it, and by itself", async () => {
  const root = document.createElement("div");
  render(
    <p>
      Your turn. <Later>Board</Later>
    </p>,
    root,
  );

  expect(root.textContent).toBe("Your turn. ");
  await vi.waitFor(() => expect(root.textContent).toBe("Your turn. Board"));
});
