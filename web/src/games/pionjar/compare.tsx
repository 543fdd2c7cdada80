/** A decision in words, and two positions side by side, for the outbox. */
import type { Action, Table } from "../../api/types";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ChangeLine, CompareProps } from "../index";
import { PionjarBoard } from "./board/PionjarBoard";
import { panelOf, placeWords } from "./places";
import type { Frame, SeatView, View } from "./types";
import { monthName, propertyName } from "./words";

/** What was decided, in a few words. */
export function decided(action: Action): string {
  switch (action.type) {
    case "pionjar.choose_branch":
      return t("pionjar.done.branch", { property: propertyName(action.property ?? "") });
    case "pionjar.choose_trail":
      return t("pionjar.trail", { trail: action.trail ?? "" });
    case "pionjar.wager":
      return t("pionjar.sheet.amount", { ask: "wager", amount: action.stake ?? 0 });
    case "pionjar.bid":
      return t("pionjar.sheet.amount", { ask: "bid", amount: action.amount ?? 0 });
    default:
      return t("pionjar.sheet.do", { action: action.type.replace("pionjar.", "") });
  }
}

/** What is different now: month, turn, then each seat's place and cash. */
export function changes(table: Table, then: View, now: View): ChangeLine[] {
  const seat = (at: number) => personAt(table, at).name;
  const month = (view: View) => monthName(Math.max(0, view.month));
  return [
    line(t("pionjar.change.month"), month(then), month(now)),
    line(t("pionjar.change.turn"), seat(then.turn), seat(now.turn)),
    line(t("pionjar.change.saloon"), number(then.saloon), number(now.saloon)),
    ...now.seats.flatMap((after, at) => seatLines(then.seats[at], after, at, seat(at))),
  ].filter(({ before, now: after }) => before !== after);
}

function seatLines(
  before: SeatView | undefined,
  now: SeatView,
  at: number,
  name: string,
): ChangeLine[] {
  return [
    line(t("pionjar.change.place", { name }), placeWords(before ?? now), placeWords(now), at),
    line(t("pionjar.change.cash", { name }), number(before?.cash ?? 0), number(now.cash), at),
  ];
}

function line(label: string, before: string, now: string, seat: number | null = null): ChangeLine {
  return { label, before, now, seat };
}

/** The panel on which the seat that decided stands. */
export function Picture({ seat, view }: CompareProps<View, Frame>) {
  return (
    <div class="print pionjar-print">
      <PionjarBoard
        panel={panelOf(view, seat)}
        view={view}
        mySeat={seat}
        turn={view.turn}
        aims={[]}
        still
      />
    </div>
  );
}
