/** The outbox while no page is open: the same drain, for whoever the cookie stands for. */
import type { User } from "../api/types";
import { keepFrame } from "../keep/tables";
import { tellOthers } from "../outbox/channel";
import { drain } from "../outbox/drain";
import { alone } from "../outbox/lock";
import { post } from "../outbox/post";
import { DeviceRows } from "../outbox/store";

/** Sends what waits; rejects when something still does, so that the browser calls again. */
export async function sendFromWorker(): Promise<void> {
  const keeping: Promise<void>[] = [];
  const { why } = await alone(() =>
    drain({
      rows: new DeviceRows(),
      post,
      whoAmI,
      tell: (row, outcome) => {
        if (outcome?.kind === "accepted") {
          keeping.push(keepFrame(row.user, row.match, outcome.frame));
        }
        tellOthers();
      },
    }),
  );
  await Promise.all(keeping);
  if (why === "waiting") {
    throw new Error("some rows still wait for an answer");
  }
}

/** Asked for every row: nothing tells a worker that somebody else has signed in. */
async function whoAmI(): Promise<string | null> {
  const response = await fetch("/api/v1/me");
  if (response.status === 401) {
    return null;
  }
  const user = (await response.json()) as User;
  if (!response.ok) {
    throw new Error(`nobody says who is signed in: ${response.status}`);
  }
  return user.id;
}
