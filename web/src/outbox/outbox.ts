/**
 * The outbox of this page: every action goes through it, online or not. START HERE.
 * A decision becomes a row, and the row goes when the server has answered for it. What sends
 * rows is `drain.ts`; this file decides when, and shows how they fare.
 */
import { computed, effect, signal } from "@preact/signals";
import { backOff, pause, wakeAll } from "../api/answers";
import type { Frame } from "../api/types";
import { commandId } from "../ids";
import { keepFrame } from "../keep/tables";
import { ensureUser, user, whoAmI } from "../session/session";
import { onChange, tellOthers } from "./channel";
import { drain, type Ended } from "./drain";
import { askForLater, countOnIcon, keepForGood } from "./later";
import { alone } from "./lock";
import { type Outcome, post } from "./post";
import { type Decided, type Delivered, FORMAT, isUnsent, type Row } from "./row";
import { DeviceRows, PageRows, type RowStore } from "./store";

/** Every row on this device, other users' too, in the order of the decisions. */
export const rows = signal<readonly Row[]>([]);
/** What counted lately, the latest first. */
export const delivered = signal<readonly Delivered[]>([]);
/** How sending fares: nothing to do, under way, waiting for the line, or nobody signed in. */
export const line = signal<"idle" | "sending" | "waiting" | "signed_out">("idle");
/** Whether rows live in this page only, because the device keeps none. */
export const fleeting = signal(false);

/** The signed-in user's rows. */
export const mine = computed(() => rows.value.filter((row) => row.user === user.value?.id));
/** Rows of the signed-in user that nobody has answered for. */
export const unsent = computed(() => mine.value.filter(isUnsent));
/** Rows of users who are not signed in, and without whom they never go. */
export const others = computed(() => rows.value.filter((row) => row.user !== user.value?.id));
/** How many rows concern whoever holds the device: everybody's while nobody is signed in. */
export const count = computed(() => (user.value ? mine : rows).value.length);

let store: RowStore = new DeviceRows();

/** Uses the device's store; where it fails, the page's own from then on. */
async function stored<T>(use: (store: RowStore) => Promise<T>): Promise<T> {
  try {
    return await use(store);
  } catch {
    store = new PageRows(rows.value, delivered.value);
    fleeting.value = true;
    return use(store);
  }
}

async function look(): Promise<void> {
  const [all, done] = await stored((kept) => Promise.all([kept.all(), kept.delivered()]));
  rows.value = all;
  delivered.value = done;
}

type Heard = (frame: Frame) => void;
const listeners = new Map<string, Heard>();

/** Gives a match the frames that its actions are answered with; answers how to stop. */
export function listen(match: string, hear: Heard): () => void {
  listeners.set(match, hear);
  return () => {
    if (listeners.get(match) === hear) {
      listeners.delete(match);
    }
  };
}

/**
 * Takes a decision in. False where one of this match is waiting already. A browser may have
 * kept the cookie and forgotten its user, so whoever is not known here is asked for first.
 */
export async function enqueue(decided: Decided): Promise<boolean> {
  const me = user.value ?? (await ensureUser());
  const row: Row = {
    ...decided,
    format: FORMAT,
    id: commandId(),
    user: me.id,
    user_name: me.name,
    match: decided.table.id,
    expected_version: decided.frame.version,
    at: new Date().toISOString(),
    state: "queued",
    tries: 0,
    left: false,
  };
  const added = await stored((kept) => kept.add(row));
  await look();
  tellOthers();
  void send();
  return added;
}

/** Takes back what has not left the device, or lets go of what was refused. */
export async function discard(id: string): Promise<void> {
  await stored((kept) =>
    kept.change(id, (row) => (row.state === "refused" || !row.left ? null : undefined)),
  );
  await look();
  tellOthers();
}

/** Lets go of everything of a user who has agreed to it. */
export async function discardAll(whose: string): Promise<void> {
  await stored((kept) => kept.forget(whose));
  await look();
  tellOthers();
}

let wanted = false;
let running = false;
let failures = 0;

/** Sends what waits, now. While that is under way, once more afterwards. */
export async function send(): Promise<void> {
  wanted = true;
  if (running) {
    return;
  }
  running = true;
  let ended: Ended = { why: "done" };
  while (wanted) {
    wanted = false;
    ended = await pass();
  }
  running = false;
  settle(ended);
}

async function pass(): Promise<Ended> {
  line.value = unsent.value.length === 0 ? line.value : "sending";
  const ended = await alone(() => stored((kept) => drain({ rows: kept, post, whoAmI, tell })));
  await look();
  return ended;
}

function settle(ended: Ended): void {
  if (ended.why !== "waiting") {
    line.value = ended.why === "signed_out" ? "signed_out" : "idle";
    if (ended.why === "signed_out" && user.value) {
      void whoAmI(true).catch(() => undefined);
    }
    if (failures > 0) {
      failures = 0;
      wakeAll();
    }
    return;
  }
  line.value = "waiting";
  void askForLater();
  void keepForGood();
  void sendAfter(Math.max(backOff(failures), ended.after));
  failures += 1;
}

let timed = false;

async function sendAfter(ms: number): Promise<void> {
  if (timed) {
    return;
  }
  timed = true;
  await pause(ms);
  timed = false;
  await send();
}

function tell(row: Row, outcome?: Outcome): void {
  const known = rows.value.filter(({ id }) => id !== row.id);
  const at = rows.value.findIndex(({ id }) => id === row.id);
  if (outcome?.kind === "accepted") {
    listeners.get(row.match)?.(outcome.frame);
    void keepFrame(row.user, row.match, outcome.frame);
    rows.value = known;
  } else {
    rows.value = at < 0 ? [...known, row] : known.toSpliced(at, 0, row);
  }
  tellOthers();
}

/**
 * Shows what waits on this device, and sends it whenever there is reason to believe it can go.
 * While it waits, `pause` ends early when the network is back or a stream has opened.
 */
export function startOutbox(): void {
  onChange(() => void heardOfChange());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      void send();
    } else if (unsent.value.length > 0) {
      void askForLater();
    }
  });
  addEventListener("beforeunload", (event) => {
    if (fleeting.value && unsent.value.length > 0) {
      event.preventDefault();
    }
  });
  effect(() => countOnIcon(count.value));
  effect(() => {
    if (user.value) {
      void look().then(send);
    }
  });
  void look();
}

/** Another tab may close before it has sent its rows: this one will see to them. */
async function heardOfChange(): Promise<void> {
  await look();
  if (unsent.value.length > 0 && !running) {
    void sendAfter(backOff(failures));
  }
}
