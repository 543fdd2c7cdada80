/** A finished match: who won and with what, and the way to its replay. */
import type { Table, View } from "../api/types";
import { Rail, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { gameTitle, Poster, tableTitle } from "../chrome/tickets";
import type { GameScreens } from "../games";
import { moment, t } from "../i18n/catalogue";
import { verdict } from "../match/verdict";

interface SummaryProps {
  table: Table;
  view: View;
  game: GameScreens;
}

export function Summary({ table, view, game: { Reckoning } }: SummaryProps) {
  useScreen(tableTitle(table));
  return (
    <div class="app">
      <Rail />
      <SubBar
        back="/"
        title={tableTitle(table)}
        detail={t("summary.finished_at", {
          game: gameTitle(table.game),
          at: moment(table.updated_at),
        })}
        keep
      />
      <main class="has-bar summary">
        <div class="win">
          <Poster game={table.game} shape="wide" />
          <span class="inkstamp" aria-hidden="true">
            {t("summary.stamp")}
          </span>
        </div>
        <section class="sec">
          <h1 class="h-l" tabIndex={-1}>
            {verdict(table)}
          </h1>
          <Reckoning table={table} view={view} />
        </section>
        <p class="cap sealed">
          <Icon name="seal" small />
          <span>
            {t("summary.seed")} <code>{table.seed ?? table.commitment}</code>
          </span>
        </p>
        <div class="bar">
          <a class="btn red big" href={`/t/${table.id}/replay`}>
            <Icon name="play" />
            {t("summary.replay")}
          </a>
          <a class="btn big" href="/new">
            <Icon name="plus" />
            {t("nav.new_table")}
          </a>
        </div>
      </main>
    </div>
  );
}
