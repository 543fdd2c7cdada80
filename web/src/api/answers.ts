/** Answers of the server, and commands that are repeated until there is one. */
import { commandId } from "../ids";
import type { Problem } from "./types";

/** What the server said. A call that found no server at all throws instead. */
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** How a command fares: on its way, or not answered yet and tried again. */
export type Progress = "sending" | "trying_again";

/** One command: every repeat of it carries the same id, so that it counts once. */
export type Attempt<T> = (id: string, signal: AbortSignal) => Promise<Answer<T>>;

const ATTEMPT_MS_MAX = 10_000;
const PAUSE_MS_MIN = 500;
const PAUSE_MS_MAX = 8_000;
/** Answers that leave it open whether the command counted, or ask for patience. */
const INDEFINITE = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a command until the server gives a definite answer, however often the network or the
 * server fails in between. `tell` hears when it is sent and when it has to be tried again.
 */
export async function untilAnswered<T>(
  attempt: Attempt<T>,
  tell: (progress: Progress) => void = () => undefined,
): Promise<Answer<T>> {
  const id = commandId();
  tell("sending");
  for (let failures = 0; ; failures += 1) {
    const answer = await attempted(attempt, id);
    if (answer !== undefined) {
      return answer;
    }
    tell("trying_again");
    await pause(backOff(failures));
  }
}

async function attempted<T>(attempt: Attempt<T>, id: string): Promise<Answer<T> | undefined> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ATTEMPT_MS_MAX);
  try {
    const answer = await attempt(id, giveUp.signal);
    return answer.ok || !INDEFINITE.has(answer.problem.status) ? answer : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait after so many failures: doubling from half a second to eight. */
export function backOff(failures: number): number {
  return Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** Math.min(failures, 10));
}

const sleepers = new Set<() => void>();

/** Waits, but no longer than until there is reason to believe that the server can be reached. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    sleepers.add(wake);
  });
}

/** Ends every pause: the network is back, or a stream has opened. */
export function wakeAll(): void {
  for (const wake of [...sleepers]) {
    wake();
  }
}

const hopeful = new Set<() => void>();

/** Calls once the server has answered anybody anything, until the answer is called. */
export function onReached(hear: () => void): () => void {
  hopeful.add(hear);
  return () => hopeful.delete(hear);
}

/** The server has answered: it can be reached. */
export function reached(): void {
  for (const hear of [...hopeful]) {
    hear();
  }
}

globalThis.addEventListener("online", wakeAll);
