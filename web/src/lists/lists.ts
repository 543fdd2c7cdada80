/** The lists of tables: mine, and those of others that one can join, watch or replay. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { MatchSummary } from "../api/types";
import { gather } from "../keep/gather";
import { keepMine, keptMine } from "../keep/tables";
import { onNotice } from "../news/notices";
import { user } from "../session/session";

const MINE_MAX = 50;
const OTHERS_MAX = 20;

export interface Lists {
  mine: MatchSummary[];
  open: MatchSummary[];
  live: MatchSummary[];
  finished: MatchSummary[];
}

/** The lists as last heard; null before the first answer. */
export const lists = signal<Lists | null>(null);
/** Whether the server has failed to answer since. */
export const listsLate = signal(false);
/** The user's own tables as this device has kept them, for as long as the server is silent. */
export const kept = signal<MatchSummary[]>([]);
/** When the server was first found silent, by this device's clock. */
export const lateSince = signal<Date | null>(null);

/** Fetches all lists anew, trying until they are there. */
export async function refreshLists(): Promise<void> {
  const [mine, open, live, finished] = await Promise.all([
    user.value ? fetched({ mine: true, limit: MINE_MAX }) : [],
    fetched({ status: "lobby", limit: OTHERS_MAX }),
    fetched({ status: "running", limit: OTHERS_MAX }),
    fetched({ status: "finished", limit: OTHERS_MAX }),
  ]);
  listsLate.value = false;
  lateSince.value = null;
  if (user.value) {
    void keep(user.value.id, mine);
  }
  lists.value = {
    mine,
    open: open.filter((match) => !isMine(match) && freeSeats(match) > 0),
    live: live.filter((match) => !isMine(match)),
    finished,
  };
}

/** Lets go of what belonged to a user who is gone. */
export function forgetLists(): void {
  lists.value = null;
  kept.value = [];
}

async function fetched(filter: api.MatchFilter): Promise<MatchSummary[]> {
  const answer = await untilAnswered(
    () => api.matches(filter),
    (progress) => {
      if (progress === "trying_again") {
        void late();
      }
    },
  );
  return answer.ok ? answer.value.items : [];
}

async function keep(id: string, mine: MatchSummary[]): Promise<void> {
  await keepMine(id, mine);
  await gather(id, mine);
}

/** Says that the server is silent, and shows what this device has kept. */
async function late(): Promise<void> {
  if (listsLate.value) {
    return;
  }
  listsLate.value = true;
  lateSince.value = new Date();
  kept.value = user.value ? await keptMine(user.value.id) : [];
}

/** Whether a seat there is played from this device. */
export function isMine(match: MatchSummary): boolean {
  return match.seats.some((seat) => seat.mine);
}

/** How many seats anybody may still take. */
export function freeSeats(match: MatchSummary): number {
  return match.seats.filter((seat) => seat.kind === "open").length;
}

/** Keeps the lists fresh while a screen shows them. */
export function useLists(): Lists | null {
  useEffect(() => {
    void refreshLists();
  }, [user.value]);
  useEffect(() => (user.value ? listen() : pollWhenSeen()), [user.value]);
  return lists.value;
}

function listen(): () => void {
  const refresh = () => void refreshLists();
  return onNotice({ notice: refresh, gap: refresh });
}

function pollWhenSeen(): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") {
      void refreshLists();
    }
  };
  document.addEventListener("visibilitychange", seen);
  return () => document.removeEventListener("visibilitychange", seen);
}
