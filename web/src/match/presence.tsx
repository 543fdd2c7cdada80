/** Who looks at the match just now: a mark on a player's seat, and how many watch. */
import type { Presence, Table } from "../api/types";
import { Icon } from "../chrome/icon";
import { t } from "../i18n/catalogue";

interface HereProps {
  table: Table;
  seat: number;
  /** Null while it is not known who is there. */
  presence: Presence | null;
}

/** On the seat of somebody else who is there; one's own seat and bots need no mark. */
export function Here({ table, seat, presence }: HereProps) {
  const place = table.seats[seat];
  const marked = place?.kind === "user" && !place.mine && presence?.connected.includes(seat);
  return marked ? (
    <span class="here">
      <span class="vh">{t("presence.here")}</span>
    </span>
  ) : null;
}

/** Nothing when nobody watches. */
export function Watching({ presence }: Pick<HereProps, "presence">) {
  const n = presence?.watching ?? 0;
  return n === 0 ? null : (
    <p class="cap watching">
      <Icon name="eye" small />
      {t("presence.watching", { n })}
    </p>
  );
}
