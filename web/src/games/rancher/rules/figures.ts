/** Positions that the rules are explained with, for the real board to draw. */
import board from "@domain/games/rancher/board.json";
import type { Key } from "../../../i18n/catalogue";
import type { Point } from "../board/data";
import type { Lot, RancherEvent } from "../board/view";
import type { View } from "../types";

/** One picture: a position, the place in its middle, and what it shows. */
export interface Figure {
  caption: Key;
  view: View;
  events?: readonly RancherEvent[];
  at: Point;
  near: number;
}

const RED = 0;
const BLUE = 1;

interface Position {
  /** The riders' spaces. */
  red: number;
  blue: number;
  roll?: number;
  farms?: Readonly<Record<string, readonly [owner: number, chips: number]>>;
  /** What each rider has in tow. */
  tow?: readonly Lot[];
  blue_tow?: readonly Lot[];
}

type Tow = View["ranchers"][number]["tow"];

/** A position in which red is to move. */
function position({ red, blue, roll, farms = {}, tow = [], blue_tow = [] }: Position): View {
  const rancher = { cash: 0, wealth: 0, lap: 1, debts: [] };
  return {
    viewer: -1,
    round: 1,
    rounds: 40,
    turn: RED,
    first: RED,
    roll: roll ?? null,
    left: 0,
    automatic_rolls: true,
    minutes: 0,
    ranchers: [
      { ...rancher, space: red, tow: tow as Tow },
      { ...rancher, space: blue, tow: blue_tow as Tow },
    ],
    farms: board.farms.map(({ id }) => ({
      farm: id as View["farms"][number]["farm"],
      owner: farms[id]?.[0] ?? null,
      chips: farms[id]?.[1] ?? 0,
      grows_from_lap: 1,
    })),
    pending: { type: "proceed" },
  };
}

const STOLEN: Lot = { owner: BLUE, farm: "green_valley", chips: 6 };
const GREEN_VALLEY = { x: 150, y: 985 };
const RED_RIVER = { x: 150, y: 640 };

/** The pictures of each chapter. */
export const FIGURES = {
  turn: [
    {
      caption: "rancher.figure.fork",
      view: position({ red: 15, blue: 36, roll: 4 }),
      at: { x: 840, y: 800 },
      near: 2.2,
    },
  ],
  buying: [
    {
      caption: "rancher.figure.buying",
      view: position({ red: 17, blue: 36, roll: 2, farms: { glover_leaf: [RED, 3] } }),
      at: { x: 830, y: 930 },
      near: 2.2,
    },
  ],
  breeding: [
    { chips: 3, caption: "rancher.figure.lap_1" as const },
    { chips: 6, caption: "rancher.figure.lap_2" as const },
    { chips: 8, caption: "rancher.figure.lap_3" as const },
  ].map(({ chips, caption }) => ({
    caption,
    view: position({ red: 49, blue: 20, farms: { red_river: [RED, chips] } }),
    at: RED_RIVER,
    near: 3.2,
  })),
  driving: [
    {
      caption: "rancher.figure.selling",
      view: position({
        red: 2,
        blue: 36,
        roll: 4,
        tow: [{ owner: RED, farm: "three_oaks", chips: 4 }],
      }),
      at: { x: 540, y: 300 },
      near: 2.2,
    },
  ],
  theft: [
    {
      caption: "rancher.figure.theft",
      view: position({ red: 44, blue: 38, roll: 5, tow: [STOLEN] }),
      events: [
        {
          type: "rancher.herd_stolen",
          thief: RED,
          victim: BLUE,
          farm: STOLEN.farm,
          chips: STOLEN.chips,
        },
      ],
      at: GREEN_VALLEY,
      near: 2.6,
    },
    {
      caption: "rancher.figure.caught",
      view: { ...position({ red: 46, blue: 46, roll: 6, blue_tow: [STOLEN] }), turn: BLUE },
      at: { x: 150, y: 800 },
      near: 2.6,
    },
  ],
  end: [],
} satisfies Record<string, Figure[]>;
