/** How far a match is: by rounds, or by the clock. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../api/types";
import { t } from "../i18n/catalogue";

const MINUTE_MS = 60_000;
/** How often a clock on the screen is read. */
const READ_MS = 15_000;

/** Minutes until then, the one that has begun counted whole; 0 once it is past. */
export function minutesUntil(then: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(then) - now) / MINUTE_MS));
}

/** How far a running match is: its round, of how many, or how much time is left. */
export function useHowFar({ ends_at }: Table, round: number, rounds: number | null): string {
  const now = useSignal(Date.now());
  const ticking = rounds === null && ends_at !== null;
  useEffect(() => {
    if (!ticking) {
      return;
    }
    const timer = setInterval(() => {
      now.value = Date.now();
    }, READ_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  if (rounds !== null) {
    const last = ends_at !== null && round === rounds;
    return last ? t("table.round_last", { round }) : t("table.round", { round, rounds });
  }
  const minutes = ends_at === null ? 0 : minutesUntil(ends_at, now.value);
  return t("table.round_clock", { round, minutes });
}
