// @vitest-environment node
import { expect, test } from "vitest";
import { aView, THEFT } from "./fixture";
import { chipsOn, sceneAfter, sceneOf, spaceOf, towOf } from "./scene";
import { sharesOf } from "./tow";
import type { RancherEvent } from "./view";

function after(events: readonly RancherEvent[], view = aView()) {
  return events.reduce(sceneAfter, sceneOf(view, []));
}

test("a frame's events lead from the view before it to the view after it", () => {
  const end = after(THEFT.events, THEFT.from);

  expect(end).toEqual({ ...sceneOf(THEFT.to, THEFT.events), mover: end.mover });
});

test("part of a herd driven leaves the rest on the pasture", () => {
  const scene = after([{ type: "rancher.herd_driven", seat: 0, farm: "hells_gate", chips: 4 }]);

  expect(chipsOn(scene, "hells_gate")).toBe(6);
  expect(towOf(scene, 0)).toEqual([{ owner: 0, farm: "hells_gate", chips: 4 }]);
});

test("a recovery moves only the herd of that victim and farm", () => {
  const view = aView({
    tows: {
      2: [
        { owner: 0, farm: "hells_gate", chips: 3 },
        { owner: 1, farm: "red_river", chips: 2 },
      ],
    },
  });
  const event = {
    type: "rancher.herd_recovered",
    victim: 0,
    thief: 2,
    farm: "hells_gate",
  } as const;
  const scene = after([{ ...event, chips: 3 }], view);

  expect(sharesOf(towOf(scene, 2))).toEqual([{ owner: 1, chips: 2 }]);
  expect(sharesOf(towOf(scene, 0))).toEqual([{ owner: 0, chips: 3 }]);
});

test("a sale empties the tow", () => {
  const view = aView({ tows: { 1: [{ owner: 0, farm: "hells_gate", chips: 3 }] } });

  expect(towOf(after([{ type: "rancher.herd_sold", seat: 1, lots: [] }], view), 1)).toEqual([]);
});

test("a theft leaves its stamp until somebody owns the farm again", () => {
  const stolen = after(THEFT.events, THEFT.from);
  const bought = { type: "rancher.farm_bought", seat: 1, farm: "hells_gate", chips: 2 } as const;

  expect(stolen.theft).toEqual({ farm: "hells_gate", victim: 0, chips: 10 });
  expect(sceneAfter(stolen, bought).theft).toBeNull();
  expect(sceneOf(aView(), THEFT.events).theft).toBeNull();
});

test("the rider is on the last space of its path", () => {
  expect(spaceOf(after([{ type: "rancher.rode", seat: 1, path: [17, 18] }]), 1)).toBe(18);
});
