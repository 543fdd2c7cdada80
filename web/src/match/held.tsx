/** A seat of one's own that a bot holds: how that came, and the way back. */
import { useSignal } from "@preact/signals";
import { type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Problem, Table } from "../api/types";
import { Icon } from "../chrome/icon";
import { ProgressFlag, RefusedNote } from "../chrome/notes";
import { t } from "../i18n/catalogue";
import type { Match } from "./match";
import type { Person } from "./people";
import { personAt } from "./people";

/** The lowest seat of one's own that a bot holds. */
export function heldSeat({ seats }: Pick<Table, "seats">): number | undefined {
  return seats.find(({ mine, held }) => mine && held)?.seat;
}

/** Who sat there: oneself, unless more people play on this device. */
function ownerOf(table: Table, seat: number): Person {
  const own = table.seats.filter(({ mine }) => mine);
  return own.length === 1 ? { who: "you", name: t("person.you") } : personAt(table, seat);
}

/** Whether nobody is there to play with: only then does the bot wait for its time to pass. */
function allAway({ seats }: Table): boolean {
  return !seats.some(({ kind }) => kind === "user" || kind === "device");
}

export function Held({ match, table, seat }: { match: Match; table: Table; seat: number }) {
  const progress = useSignal<Progress | null>(null);
  const problem = useSignal<Problem | null>(null);
  const owner = { ...ownerOf(table, seat) };
  const comeBack = async () => {
    const answer = await untilAnswered(
      (id, signal) => api.comeBack(table.id, seat, id, signal),
      (state) => {
        progress.value = state;
      },
    );
    progress.value = null;
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) {
      match.take(answer.value);
    }
  };
  return (
    <>
      <h2 class="ask" tabIndex={-1}>
        {t("held.title", owner)}
      </h2>
      <p class="small">{t(allAway(table) ? "held.alone" : "held.detail")}</p>
      <button
        class="btn red big wide"
        type="button"
        disabled={progress.value !== null}
        onClick={comeBack}
      >
        <Icon name="chair" />
        {t("held.back", owner)}
      </button>
      {progress.value === null ? null : <ProgressFlag progress={progress.value} />}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
    </>
  );
}
