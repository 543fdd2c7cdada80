/** Opening a table, sitting down at one, starting it: commands that go to another screen. */
import { signal } from "@preact/signals";
import { type Answer, type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { MatchFrame, MatchOrder, Problem } from "../api/types";
import { gameOf } from "../games";
import { contribution } from "../ids";
import { go } from "../router";
import { ensureUser } from "../session/session";

/** How the command under way fares; null when there is none. */
export const opening = signal<Progress | null>(null);
/** Why the last command was refused, until the next one. */
export const refusal = signal<Problem | null>(null);

/** Opens a table and goes there. */
export function openTable(order: MatchOrder): Promise<void> {
  return command(async () => {
    const opened = await created(order);
    if (opened.ok) {
      go(tableAddress(opened.value.table.id));
    }
    return opened;
  });
}

/** The table of a first match of a game. */
function firstMatch(game: string): Pick<MatchOrder, "game" | "options"> {
  return { game, options: gameOf(game)?.first ?? {} };
}

/** Opens a table with a bot, starts it, and goes there. */
export function playBotNow(game: string): Promise<void> {
  return command(async () => {
    const opened = await created({
      ...firstMatch(game),
      seats: [{ kind: "me" }, { kind: "bot" }],
    });
    if (!opened.ok) {
      return opened;
    }
    const { id } = opened.value.table;
    const started = await untilAnswered((key, signal) => api.start(id, key, signal), tell);
    go(tableAddress(id));
    return started;
  });
}

/** Opens a table with a seat kept for a friend, and goes to its lobby. */
export function inviteFriend(game: string): Promise<void> {
  return openTable({ ...firstMatch(game), seats: [{ kind: "me" }, { kind: "invited" }] });
}

/** Opens the next match of the same table, or sits down at the one that another has opened. */
export function playAgain(matchId: string): Promise<void> {
  return command(async () => {
    const opened = await untilAnswered((key, signal) => api.rematch(matchId, key, signal), tell);
    if (!opened.ok) {
      return opened;
    }
    const { id, status, seats } = opened.value.table;
    const kept = status === "lobby" && seats.some(({ invited_me }) => invited_me);
    const seated = kept ? await takeFreeSeat(id) : opened;
    go(tableAddress(id));
    return seated;
  });
}

/** Sits down at the lowest free seat, by code where the seat is kept, and goes there. */
export function sitDown(matchId: string, code?: string): Promise<void> {
  return command(async () => {
    await ensureUser();
    const seated = await takeFreeSeat(matchId, code);
    if (seated.ok || seated.problem.code === "already_seated") {
      go(tableAddress(matchId), code === undefined ? "push" : "replace");
    }
    return seated;
  });
}

function takeFreeSeat(matchId: string, code?: string): Promise<Answer<MatchFrame>> {
  const wish = { contribution: contribution(), ...(code === undefined ? {} : { code }) };
  return untilAnswered((key, signal) => api.takeSeat(matchId, wish, key, signal), tell);
}

export function tableAddress(matchId: string): string {
  return `/t/${matchId}`;
}

async function created(order: MatchOrder): Promise<Answer<MatchFrame>> {
  await ensureUser();
  const whole = { ...order, contribution: contribution() };
  return untilAnswered((key, signal) => api.createMatch(whole, key, signal), tell);
}

/** Shows how the command under way fares. */
export function tell(progress: Progress): void {
  opening.value = progress;
}

/** Runs a command, one at a time: a second tap while a command is under way does nothing. */
export async function command(run: () => Promise<Answer<unknown>>): Promise<void> {
  if (opening.value !== null) {
    return;
  }
  refusal.value = null;
  opening.value = "sending";
  try {
    const answer = await run();
    refusal.value = answer.ok ? null : answer.problem;
  } finally {
    opening.value = null;
  }
}
