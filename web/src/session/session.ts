/** Who plays on this device: nobody yet, or a user whose cookie the browser keeps. */
import { signal } from "@preact/signals";
import { type Answer, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { User } from "../api/types";

/** The user; null once the server has said that there is none, undefined until then. */
export const user = signal<User | null | undefined>(undefined);

/** Asks the server who we are. Leaves things open when it cannot be reached. */
export async function recallUser(): Promise<void> {
  const answer = await api.me();
  if (answer.ok) {
    user.value = answer.value;
  } else if (answer.problem.status === 401) {
    user.value = null;
  }
}

let arriving: Promise<User> | undefined;

/** The user, made a guest at the first need. Keeps trying until the server has answered. */
export function ensureUser(): Promise<User> {
  if (user.value) {
    return Promise.resolve(user.value);
  }
  arriving ??= arrive().finally(() => {
    arriving = undefined;
  });
  return arriving;
}

async function arrive(): Promise<User> {
  if (user.value === undefined) {
    const known = await untilAnswered(() => api.me());
    if (known.ok) {
      user.value = known.value;
      return known.value;
    }
  }
  const answer = await untilAnswered(api.createGuest);
  if (!answer.ok) {
    throw new Error(answer.problem.detail);
  }
  user.value = answer.value;
  return answer.value;
}

/** Takes another name, and answers what the server said. */
export async function rename(name: string): Promise<Answer<User>> {
  await ensureUser();
  const answer = await untilAnswered(() => api.rename(name));
  if (answer.ok) {
    user.value = answer.value;
  }
  return answer;
}
