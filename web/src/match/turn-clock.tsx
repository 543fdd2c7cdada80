/** Time for a decision: who has how much of it left. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "../api/server-time";
import type { Awaited, Frame, Table } from "../api/types";
import { clockTime, moment, number, t } from "../i18n/catalogue";
import { personAt } from "./people";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const HURRY_MS = 30_000;
/** Seconds are counted below this; above it the hour, the day is enough. */
const COUNTED_MS_MAX = HOUR_MS;

/** When the seat's time for its question is over; null where decisions may take any time. */
export function dueAt(
  { deadlines }: Pick<Table, "deadlines">,
  { seat, since, due_at }: Pick<Awaited, "seat" | "since" | "due_at">,
): number | null {
  if (!due_at) {
    return null;
  }
  // Time in which the server was down comes on top: the table tells, the frame cannot.
  const told = deadlines.find((one) => one.seat === seat && one.since === since);
  return Math.max(Date.parse(due_at), Date.parse(told?.due_at ?? due_at));
}

/** Minutes and seconds, the second that has begun counted whole. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A time in the words of today, or with its day. */
export function until(due: number, now: number): string {
  const at = new Date(due).toISOString();
  return due - now < 12 * HOUR_MS ? clockTime(at) : moment(at);
}

interface TurnClockProps {
  table: Table;
  frame: Frame;
}

/** One's own time when one is asked, else that of the first of the others. */
export function TurnClock({ table, frame }: TurnClockProps) {
  const { awaits } = frame.pending;
  const awaited = awaits.find(({ seat }) => seat === frame.seat) ?? awaits[0];
  const due = awaited ? dueAt(table, awaited) : null;
  const now = useNow(due);
  if (awaited === undefined || due === null) {
    return null;
  }
  const left = due - now;
  const hurry = awaited.seat === frame.seat && left <= HURRY_MS;
  return (
    <p class={hurry ? "turn-clock hurry" : "turn-clock"}>
      {told(table, awaited.seat, due, now)}
      <span class="vh" role="status">
        {hurry && left > 0 ? t("clock.hurry") : ""}
      </span>
    </p>
  );
}

function told(table: Table, seat: number, due: number, now: number): string {
  const person = personAt(table, seat);
  const left = due - now;
  if (left <= 0) {
    return t("clock.over", { ...person });
  }
  return left < COUNTED_MS_MAX
    ? t("clock.left", { ...person, time: minutesAndSeconds(left) })
    : t("clock.until", { ...person, at: until(due, now) });
}

/** The time, as often as it matters for something that is due. */
function useNow(due: number | null): number {
  const now = useSignal(serverNow());
  useEffect(() => {
    if (due === null) {
      return;
    }
    now.value = serverNow();
    const timer = setInterval(() => {
      now.value = serverNow();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [due]);
  return now.value;
}
