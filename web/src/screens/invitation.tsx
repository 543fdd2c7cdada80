/** What an invite link or a typed code leads to: the table, and a seat at it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Problem as ProblemData, Table } from "../api/types";
import { Rail, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon, SeatMark } from "../chrome/icon";
import { OpeningNote, problemText } from "../chrome/notes";
import { Problem } from "../chrome/problem";
import { gameTitle, Poster, tableLength, tableTitle } from "../chrome/tickets";
import { t } from "../i18n/catalogue";
import { CODE_EXAMPLE, CodeForm } from "../lists/code-form";
import { opening, sitDown, tableAddress } from "../lists/opening";
import { personAt, sitsAt, takenSeats } from "../match/people";
import { go } from "../router";
import { Arriving } from "./no-match";

export function Invitation({ code }: { code: string }) {
  const table = useSignal<Table | null>(null);
  const problem = useSignal<ProblemData | null>(null);
  const late = useSignal(false);
  useEffect(() => {
    untilAnswered(
      () => api.invite(code),
      (progress) => {
        late.value = progress === "trying_again";
      },
    ).then((answer) => {
      if (!answer.ok) {
        problem.value = answer.problem;
      } else if (sitsAt(answer.value.table)) {
        go(tableAddress(answer.value.table.id), "replace");
      } else {
        table.value = answer.value.table;
      }
    });
  }, [code]);
  if (problem.value !== null) {
    const { status, code: name } = problem.value;
    return (
      <Problem
        title={t("invitation.missing")}
        detail={problemText(problem.value)}
        hints={[t("trouble.code", { code: CODE_EXAMPLE })]}
        code={`${status} · ${name}`}
      >
        <CodeForm first={code} />
      </Problem>
    );
  }
  return table.value === null ? (
    <Arriving waiting={late.value} />
  ) : (
    <Saved table={table.value} code={code} />
  );
}

function Saved({ table, code }: { table: Table; code: string }) {
  const title = t("invitation.title", { name: tableTitle(table) });
  useScreen(title);
  return (
    <div class="app">
      <Rail />
      <SubBar back="/" title={tableTitle(table)} detail={gameTitle(table.game)} keep />
      <main class="has-bar lobby">
        <div class="banner">
          <Poster game={table.game} shape="wide" />
        </div>
        <div class="lay">
          <div class="invited">
            <h1 class="h-l" tabIndex={-1}>
              {title}
            </h1>
            <p class="dim">{tableLength(table, gameTitle(table.game))}</p>
            <ul class="list">
              {takenSeats(table).map(({ seat }) => (
                <li key={seat} class="seatrow">
                  <SeatMark seat={seat} />
                  <span class="strong">{personAt(table, seat).name}</span>
                </li>
              ))}
            </ul>
            <div class="bar">
              <OpeningNote />
              <button
                class="btn red big"
                type="button"
                disabled={opening.value !== null}
                onClick={() => sitDown(table.id, code)}
              >
                <Icon name="chair" />
                {t("lobby.sit")}
              </button>
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
