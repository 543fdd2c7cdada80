/** Who sits where, as sentences and strips name them. */
import type { Seat } from "../api/types";
import { t } from "../i18n/catalogue";

/** A person as messages take it: `who` selects "you" or the name. */
export interface Person {
  who: "you" | "other";
  name: string;
}

interface Seated {
  seats: readonly Seat[];
}

/** Whether several of a table's seats play on this device. */
export function isShared(table: Seated): boolean {
  return table.seats.filter(({ mine }) => mine).length > 1;
}

/** The user's own seat is "you"; where several share the device, all of them go by their names. */
export function personAt(table: Seated, number: number): Person {
  const seat = table.seats[number];
  if (seat?.kind === "user" && seat.mine && !isShared(table)) {
    return { who: "you", name: t("person.you") };
  }
  return { who: "other", name: nameAt(table, number) };
}

/** The seat that is "you"; null for whoever has none, or only looks after others'. */
export function ownSeat(table: Seated): number | null {
  return table.seats.find(({ kind, mine }) => kind === "user" && mine)?.seat ?? null;
}

/** What everybody calls a seat, the user's own too. */
export function nameAt(table: Seated, number: number): string {
  return table.seats[number]?.name ?? t("person.seat", { number: number + 1 });
}

/** The seats that somebody or some bot has taken. */
export function takenSeats(table: Seated): Seat[] {
  return table.seats.filter((seat) => seat.kind !== "open" && seat.kind !== "invited");
}

/** Whether a seat at the table is played from this device. */
export function sitsAt(table: Seated): boolean {
  return table.seats.some((seat) => seat.mine);
}
