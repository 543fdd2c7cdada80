/** The final reckoning: farms, cash and cattle of each rancher, the richest first. */
import board from "@domain/games/rancher/board.json";
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { View } from "./types";

const priceOf = new Map<string, number>(board.farms.map(({ id, price }) => [id, price]));

interface Sums {
  seat: number;
  farms: number;
  cash: number;
  cattle: number;
  /** What others still owe, less what is owed to them. */
  debts: number;
  wealth: number;
}

function sums(view: View): Sums[] {
  const all = view.ranchers.map(({ cash, wealth }, seat) => {
    const farms = view.farms
      .filter(({ owner }) => owner === seat)
      .reduce((sum, { farm }) => sum + (priceOf.get(farm) ?? 0), 0);
    const debts = claims(view, seat);
    return { seat, farms, cash, cattle: wealth - farms - cash - debts, debts, wealth };
  });
  return all.sort((a, b) => b.wealth - a.wealth);
}

function claims(view: View, creditor: number): number {
  const sum = (debts: readonly { to: number; amount: number }[]) =>
    debts.reduce((total, { amount }) => total + amount, 0);
  const owed = view.ranchers.map(({ debts }) => sum(debts.filter(({ to }) => to === creditor)));
  const owing = sum(view.ranchers[creditor]?.debts ?? []);
  return owed.reduce((total, amount) => total + amount, 0) - owing;
}

export function Reckoning({ table, view }: { table: Table; view: View }) {
  const rows = sums(view);
  const indebted = rows.some(({ debts }) => debts !== 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, by keyboard too
    <section class="box" aria-label={t("rancher.reckoning.caption")} tabIndex={0}>
      <table class="res">
        <caption class="vh">{t("rancher.reckoning.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("rancher.reckoning.rider")}</th>
            <th scope="col">{t("rancher.reckoning.farms")}</th>
            <th scope="col">{t("rancher.reckoning.cash")}</th>
            <th scope="col">{t("rancher.reckoning.cattle")}</th>
            {indebted ? <th scope="col">{t("rancher.reckoning.debts")}</th> : null}
            <th scope="col">{t("rancher.reckoning.wealth")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, farms, cash, cattle, debts, wealth }) => (
            <tr key={seat}>
              <th scope="row">
                <span class="pl">{1 + rows.filter((row) => row.wealth > wealth).length}</span>
                <SeatMark seat={seat} />
                <span>{personAt(table, seat).name}</span>
              </th>
              <td data-label={t("rancher.reckoning.farms")}>{number(farms)}</td>
              <td data-label={t("rancher.reckoning.cash")}>{number(cash)}</td>
              <td data-label={t("rancher.reckoning.cattle")}>{number(cattle)}</td>
              {indebted ? <td data-label={t("rancher.reckoning.debts")}>{number(debts)}</td> : null}
              <td class="t" data-label={t("rancher.reckoning.wealth")}>
                {number(wealth)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
