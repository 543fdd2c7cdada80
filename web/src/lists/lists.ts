/** The lists of tables: mine, and those of others that one can join, watch or replay. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import { openStream } from "../api/stream";
import type { MatchSummary } from "../api/types";
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

/** Fetches all lists anew, trying until they are there. */
export async function refreshLists(): Promise<void> {
  const [mine, open, live, finished] = await Promise.all([
    user.value ? fetched({ mine: true, limit: MINE_MAX }) : [],
    fetched({ status: "lobby", limit: OTHERS_MAX }),
    fetched({ status: "running", limit: OTHERS_MAX }),
    fetched({ status: "finished", limit: OTHERS_MAX }),
  ]);
  listsLate.value = false;
  lists.value = {
    mine,
    open: open.filter((match) => !isMine(match) && freeSeats(match) > 0),
    live: live.filter((match) => !isMine(match)),
    finished,
  };
}

async function fetched(filter: api.MatchFilter): Promise<MatchSummary[]> {
  const answer = await untilAnswered(
    () => api.matches(filter),
    (progress) => {
      listsLate.value ||= progress === "trying_again";
    },
  );
  return answer.ok ? answer.value.items : [];
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
  let opened = false;
  return openStream({
    address: () => api.NOTICES_ADDRESS,
    events: { notice: () => void refreshLists() },
    link: (link) => {
      // What happened while the line was down was not told.
      if (link === "live" && opened) {
        void refreshLists();
      }
      opened ||= link === "live";
    },
  });
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
