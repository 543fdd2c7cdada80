/** The seats in a row: mark, name, cash, and what hinders or helps. */
import type { Presence, Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Here } from "../../match/presence";
import type { SeatView, View } from "./types";
import { propertyName } from "./words";

interface StripProps {
  table: Table;
  view: View;
  /** Nobody's turn any more. */
  over: boolean;
  presence: Presence | null;
}

export function Strip({ table, view, over, presence }: StripProps) {
  const sealed = new Set(view.auction?.committed ?? []);
  return (
    <ul class={`strip pionjar-strip seats-${view.seats.length}`} aria-label={t("table.seats")}>
      {view.seats.map((seat, at) => {
        const now = !over && at === view.turn;
        return (
          <li key={at} class={now ? "now" : undefined} aria-current={now ? "true" : undefined}>
            <SeatMark seat={at} size="large" />
            <Here table={table} seat={at} presence={presence} />
            <span class="seat-name">{personAt(table, at).name}</span>
            <span class="says">
              {sealed.has(at) ? <Icon name="check" small /> : null}
              <Signs view={view} seat={seat} at={at} />
            </span>
            <b class="num">{number(seat.cash)}</b>
            <span class="only-desk cap">
              {seat.property === null
                ? t("pionjar.strip.road")
                : t("pionjar.strip.land", {
                    property: propertyName(seat.property),
                    owner: seat.owner ? "yes" : "no",
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The sheriff's star, the lease, the trading post, prison: a sign each, with its word. */
function Signs({ view, seat, at }: { view: View; seat: SeatView; at: number }) {
  const signs = [
    seat.sheriff && { sign: "★", word: t("pionjar.strip.sheriff") },
    view.lease === at && { sign: "☗", word: t("pionjar.strip.lease") },
    view.trading_post === at && { sign: "⌂", word: t("pionjar.strip.post") },
    seat.free_from != null && { sign: "▦", word: t("pionjar.strip.prison") },
  ].filter((one) => one !== false);
  return (
    <>
      {signs.map(({ sign, word }) => (
        <span key={word} class="sign" role="img" aria-label={word} title={word}>
          {sign}
        </span>
      ))}
    </>
  );
}
