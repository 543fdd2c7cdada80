/** Rancher's part of the app, fetched when its first table is shown. */
import type { GameScreens } from "../index";
import { changes, decided, Picture } from "./compare";
import { Moment } from "./moment";
import { Reckoning } from "./reckoning";
import { RancherTable } from "./table";
import { tell } from "./tell";
import type { Frame } from "./types";

export const screens: GameScreens = {
  Table: RancherTable,
  Moment,
  Reckoning,
  decided,
  changes,
  Picture,
  moments: (_, frame) => [frame],
  tell,
  worth: ({ view }: Frame) => view?.ranchers.map(({ wealth }) => wealth) ?? [],
  ticks: [
    { tick: "theft", label: "replay.tick_theft", counted: "summary.thefts" },
    { tick: "sale", label: "replay.tick_sale" },
    { tick: "purchase", label: "replay.tick_purchase" },
  ],
  isChoice: ({ ask }) => ask !== "roll",
  round: ({ view }: Frame) => view?.round ?? 0,
};
