import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { view } from "../../testing/pionjar";
import type { PictureName } from "./panel-state";
import { Panels } from "./panels";

afterEach(() => render(null, document.body));

async function shown(panel: PictureName, still = false): Promise<string[]> {
  const board = { view: view(), mySeat: 0, turn: 0, aims: [], still };
  const panels = <Panels panel={panel} show={() => undefined} scene={<p>Scene</p>} {...board} />;
  await act(() => render(panels, document.body));
  return pictures();
}

function pictures(): string[] {
  return [...document.querySelectorAll(".picture")].map(({ className }) => className);
}

test("from the road to the territory the panels slide past each other, then one is left", async () => {
  expect(await shown("road")).toEqual(["picture"]);
  expect(await shown("territory")).toEqual(["picture leaving-road", "picture coming-territory"]);

  await act(() => {
    const coming = document.querySelector(".coming-territory");
    coming?.dispatchEvent(new Event("animationend", { bubbles: true }));
  });

  expect(pictures()).toEqual(["picture"]);
});

test("with reduced motion nothing slides, and a scene just appears", async () => {
  await shown("road", true);
  expect(await shown("territory", true)).toEqual(["picture"]);
  expect(await shown("auction")).toEqual(["picture"]);
  expect(document.querySelector(".picture")?.textContent).toBe("Scene");
});
