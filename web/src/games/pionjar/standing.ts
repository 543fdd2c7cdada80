/** What holds a seat up while others act, in a sentence for its sheet. */

import type { Table } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { Line } from "../index";
import type { View } from "./types";
import { monthName } from "./words";

/** Prison, a skipped turn, a bid that is sealed; nothing else keeps a seat waiting. */
export function standingOf(table: Table, view: View, seat: number): Line[] {
  const own = view.seats[seat];
  const { who, name } = personAt(table, seat);
  const line = (what: string, values: { month?: string; amount?: number }): Line => ({
    seat,
    round: view.round,
    told: 0,
    text: t("pionjar.standing", { what, who, name, month: "", amount: 0, ...values }),
  });
  if (own === undefined) {
    return [];
  }
  const bid = view.auction?.own_bid;
  return [
    ...(own.free_from == null ? [] : [line("prison", { month: monthName(own.free_from) })]),
    ...(own.skips ? [line("skips", {})] : []),
    ...(bid == null ? [] : [line(bid === 0 ? "no_bid" : "bid", { amount: bid })]),
  ];
}
