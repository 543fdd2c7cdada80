/** Who plays on this device: nobody yet, or a user whose cookie the browser keeps. */
import { signal } from "@preact/signals";
import { type Answer, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { User } from "../api/types";
import { recall, remember } from "../settings/store";

/** The user; null when there seems to be none, undefined until that is clear. */
export const user = signal<User | null | undefined>(undefined);

/**
 * Whether this device has had a user. The cookie itself is hidden from the page, and asking
 * without one is an error that browsers put into the console of every newcomer.
 */
function isKnown(): boolean {
  return recall("known") === "yes";
}

/** Who this device was when the server took it for nobody: their cookie was lost or ended. */
export const lost = signal<User | null>(remembered("lost"));

/** Whether the server has said who we are since this page was opened. */
let confirmed = false;

function become(found: User | null): void {
  confirmed = true;
  if (found !== null) {
    lose(null);
  }
  user.value = found;
  remember("known", found === null ? "no" : "yes");
  remember("user", JSON.stringify(found));
}

/** Nobody is here any more; the server has forgotten the session. */
export function signOut(): void {
  become(null);
}

/** A user whom this device remembers, as `user`: good enough to show their tables, not to act. */
function remembered(as: "user" | "lost"): User | null {
  return JSON.parse(recall(as) ?? "null") as User | null;
}

function lose(who: User | null): void {
  lost.value = who;
  remember("lost", JSON.stringify(who));
}

/**
 * Asks the server who we are, where somebody was. When it cannot be reached we are who we were,
 * or nobody knows.
 */
export async function recallUser(): Promise<void> {
  confirmed = false;
  if (!isKnown()) {
    become(null);
    return;
  }
  user.value ??= remembered("user") ?? undefined;
  await ask().catch(() => undefined);
}

async function ask(): Promise<void> {
  const answer = await api.me();
  if (answer.ok) {
    become(answer.value);
  } else if (answer.problem.status === 401) {
    lose(user.value ?? lost.value);
    become(null);
  } else {
    throw new Error(answer.problem.detail);
  }
}

/**
 * The id of whoever the server takes us for, null for nobody. It is asked once, and again in
 * doubt. Throws when it cannot be reached.
 */
export async function whoAmI(doubtful: boolean): Promise<string | null> {
  if (!confirmed || doubtful) {
    await ask();
  }
  return user.value?.id ?? null;
}

let arriving: Promise<User> | undefined;

/** The user, made a guest at the first need. Keeps trying until the server has answered. */
export function ensureUser(): Promise<User> {
  if (user.value && confirmed) {
    return Promise.resolve(user.value);
  }
  arriving ??= arrive().finally(() => {
    arriving = undefined;
  });
  return arriving;
}

/** The browser may have kept the cookie and lost its memory of it: the server makes sure. */
async function arrive(): Promise<User> {
  const answer = await untilAnswered(api.arrive);
  if (!answer.ok) {
    throw new Error(answer.problem.detail);
  }
  become(answer.value);
  return answer.value;
}

/** Takes another name, and answers what the server said. */
export async function rename(name: string): Promise<Answer<User>> {
  await ensureUser();
  const answer = await untilAnswered(() => api.rename(name));
  if (answer.ok) {
    become(answer.value);
  }
  return answer;
}
