/** A decision in words, and two positions side by side, for the outbox. */
import type { Action, Table } from "../../api/types";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ChangeLine, CompareProps } from "../index";
import { RailsMap } from "./board/RailsMap";
import { stateOf } from "./state-of";
import type { Frame, View } from "./types";
import { cardText } from "./words";

/** What was decided, in a few words. */
export function decided(action: Action): string {
  switch (action.type) {
    case "pioneer_rails.pick_card":
      return t("rails.done.pick", { card: cardText(action.card ?? "") });
    case "pioneer_rails.submit_turn":
      return t("rails.done.turn", {
        card: cardText(action.card ?? ""),
        n: action.tracks?.length ?? 0,
      });
    default:
      return "";
  }
}

/** What is different now: round, turn, open cards, then each seat's points. */
export function changes(table: Table, then: View, now: View): ChangeLine[] {
  const cards = (view: View) => view.cards.map(cardText).join(" ");
  return [
    line(t("rails.change.round"), number(then.round), number(now.round)),
    line(t("rails.change.turn"), number(then.turn), number(now.turn)),
    line(t("rails.change.cards"), cards(then), cards(now)),
    ...now.seats.map(({ scores }, seat) =>
      line(
        personAt(table, seat).name,
        number(then.seats[seat]?.scores.total ?? 0),
        number(scores.total),
        seat,
      ),
    ),
  ].filter(({ before, now: after }) => before !== after);
}

function line(label: string, before: string, now: string, seat: number | null = null): ChangeLine {
  return { label, before, now, seat };
}

/** The sheet of the seat that decided. */
export function Picture({ seat, view }: CompareProps<View, Frame>) {
  return (
    <div class="print rails-print">
      <RailsMap sheet={view.sheet} state={stateOf(view, seat)} />
    </div>
  );
}
