/** Who won, in one sentence. */
import type { Frame, Table } from "../api/types";
import { list, t } from "../i18n/catalogue";
import { personAt } from "./people";

export function verdict(table: Table): string {
  const { result } = table;
  if (result !== null && result.scores.length === 1) {
    return alone(result);
  }
  const [winner] = result?.winners ?? [];
  if (result === null || winner === undefined) {
    return t("summary.over");
  }
  if (result.winners.length > 1) {
    const people = result.winners.map((seat) => personAt(table, seat));
    // "You" begins the sentence, as its capital letter wants.
    const sorted = people.toSorted((a, b) => Number(b.who === "you") - Number(a.who === "you"));
    return t("summary.shared", { names: list(sorted.map(({ name }) => name)) });
  }
  const best = result.scores[winner] ?? 0;
  const second = Math.max(...result.scores.filter((_, seat) => seat !== winner));
  return t("summary.wins", { ...personAt(table, winner), by: best - second });
}

/** When somebody was alone ahead last: in this of so many rounds. */
export interface Ahead {
  seat: number;
  round: number;
  rounds: number;
}

/** How long somebody was ahead who did not win; or that nobody was. */
export function rivalry(table: Table, rival: Ahead | null): string {
  return rival === null
    ? t("summary.unrivalled", { winners: table.result?.winners.length ?? 0 })
    : t("summary.led", {
        ...personAt(table, rival.seat),
        round: rival.round,
        when: whenAhead(rival),
      });
}

function whenAhead({ round, rounds }: Ahead): "while" | "first" | "last" | "until" {
  if (round === 1) {
    return rounds === 1 ? "while" : "first";
  }
  return round === rounds ? "last" : "until";
}

/** One who plays alone plays against a mark, and reaches it or not. */
function alone({ scores, winners }: NonNullable<Table["result"]>): string {
  return t(winners.length > 0 ? "summary.alone_won" : "summary.alone_short", {
    score: scores[0] ?? 0,
  });
}

/** How the match ended, once it has. */
export function ending(table: Table, { pending }: Pick<Frame, "pending">): string | null {
  return pending.finished ? verdict(table) : null;
}
