import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { seat, view } from "../../testing/pionjar";
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

function shifted(): CSSStyleDeclaration | undefined {
  return document.querySelector<HTMLElement>(".shifted")?.style;
}

async function drag(...path: [x: number, y: number][]): Promise<void> {
  const panels = document.querySelector(".panels");
  const types = ["pointerdown", ...path.slice(2).map(() => "pointermove"), "pointerup"];
  await act(() => {
    types.forEach((type, at) => {
      const [clientX, clientY] = path[at] ?? [0, 0];
      const finger = { clientX, clientY, isPrimary: true, bubbles: true };
      panels?.dispatchEvent(new PointerEvent(type, finger));
    });
  });
}

test("a drag moves what is seen of a panel, until something happens elsewhere", async () => {
  const board = (at: number) => ({
    view: view({ seats: [seat({ where: "ring", at }), seat()] }),
    mySeat: 0,
    turn: 0,
    aims: [],
    still: true,
  });
  const turnedTo: string[] = [];
  const show = (at: number) =>
    act(() =>
      render(
        <Panels panel="territory" show={(to) => turnedTo.push(to)} scene={null} {...board(at)} />,
        document.body,
      ),
    );
  await show(3);
  const focus = shifted()?.getPropertyValue("--focus");
  await drag([100, 100], [100, 60], [100, 60]);
  expect(shifted()?.getPropertyValue("--top")).toBe("-40px");
  await show(3);
  expect(shifted()?.getPropertyValue("--top")).toBe("-40px");

  await show(30);
  expect(shifted()?.getPropertyValue("--top")).toBe("");
  expect(shifted()?.getPropertyValue("--focus")).not.toBe(focus);

  await drag([100, 100], [180, 104], [180, 104]);
  expect(shifted()?.getPropertyValue("--top")).toBe("");
  expect(turnedTo).toEqual(["road"]);
});
