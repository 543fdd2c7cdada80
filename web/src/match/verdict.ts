/** Who won, in one sentence. */
import type { Table } from "../api/types";
import { list, t } from "../i18n/catalogue";
import { personAt } from "./people";

export function verdict(table: Table): string {
  const { result } = table;
  const [winner] = result?.winners ?? [];
  if (result === null || winner === undefined) {
    return t("summary.over");
  }
  if (result.winners.length > 1) {
    const names = list(result.winners.map((seat) => personAt(table, seat).name));
    return t("summary.shared", { names });
  }
  const best = result.scores[winner] ?? 0;
  const second = Math.max(0, ...result.scores.filter((_, seat) => seat !== winner));
  return t("summary.wins", { ...personAt(table, winner), by: best - second });
}
