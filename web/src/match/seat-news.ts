/** What the service says about a seat, in one sentence. */
import type { GameEvent } from "../api/types";
import type { People } from "../games";
import { t } from "../i18n/catalogue";

/** Null for events that say nothing about a seat of a running match. */
export function seatNews(event: GameEvent, people: People): string | null {
  switch (event.type) {
    case "match.turn_timed_out":
      return t("log.timed_out", { ...people(event.seat) });
    case "match.seat_to_bot":
      return t(event.held ? "log.seat_held" : "log.seat_to_bot", { ...people(event.seat) });
    case "match.seat_returned":
      return t("log.seat_returned", { ...people(event.seat) });
    default:
      return null;
  }
}
