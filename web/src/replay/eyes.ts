/** Whose eyes a replay is watched with: one's own, and once the match is over anybody's. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Frame, Problem, Table } from "../api/types";
import { t } from "../i18n/catalogue";
import { isShared, personAt, sitsAt, takenSeats } from "../match/people";

/** A seat's number, everything open, or what anybody may see. */
export type Eyes = string;

export const ALL: Eyes = "all";
export const SPECTATOR: Eyes = "spectator";

/** The eyes that the match was seen with so far. */
export function ownEyes(table: Table): Eyes {
  const own = table.seats.find(({ mine }) => mine);
  return own === undefined ? SPECTATOR : String(own.seat);
}

/** Whose eyes can be chosen; a closed table shows nothing to spectators. */
export function eyesOf(table: Table): { eyes: Eyes; label: string }[] {
  const open = table.visibility !== "closed" || !sitsAt(table);
  return [
    { eyes: ALL, label: t("replay.eyes_all") },
    ...(open ? [{ eyes: SPECTATOR, label: t("replay.eyes_spectator") }] : []),
    ...takenSeats(table).map(({ seat }) => ({
      eyes: String(seat),
      label: personAt(table, seat).name,
    })),
  ];
}

/** The seat that looks; null for nobody in particular. */
export function seatOf(eyes: Eyes): number | null {
  return eyes === ALL || eyes === SPECTATOR ? null : Number(eyes);
}

/**
 * The frames as the chosen eyes see them: one's own are there, others' are fetched. A device with
 * several seats has seen with one's eyes now and with another's then: all are fetched there.
 */
export function useEyes(table: Table, history: readonly Frame[]) {
  const own = ownEyes(table);
  const shared = isShared(table);
  const eyes = useSignal<Eyes>(own);
  const seen = useSignal<readonly Frame[] | null>(null);
  const progress = useSignal<Progress | null>(null);
  const problem = useSignal<Problem | null>(null);
  const choose = async (chosen: Eyes) => {
    eyes.value = chosen;
    problem.value = null;
    if (chosen === own && !shared) {
      seen.value = null;
      return;
    }
    const answer = await untilAnswered(
      () =>
        chosen === SPECTATOR ? api.framesSeenByAll(table.id) : api.frames(table.id, 0, chosen),
      (state) => {
        progress.value = state;
      },
    );
    progress.value = null;
    if (eyes.value === chosen) {
      seen.value = answer.ok ? answer.value.frames : null;
      eyes.value = answer.ok ? chosen : own;
      problem.value = answer.ok ? null : answer.problem;
    }
  };
  useEffect(() => {
    if (shared && table.status === "finished") {
      void choose(own);
    }
  }, []);
  return { eyes, progress, problem, choose, frames: seen.value ?? history };
}
