/** A page of the score paper, on the sheet below the map. */
import type { Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Goals, Tracks } from "./scores";
import type { View } from "./types";
import "./paper.css";

interface PageSheetProps {
  page: "paper" | "goals";
  table: Table;
  view: View;
  seat: number;
  close: () => void;
}

export function PageSheet({ page, table, view, seat, close }: PageSheetProps) {
  return (
    <section class={`page ${page}`} aria-label={t("rails.score.title")}>
      <div class="title-row">
        <h2 class="ask" tabIndex={-1}>
          <SeatMark seat={seat} /> {personAt(table, seat).name}
        </h2>
        <b class="gain">{number(view.seats[seat]?.scores.total ?? 0)}</b>
        <button class="ib" type="button" aria-label={t("rails.page.back")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="score-paper">
        {page === "goals" ? (
          <Goals table={table} view={view} seat={seat} />
        ) : (
          <Tracks view={view} seat={seat} />
        )}
      </div>
    </section>
  );
}
