/** The final reckoning: land, cards and cash of each pioneer, the richest first. */
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ReckoningProps } from "../index";
import type { SeatView, View } from "./types";

const PARTS = ["land", "buffalo", "fish", "gold", "cash"] as const;
type Part = (typeof PARTS)[number];

function worth(seat: SeatView, part: Part): number {
  if (part === "land" || part === "cash") {
    return seat[part];
  }
  return (seat.hand?.[part] ?? []).reduce((sum, value) => sum + value, 0);
}

export function Reckoning({ table, view }: ReckoningProps<View>) {
  const rows = view.seats
    .map((seat, at) => ({ at, seat, total: seat.capital ?? 0 }))
    .toSorted((a, b) => b.total - a.total);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, by keyboard too
    <section class="box" aria-label={t("pionjar.reckoning")} tabIndex={0}>
      <table class="res parts">
        <caption class="vh">{t("pionjar.reckoning")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("pionjar.reckoning.pioneer")}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {t("pionjar.part", { part })}
              </th>
            ))}
            <th scope="col">{t("pionjar.part", { part: "total" })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, seat, total }) => (
            <tr key={at}>
              <th scope="row">
                <span class="pl">{1 + rows.filter((row) => row.total > total).length}</span>
                <SeatMark seat={at} />
                <span>{personAt(table, at).name}</span>
              </th>
              {PARTS.map((part) => (
                <td key={part} data-label={t("pionjar.part", { part })}>
                  {number(worth(seat, part))}
                </td>
              ))}
              <td class="t" data-label={t("pionjar.part", { part: "total" })}>
                {number(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
