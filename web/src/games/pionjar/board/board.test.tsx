import type { JSX } from "preact";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { seat, view } from "../../../testing/pionjar";
import { Leaf, type LeafProps } from "./art/leaf";
import { roadPoint } from "./data";
import { type PanelName, PionjarBoard } from "./PionjarBoard";

async function drawn(what: JSX.Element): Promise<HTMLElement> {
  const root = document.createElement("div");
  await act(() => render(what, root));
  return root;
}

async function leaf(rest: Partial<LeafProps>): Promise<(string | null)[]> {
  const root = await drawn(
    <svg>
      <title>The leaf</title>
      <Leaf month={13} prices={{ harvest: 1600, timber: 1100 }} changes={[]} saloon={0} {...rest} />
    </svg>,
  );
  return [...root.querySelectorAll("text")].map(({ textContent }) => textContent);
}

test("the leaf shows month, prices, what changed them, and the saloon", async () => {
  expect(await leaf({ saloon: 14_500, changes: [{ goods: "timber", percent: -50 }] })).toEqual([
    "February 1859",
    "1,600",
    "",
    "1,100",
    "−50%",
    "14,500",
    "",
  ]);
});

test("before time has begun no price is known", async () => {
  expect((await leaf({ month: -1, prices: null })).slice(0, 2)).toEqual(["January 1858", "–"]);
});

async function schooners(panel: PanelName, aims: Parameters<typeof PionjarBoard>[0]["aims"] = []) {
  const seats = [
    seat({ at: 3 }),
    seat({ at: 3 }),
    seat({ where: "ring", at: 0, property: "high_falls" }),
  ];
  return drawn(
    <PionjarBoard
      panel={panel}
      view={view({ seats, raiders: { hunting: 4, fishing: null } })}
      mySeat={0}
      turn={0}
      aims={aims}
      still
    />,
  );
}

test("each schooner is on its own panel, and two on one dot stand apart", async () => {
  const road = await schooners("road");
  const spots = [...road.querySelectorAll<SVGElement>(".schooner")].map(
    ({ style }) => style.transform,
  );
  expect(spots).toHaveLength(2);
  expect(new Set(spots).size).toBe(2);
  expect(road.querySelectorAll(".owner")).toHaveLength(1);
  const territory = await schooners("territory");

  expect(territory.querySelectorAll(".schooner")).toHaveLength(1);
});

test("two trails are both aimed at, and only on the territory", async () => {
  const aims = (["hunting", "fishing"] as const).map((trail) => ({
    circle: { trail, at: 4 },
    says: "",
    later: true,
  }));

  expect((await schooners("territory", aims)).querySelectorAll(".aim:not(.aim-case)")).toHaveLength(
    2,
  );
  expect((await schooners("road", aims)).querySelectorAll(".aim")).toHaveLength(0);
});

test("a road that is looked at is drawn to its property, with a ring where the move would end", async () => {
  const dot = roadPoint(20, "high_falls");
  const road = await schooners("road", [{ property: "high_falls", at: 20, says: "" }]);
  const end = road.querySelector(".way-end:not(.aim-case)");

  expect(road.querySelectorAll(".way")).toHaveLength(1);
  expect([end?.getAttribute("cx"), end?.getAttribute("cy")]).toEqual([`${dot.x}`, `${dot.y}`]);
});
