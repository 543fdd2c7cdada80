import { expect, test } from "vitest";
import { seat, view } from "../../../testing/pionjar";
import { HEIGHT, MISSOURI, PRISON, roadPoint, squarePoint, trailPoint } from "./data";
import { focusOf } from "./focus";

const RING = seat({ where: "ring", at: 30 });
const ROAD = seat({ at: MISSOURI });

function focused(rest: Partial<Parameters<typeof focusOf>[0]>) {
  const scene = { view: view({ seats: [RING, ROAD] }), mySeat: 0, turn: 0, aims: [] };
  return focusOf({ panel: "territory", ...scene, ...rest });
}

function focus(rest: Parameters<typeof focused>[0]): number {
  return focused(rest).middle * HEIGHT;
}

test("the piece that it is about is in the middle, on its panel", () => {
  expect(focus({})).toBe(squarePoint(30).y);
  expect(focus({ turn: 1, panel: "road" })).toBe(roadPoint(MISSOURI, null).y);
});

test("on the other panel one's own piece is, and on one without it the panel's middle", () => {
  expect(focus({ turn: 1 })).toBe(squarePoint(30).y);
  expect(focus({ panel: "road" })).toBe(HEIGHT / 2);
  expect(focus({ turn: 1, mySeat: null })).toBe(HEIGHT / 2);
});

test("what is aimed at now is seen with the piece, what comes later is not waited for", () => {
  const aims = [
    { square: 36, says: "Jan" },
    { square: 2, says: "Feb", later: true },
  ];
  const both = (squarePoint(30).y + squarePoint(36).y) / 2;
  const later = (squarePoint(30).y + squarePoint(2).y) / 2;

  expect(focus({ aims })).toBeCloseTo(both);
  expect(focus({ aims: aims.slice(1) })).toBeCloseTo(later);
});

test("where not all fits, what is aimed at comes first, then the piece that it is about", () => {
  const must = (rest: Parameters<typeof focused>[0]) => {
    const { first, last } = focused(rest);
    return [first * HEIGHT, last * HEIGHT];
  };
  const both = [
    { square: 36, says: "Jan" },
    { circle: { trail: "hunting" as const, at: 5 }, says: "" },
  ];
  const heights = [squarePoint(36).y, trailPoint("hunting", 5).y].sort((a, b) => a - b);

  expect(must({ aims: both })).toEqual(heights);
  expect(must({})).toEqual([squarePoint(30).y, squarePoint(30).y]);
  expect(must({ panel: "road" })).toEqual([HEIGHT / 2, HEIGHT / 2]);
});

test("a road that is looked at is seen to its property", () => {
  const aims = [{ property: "great_lakes", at: 20, says: "" }];
  const [from, to] = [roadPoint(MISSOURI, null).y, roadPoint(99, "great_lakes").y];

  expect(focus({ aims, turn: 1, panel: "road" })).toBe((from + to) / 2);
});

test("who is just out of prison is seen, and if it fits the one who moves", () => {
  const seats = [seat({ where: "ring", at: 30 }), seat({ where: "ring", at: 5 })];
  const [own, mover] = [squarePoint(30).y, squarePoint(5).y];
  const scene = { view: view({ seats }), turn: 1, aims: [{ square: 9, says: "" }] };
  const { first, last } = focused({ ...scene, freed: true });
  expect([first * HEIGHT, last * HEIGHT]).toEqual([own, own]);

  expect(focus({ ...scene, aims: [], freed: true })).toBeCloseTo((own + mover) / 2);
  expect(focus({ ...scene, aims: [] })).toBe(mover);
});

test("who sits in prison is seen, and if it fits the one who moves", () => {
  const seats = [seat({ where: "prison" }), seat({ where: "ring", at: 5 })];
  const { first, last } = focused({
    view: view({ seats }),
    turn: 1,
    aims: [{ square: 9, says: "" }],
  });
  expect([first * HEIGHT, last * HEIGHT]).toEqual([PRISON.y, PRISON.y]);

  expect(focus({ view: view({ seats }), turn: 1 })).toBeCloseTo((PRISON.y + squarePoint(5).y) / 2);
});
