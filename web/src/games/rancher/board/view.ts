/**
 * What the board reads of Rancher's views, events and options, as the API sends them.
 * Only the fields that are drawn or spoken: the generated types fit without a cast.
 */
import type { BoardKey } from "../../../i18n/words";

/** Cattle in tow: own ones when `owner` is the rider's seat, else stolen. */
export interface Lot {
  owner: number;
  farm: string;
  chips: number;
}

/** One seat as the board shows it. */
export interface SeatView {
  space: number;
  tow: readonly Lot[];
}

/** One farm; `owner` is null while it is the bank's. */
export interface FarmView {
  farm: string;
  owner: number | null;
  chips: number;
}

/** What a seat is asked; `about` names the farm where one is meant. */
export interface Decision {
  ask: string;
  about?: string | undefined;
}

/** What the match waits for; `decisions` by seat when it waits for seats. */
export interface Pending {
  type: string;
  decisions?: Readonly<Record<string, Decision>> | undefined;
}

/** The table as somebody sees it. */
export interface RancherView {
  turn: number;
  roll: number | null;
  ranchers: readonly SeatView[];
  farms: readonly FarmView[];
  pending: Pending;
}

/** What happened; the events that move nothing on the board are told but not drawn. */
export type RancherEvent =
  | { type: "rancher.order_rolled"; seat: number; value: number }
  | { type: "rancher.first_chosen"; seat: number }
  | { type: "rancher.turn_began"; seat: number }
  | { type: "rancher.rolled"; seat: number; value: number }
  | { type: "rancher.way_chosen"; seat: number }
  | { type: "rancher.rode"; seat: number; path: readonly number[] }
  | { type: "rancher.herd_grew"; seat: number; farm: string; added: number; chips: number }
  | {
      type: "rancher.herd_recovered";
      victim: number;
      thief: number;
      farm: string;
      chips: number;
    }
  | {
      type: "rancher.money_paid";
      payer: number | null;
      payee: number | null;
      amount: number;
    }
  | { type: "rancher.debt_incurred"; debtor: number; creditor: number }
  | { type: "rancher.farm_bought"; seat: number; farm: string; chips: number }
  | { type: "rancher.herd_driven"; seat: number; farm: string; chips: number }
  | { type: "rancher.farm_returned"; seat: number; farm: string }
  | { type: "rancher.herd_stolen"; thief: number; victim: number; farm: string; chips: number }
  | { type: "rancher.herd_sold"; seat: number; lots: readonly Lot[] }
  | { type: "rancher.rode_on"; seat: number }
  | { type: "rancher.time_ran_out"; round: number }
  | { type: "rancher.match_ended" };

/** Where one value of the die leads. */
export interface Reach {
  value: number;
  space: number;
  catches: readonly number[];
  shortcut_space?: number | null | undefined;
}

/** An action that the seat may submit, as far as it is filled, and what it would do. */
export interface RancherOption {
  action:
    | { type: "rancher.roll_dice" }
    | { type: "rancher.choose_way"; way?: string | undefined }
    | { type: "rancher.buy_farm"; cattle?: number | undefined }
    | { type: "rancher.drive_herd"; cattle?: number | undefined }
    | { type: "rancher.steal_herd" }
    | { type: "rancher.ride_on" }
    | { type: "rancher.run_out_of_time" };
  preview?:
    | { type: "rancher.roll_preview"; reach: readonly Reach[] }
    | { type: "rancher.way_preview"; way: string; space: number }
    | { type: "rancher.buy_preview"; farm: string }
    | { type: "rancher.drive_preview"; farm: string; chips: number }
    | { type: "rancher.steal_preview"; farm: string; chips: number }
    | null
    | undefined;
}

/** Says a message of the catalogue; the board's keys are those of `i18n/en/board.ts`. */
export type Say = (key: BoardKey, values?: Readonly<Record<string, string | number>>) => string;
