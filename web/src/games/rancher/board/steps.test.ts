// @vitest-environment node
import { expect, test } from "vitest";
import { slotOf } from "./data";
import { aView, THEFT } from "./fixture";
import { sceneOf, spaceOf } from "./scene";
import { FRAME_MS_MAX, lengthOf, type Step, steps } from "./steps";
import { placeInTow } from "./tow";
import type { RancherEvent } from "./view";

function played(events: readonly RancherEvent[], view = aView()): Step[] {
  return steps(events, sceneOf(view, []));
}

const TURN: readonly RancherEvent[] = [
  { type: "rancher.turn_began", seat: 1 },
  { type: "rancher.rolled", seat: 1, value: 3 },
  { type: "rancher.rode", seat: 1, path: [17, 18, 19] },
];

test("a single turn tumbles the die, then leaps from space to space", () => {
  const turn = played(TURN);
  const rolling = turn.filter(({ tumble }) => tumble < 1);
  const leaps = turn.filter(({ leap }) => leap === 1);

  expect(rolling.length).toBeGreaterThan(2);
  expect(leaps.map(({ scene }) => spaceOf(scene, 1))).toEqual([17, 18, 19]);
  expect(turn.every(({ ms }) => ms <= 600)).toBe(true);
});

test("the die rests on the value that was drawn before anybody rides", () => {
  const turn = played(TURN);
  const firstLeap = turn.findIndex(({ leap }) => leap !== null);

  expect(turn[firstLeap - 1]).toMatchObject({ tumble: 1, scene: { die: 3 } });
});

test("a landing on an orange space glows, one on a plain space does not", () => {
  const onto = (path: readonly number[]) =>
    played([{ type: "rancher.rode", seat: 1, path }]).map(({ glow }) => glow);

  expect(onto([16, 17])).toContain(17);
  expect(onto([17, 18]).every((glow) => glow === null)).toBe(true);
});

test("a ride that comes in parts glows only where it ends", () => {
  const parts: RancherEvent[] = [
    { type: "rancher.rode", seat: 1, path: [17] },
    { type: "rancher.rode", seat: 1, path: [18, 19] },
  ];

  expect(played(parts).filter(({ glow }) => glow !== null)).toEqual([]);
});

test("calves come from beside their mothers to the slots that follow", () => {
  const grew: RancherEvent = {
    type: "rancher.herd_grew",
    seat: 3,
    farm: "red_river",
    added: 3,
    chips: 7,
  };
  const [step] = played([grew]);

  expect(step?.flights.map(({ from, to }) => [from, to])).toEqual([
    [slotOf("red_river", 0), slotOf("red_river", 4)],
    [slotOf("red_river", 1), slotOf("red_river", 5)],
    [slotOf("red_river", 2), slotOf("red_river", 6)],
  ]);
});

test("a herd that could not grow shows nothing", () => {
  const full: RancherEvent = {
    type: "rancher.herd_grew",
    seat: 3,
    farm: "red_river",
    added: 0,
    chips: 8,
  };

  expect(played([full])).toEqual([]);
});

test("stolen cattle keep their colour and join behind the thief", () => {
  const flights = played(THEFT.events, THEFT.from).flatMap((step) => step.flights);

  expect(flights).toHaveLength(10);
  expect(flights.every(({ owner }) => owner === 0)).toBe(true);
  expect(flights[9]?.to).toEqual(placeInTow(8, 9));
});

test("recovered cattle go from the thief's tow to the victim's", () => {
  const view = aView({
    spaces: [8, 8],
    tows: {
      1: [
        { owner: 1, farm: "red_river", chips: 1 },
        { owner: 0, farm: "hells_gate", chips: 2 },
      ],
    },
  });
  const event = {
    type: "rancher.herd_recovered",
    victim: 0,
    thief: 1,
    farm: "hells_gate",
  } as const;
  const [step] = played([{ ...event, chips: 2 }], view);

  expect(step?.flights.map(({ from, to }) => [from, to])).toEqual([
    [placeInTow(8, 1), placeInTow(8, 0)],
    [placeInTow(8, 2), placeInTow(8, 1)],
  ]);
});

test("payments that follow each other are one sum a seat", () => {
  const pays = (payer: number | null, payee: number | null, amount: number): RancherEvent => ({
    type: "rancher.money_paid",
    payer,
    payee,
    amount,
  });
  const [step, ...more] = played([pays(1, null, 4400), pays(1, null, 1500), pays(null, 0, 2200)]);

  expect(more).toEqual([]);
  expect(step?.notes).toEqual([
    { seat: 1, amount: -5900 },
    { seat: 0, amount: 2200 },
  ]);
});

test("events are told in order, each no later than its own step", () => {
  const told = played(THEFT.events, THEFT.from).map((step) => step.told);

  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(THEFT.events.length);
});

test.each([1, 3, 12, 60])("a cascade of %i turns keeps the limit and still ends right", (turns) => {
  const cascade = Array.from({ length: turns }, () => TURN).flat();
  const steps = played(cascade);

  expect(lengthOf(steps)).toBeLessThanOrEqual(FRAME_MS_MAX);
  expect(steps.at(-1)).toMatchObject({ scene: { die: 3 } });
  expect(spaceOf(steps.at(-1)?.scene ?? sceneOf(aView(), []), 1)).toBe(19);
});

test("events that move nothing take no time", () => {
  expect(played([{ type: "rancher.rode_on", seat: 1 }, { type: "rancher.match_ended" }])).toEqual(
    [],
  );
});
