/** What a player can do about a running match besides playing: nudge, and give the seat up. */
import { useSignal } from "@preact/signals";
import { type Answer, type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Frame, Problem, Table } from "../api/types";
import { Icon } from "../chrome/icon";
import { ProgressFlag, RefusedNote } from "../chrome/notes";
import { t } from "../i18n/catalogue";
import type { Match } from "./match";
import { personAt, sitsAt } from "./people";

interface TableMenuProps {
  match: Match;
  table: Table;
  frame: Frame;
}

/** Nothing for those who only watch, and once the match is over. */
export function TableMenu({ match, table, frame }: TableMenuProps) {
  if (!sitsAt(table) || frame.pending.finished) {
    return null;
  }
  const slow = frame.pending.awaits
    .map(({ seat }) => seat)
    .filter((seat) => table.seats[seat]?.kind === "user" && !table.seats[seat]?.mine);
  const own = table.seats.filter(({ mine, kind }) => mine && kind === "user");
  return (
    <div class="menu">
      {slow.map((seat) => (
        <Nudge key={seat} table={table} seat={seat} />
      ))}
      {own.map(({ seat }) => (
        <Resign key={seat} match={match} table={table} seat={seat} />
      ))}
    </div>
  );
}

interface AboutSeat {
  table: Table;
  seat: number;
}

/** Asked once and not until answered: a nudge that comes an hour late is no help. */
function Nudge({ table, seat }: AboutSeat) {
  const { name } = personAt(table, seat);
  const outcome = useSignal<Answer<unknown> | "sending" | "unreached" | null>(null);
  const nudge = async () => {
    outcome.value = "sending";
    outcome.value = await api.nudge(table.id, seat).catch((): "unreached" => "unreached");
  };
  const { value } = outcome;
  return (
    <>
      <button class="btn wide" type="button" disabled={value === "sending"} onClick={nudge}>
        <Icon name="invite" />
        {t("menu.nudge", { name })}
      </button>
      <p class="cap" role="status">
        {value === "unreached" ? t("menu.unreached") : null}
        {value !== null && typeof value === "object" && value.ok
          ? t("menu.nudged", { name })
          : null}
      </p>
      {value !== null && typeof value === "object" && !value.ok ? (
        <RefusedNote problem={value.problem} />
      ) : null}
    </>
  );
}

/** For good, so it is asked twice. */
function Resign({ match, table, seat }: AboutSeat & { match: Match }) {
  const sure = useSignal(false);
  const progress = useSignal<Progress | null>(null);
  const problem = useSignal<Problem | null>(null);
  const resign = async () => {
    const answer = await untilAnswered(
      (id, signal) => api.resign(table.id, seat, id, signal),
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
  const ask = (asked: boolean) => () => {
    sure.value = asked;
  };
  if (!sure.value) {
    return (
      <button class="btn wide quiet" type="button" onClick={ask(true)}>
        {t("menu.resign")}
      </button>
    );
  }
  return (
    <div class="box confirm" role="alert">
      <h3>{t("menu.resign_title")}</h3>
      <p class="small">{t("menu.resign_detail")}</p>
      <div class="btns">
        <button
          class="btn danger"
          type="button"
          disabled={progress.value !== null}
          onClick={resign}
        >
          {t("menu.resign_yes")}
        </button>
        <button class="btn" type="button" onClick={ask(false)}>
          {t("menu.resign_no")}
        </button>
      </div>
      {progress.value === null ? null : <ProgressFlag progress={progress.value} />}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
    </div>
  );
}
