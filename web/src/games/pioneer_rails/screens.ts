/** Pioneer Rails' part of the app, fetched when its first table is shown. */
import type { GameScreens } from "../index";
import { changes, decided, Picture } from "./compare";
import { Moment } from "./moment";
import { Reckoning } from "./reckoning";
import { RailsTable } from "./table";
import { tell } from "./tell";
import type { Frame } from "./types";

export const screens: GameScreens = {
  Table: RailsTable,
  Moment,
  Reckoning,
  decided,
  changes,
  Picture,
  moments: (_, frame) => [frame],
  tell,
  worth: ({ view }: Frame) => view?.seats.map(({ scores }) => scores.total) ?? [],
  ticks: [
    { tick: "sale", label: "rails.tick.goal", counted: "rails.counted.goals" },
    { tick: "purchase", label: "rails.tick.activation", counted: "rails.counted.activations" },
  ],
  isChoice: () => true,
  round: ({ view }: Frame) => view?.round ?? 0,
};
