/** The seats in a row: mark, name, points, who deals, who has sent a turn. Each shows its sheet. */
import type { Presence, Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Here } from "../../match/presence";
import type { View } from "./types";

interface StripProps {
  table: Table;
  view: View;
  /** The seat whose sheet is looked at. */
  looking: number;
  look: (seat: number) => void;
  presence: Presence | null;
}

export function Strip({ table, view, looking, look, presence }: StripProps) {
  const { target, dealer, waiting } = view;
  return (
    <ul class={`strip rails-strip seats-${view.seats.length}`} aria-label={t("rails.strip.seats")}>
      {view.seats.map(({ scores }, seat) => {
        const sent = waiting.length > 0 && !waiting.includes(seat);
        const { name } = personAt(table, seat);
        const says = [
          name,
          t("rails.strip.sheet", { points: scores.total }),
          ...(target === null ? [] : [t("rails.target", { target })]),
          ...(seat === dealer ? [t("rails.strip.dealer")] : []),
          ...(sent ? [t("rails.strip.sent")] : []),
        ];
        return (
          <li key={seat} class={seat === looking ? "now" : undefined}>
            <button type="button" aria-pressed={seat === looking} onClick={() => look(seat)}>
              <span class="vh">{says.join(" · ")}</span>
              <SeatMark seat={seat} size="large" />
              <Here table={table} seat={seat} presence={presence} />
              <span class="seat-name" aria-hidden="true">
                {name}
              </span>
              <span class="says">
                {seat === dealer ? (
                  <span class="dealer" title={t("rails.strip.dealer")} aria-hidden="true">
                    {t("rails.strip.dealer_sign")}
                  </span>
                ) : null}
                {sent ? <Icon name="check" small /> : null}
              </span>
              <b class="num" aria-hidden="true">
                {number(scores.total)}
                {target === null ? null : <span class="cap"> / {number(target)}</span>}
              </b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
