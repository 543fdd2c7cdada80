/** How long a decision may take, as a new table chooses it. */
import type { MatchOrder, Table } from "../api/types";
import { type Key, t } from "../i18n/catalogue";

/** Seconds for a decision; 0 for as long as one likes. */
export type TurnSeconds = NonNullable<MatchOrder["turn_seconds"]>;

export const TURNS: readonly { seconds: TurnSeconds; label: Key }[] = [
  { seconds: 0, label: "new.turn_free" },
  { seconds: 120, label: "new.turn_minutes" },
  { seconds: 86_400, label: "new.turn_day" },
  { seconds: 259_200, label: "new.turn_days" },
];

/** The choice in a word or two; undefined for a length that this app does not know. */
export function turnLabel({ turn_seconds }: Pick<Table, "turn_seconds">): string | undefined {
  const known = TURNS.find(({ seconds }) => seconds === turn_seconds);
  return known && t(known.label);
}
