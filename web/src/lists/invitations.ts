/** Tables where a seat is kept for me, and the two answers to that. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { MatchSummary } from "../api/types";
import { user } from "../session/session";
import { lists } from "./lists";
import { command, tell } from "./opening";

const INVITATIONS_MAX = 20;

const invitations = signal<readonly MatchSummary[]>([]);

async function refresh(): Promise<void> {
  if (!user.value) {
    invitations.value = [];
    return;
  }
  const answer = await untilAnswered(() => api.matches({ invited: true, limit: INVITATIONS_MAX }));
  invitations.value = answer.ok ? answer.value.items : [];
}

/** The invitations, asked for anew whenever the lists are. */
export function useInvitations(): readonly MatchSummary[] {
  useEffect(() => {
    void refresh();
  }, [user.value, lists.value]);
  return invitations.value;
}

/** Gives the seat free for others. */
export function decline(matchId: string): Promise<void> {
  return command(async () => {
    const answer = await untilAnswered(() => api.decline(matchId), tell);
    await refresh();
    return answer;
  });
}
