/** The seats in a row: mark, name, cash, and what hinders or helps. A tap tells all of a seat. */
import type { Presence, Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Here } from "../../match/presence";
import { placeWords } from "./places";
import type { SeatView, View } from "./types";
import { propertyName } from "./words";

interface StripProps {
  table: Table;
  view: View;
  /** Who is asked something. */
  asked: readonly number[];
  presence: Presence | null;
  /** Looks at what a seat has. */
  look?: (seat: number) => void;
}

export function Strip({ table, view, asked, presence, look }: StripProps) {
  return (
    <ul
      class={`strip pionjar-strip seats-${view.seats.length}`}
      aria-label={t("pionjar.strip.seats")}
    >
      {view.seats.map((seat, at) => {
        const now = asked.includes(at);
        const { name } = personAt(table, at);
        return (
          <li key={at} class={now ? "now" : undefined} aria-current={now ? "true" : undefined}>
            <SeatMark seat={at} size="large" />
            <Here table={table} seat={at} presence={presence} />
            <span class="seat-name">{name}</span>
            <span class="says">
              <Signs view={view} seat={seat} at={at} />
            </span>
            <b class="num">{number(seat.cash)}</b>
            <span class="vh">{placeWords(seat)}</span>
            <span class="only-desk cap">
              {seat.property === null
                ? t("pionjar.strip.road")
                : t("pionjar.strip.land", {
                    property: propertyName(seat.property),
                    owner: seat.owner ? "yes" : "no",
                  })}
            </span>
            {look === undefined ? null : (
              <button
                class="seat-open"
                type="button"
                aria-label={t("pionjar.strip.open", { name })}
                onClick={() => look(at)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A sign with its word for each thing that hinders or helps a seat. */
function Signs({ view, seat, at }: { view: View; seat: SeatView; at: number }) {
  const signs = [
    view.auction?.committed.includes(at) && { sign: "✓", word: t("pionjar.strip.sealed") },
    view.auction?.passed.includes(at) && { sign: "✕", word: t("pionjar.strip.passed") },
    seat.sheriff && { sign: "★", word: t("pionjar.strip.sheriff") },
    view.lease === at && { sign: "☗", word: t("pionjar.strip.lease") },
    view.trading_post === at && { sign: "⌂", word: t("pionjar.strip.post") },
    seat.free_from != null && { sign: "▦", word: t("pionjar.strip.prison") },
    seat.skips && { sign: "×", word: t("pionjar.strip.skips") },
  ].filter((one) => typeof one === "object");
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
