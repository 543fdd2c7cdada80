/** What a seat's sheet tells while others act: what holds it up, what it sold, where it rides next. */
import type { Table } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { stepAddress } from "../../replay/address";
import { moments } from "./playing/moments";
import { Receipt } from "./receipt";
import { Rides } from "./rides";
import type { Sale } from "./sales";
import { type Frame, pionjarEvents, type View } from "./types";
import { monthName, monthShort } from "./words";

interface StandingProps {
  table: Table;
  view: View;
  seat: number;
  /** What the seat has sold in its last turn. */
  sales: readonly Sale[];
  /** Who was faster, where the seat has just lost a claim. */
  late: string | null;
  /** The version before the arrest, while the seat sits for it. */
  arrested?: number | null;
}

export function Standing({ table, view, seat, sales, late, arrested = null }: StandingProps) {
  const own = view.seats[seat];
  if (own === undefined) {
    return null;
  }
  const notes = notesOf(table, view, seat);
  return (
    <div class="standing small">
      {own.free_from == null ? null : <Months freeFrom={own.free_from} view={view} seat={seat} />}
      {late === null ? null : <p>{late}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {own.free_from == null || arrested === null ? null : (
        <a class="btn" href={stepAddress(table.id, arrested)}>
          <Icon name="replay" />
          {t("pionjar.months.replay")}
        </a>
      )}
      {sales.map((sale) => (
        <Receipt key={sale.goods} sale={sale} />
      ))}
      {own.where !== "ring" || sales.length > 0 || own.ahead.length === 0 ? null : (
        <>
          <Rides rides={own.ahead} />
          <p class="cap">
            {t("pionjar.ride.plays", {
              automatic: view.options.automatic_moves === false ? "no" : "yes",
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** The version before the turn of a seat's last arrest; null where it was never arrested. */
export function arrestOf(seen: readonly Frame[], seat: number): number | null {
  const tells = (one: Frame) =>
    pionjarEvents(one).some((event) => event.type === "pionjar.arrested" && event.seat === seat);
  const at = seen.findLastIndex(tells);
  const frame = seen[at];
  return frame === undefined
    ? null
    : (moments(seen[at - 1] ?? null, frame).findLast(tells)?.after ?? null);
}

/** Prison, a skipped turn, a bid that is sealed; nothing else keeps a seat waiting. */
export function notesOf(table: Table, view: View, seat: number): string[] {
  const own = view.seats[seat];
  const person = personAt(table, seat);
  const note = (what: string, values: { month?: string; amount?: number }) =>
    t("pionjar.standing", { what, ...person, month: "", amount: 0, ...values });
  const bid = view.auction?.own_bid;
  return [
    ...(own?.free_from == null ? [] : [note("prison", { month: monthName(own.free_from) })]),
    ...(own?.skips ? [note("skips", {})] : []),
    ...(bid == null ? [] : [note(bid === 0 ? "no_bid" : "bid", { amount: bid })]),
  ];
}

/** The months inside: the two after the marked one. */
const INSIDE = 2;

interface MonthsProps {
  freeFrom: number;
  view: View;
  seat: number;
}

function Months({ freeFrom, view, seat }: MonthsProps) {
  const first = freeFrom - INSIDE - 1;
  const out = view.seats[seat]?.ahead[0];
  const months = [...Array(INSIDE + 2).keys()].map((at) => first + at);
  return (
    <ol class="months" aria-label={t("pionjar.months.title")}>
      {months
        .filter((month) => month <= view.last_month)
        .map((month) => {
          const state = month === first ? "arrested" : month < freeFrom ? "inside" : "out";
          return (
            <li key={month} class={state} aria-current={month === view.month ? "date" : undefined}>
              <b>{monthShort(month)}</b>
              <span>
                {t("pionjar.months.state", {
                  state,
                  steps: out?.month === month ? out.steps : 0,
                })}
              </span>
            </li>
          );
        })}
    </ol>
  );
}
