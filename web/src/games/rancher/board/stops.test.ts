// @vitest-environment node
import { expect, test } from "vitest";
import { board } from "../../../i18n/en/rancher/board";
import { parse, write } from "../../../i18n/message";
import { aView } from "./fixture";
import { sceneOf } from "./scene";
import { DIE_PLACE, pressed, stopsOf, type Table } from "./stops";
import type { RancherOption, Say } from "./view";

const say: Say = (key, values = {}) => write(parse(board[key]), values, "en");
const seats = [{ name: "Ada" }, { name: "Bo" }, { name: "Cleo" }, { name: "Dag" }];

function aTable(change: Partial<Table> = {}): Table {
  const scene = sceneOf(aView(), []);
  return { scene, mySeat: 1, seats, reach: [], options: [], t: say, ...change };
}

function nameOf(key: string, table: Table): string | undefined {
  return stopsOf(table).find((stop) => stop.key === key)?.name;
}

const TRAIL: RancherOption = {
  action: { type: "rancher.choose_way", way: "trail" },
  preview: { type: "rancher.way_preview", way: "trail", space: 19 },
};
const SHORTCUT: RancherOption = {
  action: { type: "rancher.choose_way", way: "shortcut" },
  preview: { type: "rancher.way_preview", way: "shortcut", space: 65 },
};
const BUY: RancherOption = {
  action: { type: "rancher.buy_farm", cattle: 0 },
  preview: { type: "rancher.buy_preview", farm: "glover_leaf" },
};

test.each([
  ["glover_leaf", "Glover Leaf, price 4,400. For sale, with room for 18 cattle."],
  ["hells_gate", "Hell’s Gate, price 5,000. Owned by Ada: 10 of 20 cattle."],
  ["devils_creek", "Devil’s Creek, price 5,000. Yours: 8 of 20 cattle."],
  ["rider 1", "Your rider, on space 16."],
  ["rider 3", "Dag’s rider, on space 3."],
  ["die", "The die shows 5."],
])("the stop %s says what is there", (key, name) => {
  expect(nameOf(key, aTable())).toBe(name);
});

test("a rider's name tells each herd in tow and whose it is", () => {
  const tow = [
    { owner: 0, farm: "red_river", chips: 3 },
    { owner: 1, farm: "hells_gate", chips: 6 },
    { owner: 2, farm: "three_oaks", chips: 2 },
  ];
  const scene = sceneOf(aView({ spaces: [15, 16, 29, 3], tows: { 0: tow } }), []);

  expect(nameOf("rider 0", aTable({ scene }))).toBe(
    "Ada’s rider, on the fork, space 15. 3 head of own cattle in tow. 6 head of your cattle in tow, stolen. 2 head of cattle in tow, stolen from Cleo.",
  );
});

test("a value of the die says where it leads and whom it catches", () => {
  const reach = [{ value: 1, space: 17, catches: [0] }];

  expect(nameOf("reach 1 17", aTable({ reach }))).toBe(
    "A 1 leads to an orange space of Glover Leaf. It catches Ada.",
  );
});

test("a value that passes the fork has a stop on either way", () => {
  const reach = [{ value: 3, space: 16, catches: [], shortcut_space: 62 }];
  const keys = stopsOf(aTable({ reach })).map(({ key }) => key);

  expect(keys).toEqual(expect.arrayContaining(["reach 3 16", "reach 3 62"]));
});

test("stops come in riding order, the shortcut after the fork", () => {
  const keys = stopsOf(aTable({ options: [TRAIL, SHORTCUT] })).map(({ key }) => key);

  expect(keys).toEqual([
    "die",
    "town",
    "rider 3",
    "hells_gate",
    "devils_creek",
    "way shortcut",
    "rider 1",
    "glover_leaf",
    "way trail",
    "rider 0",
    "blue_bell_ranch",
    "rider 2",
    "green_valley",
    "red_river",
    "three_oaks",
  ]);
});

test("a finger that lands near a place presses it, the nearer of two", () => {
  const stops = stopsOf(aTable({ options: [TRAIL, SHORTCUT, BUY] }));
  const shortcut = stops.find(({ key }) => key === "way shortcut");
  const near = { x: (shortcut?.at.x ?? 0) + 30, y: (shortcut?.at.y ?? 0) - 20 };

  expect(pressed(stops, near)?.option).toBe(SHORTCUT);
  expect(pressed(stops, { x: 60, y: 60 })).toBeUndefined();
});

test("only what is offered can be pressed", () => {
  const stops = stopsOf(aTable());

  expect(pressed(stops, DIE_PLACE)).toBeUndefined();
});

test("a farm that is offered says so before what it is", () => {
  expect(nameOf("glover_leaf", aTable({ options: [BUY] }))).toMatch(/^Buy Glover Leaf\. /);
});

test("before the first roll there is no die to visit", () => {
  const scene = sceneOf(aView({ roll: null }), []);

  expect(nameOf("die", aTable({ scene }))).toBeUndefined();
});
