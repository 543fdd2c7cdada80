/** The final reckoning: land, cards and cash of each pioneer, the richest first. */
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ReckoningProps } from "../index";
import type { SeatView, View } from "./types";
import { propertyName } from "./words";

const PARTS = ["land", "buffalo", "fish", "gold", "cash"] as const;
type Part = (typeof PARTS)[number];

function worth(seat: SeatView, part: Part): number {
  if (part === "land" || part === "cash") {
    return seat[part];
  }
  return (seat.hand?.[part] ?? []).reduce((sum, value) => sum + value, 0);
}

interface Row {
  at: number;
  seat: SeatView;
  total: number;
}

export function Reckoning({ table, view }: ReckoningProps<View>) {
  const rows: Row[] = view.seats
    .map((seat, at) => ({ at, seat, total: seat.capital ?? 0 }))
    .toSorted((a, b) => b.total - a.total);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, by keyboard too
    <section class="box" aria-label={t("pionjar.reckoning")} tabIndex={0}>
      <ul class="capital" aria-hidden="true">
        {rows.map(({ at, seat }) => (
          <li key={at}>
            <SeatMark seat={at} />
            <Bar seat={seat} most={most} />
          </li>
        ))}
      </ul>
      <table class="res parts">
        <caption class="vh">{t("pionjar.reckoning")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("pionjar.reckoning.pioneer")}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                <span class={`swatch ${part}`} />
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
                <td key={part} class={part} data-label={t("pionjar.part", { part })}>
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
      <Squatters table={table} rows={rows} />
    </section>
  );
}

/** What a capital is made of, as long as it is great. */
function Bar({ seat, most }: { seat: SeatView; most: number }) {
  return (
    <span class="capital-bar">
      {PARTS.map((part) => {
        const share = worth(seat, part) / most;
        return share === 0 ? null : (
          <span key={part} class={`swatch ${part}`} style={{ width: `${100 * share}%` }} />
        );
      })}
    </span>
  );
}

/** Whose land counts nothing, and why. */
function Squatters({ table, rows }: { table: Table; rows: readonly Row[] }) {
  const squatters = rows.flatMap(({ at, seat: { property, owner } }) =>
    property === null || owner ? [] : [{ at, property }],
  );
  return (
    <>
      {squatters.map(({ at, property }) => (
        <p key={at} class="small dim">
          {t("pionjar.reckoning.squatter", {
            ...personAt(table, at),
            property: propertyName(property),
          })}
        </p>
      ))}
    </>
  );
}
