/** The seats in a row: mark, name, money, herd in tow, and whose turn it is. */
import type { Presence, Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Here } from "../../match/presence";
import { FarmBadge, Steer } from "./emblem";
import type { Standings } from "./frames";
import type { View } from "./types";

interface StripProps {
  table: Table;
  standings: Standings;
  /** Whose farms a desk has room to show. */
  view: View;
  /** Nobody's turn any more. */
  over: boolean;
  /** Who looks at it just now, while that is known. */
  presence?: Presence | null;
}

export function Strip({ table, standings, view, over, presence = null }: StripProps) {
  return (
    <ul class="strip" aria-label={t("table.seats")}>
      {standings.seats.map(({ cash, tow }, seat) => {
        const now = !over && seat === standings.turn;
        return (
          <li key={seat} class={now ? "now" : undefined} aria-current={now ? "true" : undefined}>
            <SeatMark seat={seat} size="large" />
            <Here table={table} seat={seat} presence={presence} />
            <span class="seat-name">{personAt(table, seat).name}</span>
            {tow === 0 ? null : (
              <span class="tow">
                <Steer />
                <span class="vh">{t("rancher.strip.tow")}</span>
                <span class="num">{number(tow)}</span>
              </span>
            )}
            <b class="num">{number(cash)}</b>
            <span class="farms only-desk">
              {view.farms
                .filter(({ owner }) => owner === seat)
                .map(({ farm, chips }) => (
                  <span key={farm} class="held">
                    <FarmBadge farm={farm} />
                    {number(chips)}
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
