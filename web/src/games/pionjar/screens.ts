/** Pionjär's part of the app, fetched when its first table is shown. */
import type { GameScreens } from "../index";
import { changes, decided, Picture } from "./compare";
import { Moment } from "./moment";
import { moments } from "./playing/moments";
import { Reckoning } from "./reckoning";
import { PionjarTable } from "./table";
import { tell } from "./tell";
import type { Frame } from "./types";

export const screens: GameScreens = {
  Table: PionjarTable,
  Moment,
  Reckoning,
  decided,
  changes,
  Picture,
  moments,
  tell,
  worth: ({ view }: Frame) =>
    view?.seats.map(({ cash, land, capital }) => capital ?? cash + land) ?? [],
  ticks: [
    { tick: "claim", label: "pionjar.tick.claim" },
    { tick: "purchase", label: "pionjar.tick.land" },
    { tick: "sale", label: "replay.tick_sale", counted: "pionjar.counted.sales" },
    { tick: "auction", label: "pionjar.tick.auction", counted: "pionjar.counted.auctions" },
    { tick: "theft", label: "pionjar.tick.raid", counted: "pionjar.counted.raids" },
    { tick: "arrest", label: "pionjar.tick.arrest", counted: "pionjar.counted.arrests" },
  ],
  isChoice: ({ ask }) => ask !== "move",
  round: ({ view }: Frame) => view?.round ?? 0,
};
