/** Positions for the board's tests. */
import { FARMS } from "./data";
import type { Lot, Pending, RancherEvent, RancherView } from "./view";

interface Position {
  spaces?: readonly number[];
  farms?: Readonly<Record<string, readonly [owner: number, chips: number]>>;
  tows?: Readonly<Record<number, readonly Lot[]>>;
  roll?: number | null;
  turn?: number;
  pending?: Pending;
}

const OWNED: Position["farms"] = {
  hells_gate: [0, 10],
  devils_creek: [1, 8],
  red_river: [3, 4],
};

/** A table of four in the middle of a match. */
export function aView(position: Position = {}): RancherView {
  const { spaces = [26, 16, 29, 3], farms = OWNED, tows = {}, roll = 5, turn = 1 } = position;
  return {
    turn,
    roll,
    ranchers: spaces.map((space, seat) => ({ space, tow: tows[seat] ?? [] })),
    farms: FARMS.map(({ id }) => ({
      farm: id,
      owner: farms?.[id]?.[0] ?? null,
      chips: farms?.[id]?.[1] ?? 0,
    })),
    pending: position.pending ?? { type: "seats", decisions: {} },
  };
}

const STOLEN: Lot = { owner: 0, farm: "hells_gate", chips: 10 };

/** The frame in which seat 3 rolls a 5, lands at Hell’s Gate and steals seat 0's herd. */
export const THEFT: { events: RancherEvent[]; from: RancherView; to: RancherView } = {
  events: [
    { type: "rancher.turn_began", seat: 3 },
    { type: "rancher.rolled", seat: 3, value: 5 },
    { type: "rancher.rode", seat: 3, path: [4, 5, 6, 7, 8] },
    { type: "rancher.herd_stolen", thief: 3, victim: 0, farm: "hells_gate", chips: 10 },
    { type: "rancher.farm_returned", seat: 0, farm: "hells_gate" },
    { type: "rancher.money_paid", payer: null, payee: 0, amount: 2500 },
  ],
  from: aView(),
  to: aView({
    spaces: [26, 16, 29, 8],
    farms: { devils_creek: [1, 8], red_river: [3, 4] },
    tows: { 3: [STOLEN] },
  }),
};
