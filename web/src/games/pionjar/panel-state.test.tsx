import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { PanelName } from "./board/PionjarBoard";
import { usePanel } from "./panel-state";

afterEach(() => render(null, document.body));

interface MoverProps {
  wanted: PanelName;
  mover: number;
  question?: string | null;
}

function Shown({ wanted, mover, question = null }: MoverProps) {
  const { panel, show } = usePanel(wanted, mover, question);
  return (
    <>
      <output>{panel.value}</output>
      <button type="button" onClick={() => show(panel.value === "road" ? "territory" : "road")} />
    </>
  );
}

async function moves(props: MoverProps): Promise<string | null | undefined> {
  await act(() => render(<Shown {...props} />, document.body));
  return document.querySelector("output")?.textContent;
}

async function turn(): Promise<void> {
  await act(() => document.querySelector("button")?.click());
}

test("the panel is that of whoever moves", async () => {
  expect(await moves({ wanted: "road", mover: 0 })).toBe("road");
  expect(await moves({ wanted: "territory", mover: 1 })).toBe("territory");
  expect(await moves({ wanted: "road", mover: 0 })).toBe("road");
});

test("what the reader turned to stays while others move, until the reader is asked", async () => {
  await moves({ wanted: "territory", mover: 1 });
  await turn();
  expect(await moves({ wanted: "territory", mover: 2 })).toBe("road");
  expect(await moves({ wanted: "territory", mover: 0, question: "a" })).toBe("territory");
  await turn();
  expect(await moves({ wanted: "territory", mover: 0, question: "a" })).toBe("road");
  expect(await moves({ wanted: "territory", mover: 0, question: "b" })).toBe("territory");
});

test("turned back by hand, the panel follows again", async () => {
  await moves({ wanted: "territory", mover: 1 });
  await turn();
  await turn();

  expect(await moves({ wanted: "road", mover: 2 })).toBe("road");
});
