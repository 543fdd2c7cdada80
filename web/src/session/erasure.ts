/** Erasing the account: on the server, and everything that this device has kept of it. */
import * as api from "../api/calls";
import type { Problem } from "../api/types";
import { forgetKept } from "../keep/tables";
import { forgetLists } from "../lists/lists";
import { forgetDrafts } from "../match/drafts";
import { discardAll } from "../outbox/outbox";
import { signOut, user } from "./session";

/** How it ended: without an answer the account may be gone or not, and asking again is safe. */
export type Erased =
  | { how: "erased" }
  | { how: "unreached" }
  | { how: "refused"; problem: Problem };

/** An account that a call without an answer may have erased. */
let doubtful: string | undefined;

/** Erases whoever is signed in. Nothing on the device goes before the server has said so. */
export async function erase(): Promise<Erased> {
  const id = user.value?.id;
  if (id === undefined) {
    return { how: "erased" };
  }
  const answer = await api.erase().catch(() => null);
  if (answer === null) {
    doubtful = id;
    return { how: "unreached" };
  }
  // Nobody knows a session any more that an earlier copy of this call has ended.
  const gone = answer.ok || (answer.problem.status === 401 && doubtful === id);
  if (!gone) {
    return { how: "refused", problem: answer.problem };
  }
  await forget(id);
  return { how: "erased" };
}

async function forget(id: string): Promise<void> {
  signOut();
  forgetLists();
  forgetDrafts();
  await discardAll(id);
  await forgetKept(id);
}
