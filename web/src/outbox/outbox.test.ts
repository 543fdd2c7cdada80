import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wakeAll } from "../api/answers";
import { withDatabase } from "../keep/db";
import { recallUser, user } from "../session/session";
import { frame, type Reply, RIDE_ON, type Seen, serve, table } from "../testing/frames";
import { row } from "../testing/rows";
import {
  count,
  delivered,
  discard,
  discardAll,
  enqueue,
  fleeting,
  line,
  listen,
  mine,
  others,
  rows,
  send,
  startOutbox,
  unsent,
} from "./outbox";

const TURE = { id: "u1", name: "Ture", guest: true };
const NOBODY = { status: 401, body: { code: "unauthenticated", status: 401 } };

startOutbox();

/** Signs in, with what the server answers to anything but who we are. */
async function signedIn(reply: (seen: Seen) => Reply) {
  localStorage.setItem("chuckwagon.known", "yes");
  const log = serve((seen) => (seen.path === "/me" ? { body: TURE } : reply(seen)));
  await recallUser();
  return log;
}

function decision(match = "m1") {
  return { table: table({ id: match }), seat: 0, action: RIDE_ON.action, frame: frame(1, 3) };
}

function posts(log: Seen[]): Seen[] {
  return log.filter(({ method }) => method === "POST");
}

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});

afterEach(async () => {
  for (const whose of ["u1", "u2"]) {
    await discardAll(whose);
  }
  wakeAll();
  await vi.waitFor(() => expect(line.value).not.toBe("sending"));
  user.value = null;
});

test("a browser that kept the cookie and forgot its user loses no decision", async () => {
  localStorage.clear();
  const log = serve((seen) => ({ body: seen.path === "/guests" ? TURE : frame(3, 6) }));
  await recallUser();
  expect(user.value).toBeNull();

  expect(await enqueue(decision())).toBe(true);

  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));
  expect(posts(log).map(({ path }) => path)).toEqual(["/guests", "/matches/m1/actions"]);
  expect(user.value).toEqual(TURE);
});

test("a decision goes at once, and its frame reaches the match", async () => {
  const log = await signedIn(() => ({ body: frame(3, 6) }));
  const heard = vi.fn();
  const stop = listen("m1", heard);
  expect(await enqueue(decision())).toBe(true);
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));

  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ version: 6 }));
  expect(posts(log)[0]?.body).toEqual({
    seat: 0,
    action: RIDE_ON.action,
    expected_version: 3,
  });
  expect(rows.value).toEqual([]);
  await vi.waitFor(() => expect(line.value).toBe("idle"));
  stop();
});

test("without an answer it waits, says so, and goes when the line is back", async () => {
  let reachable = false;
  const log = await signedIn(() => (reachable ? { body: frame(3, 6) } : "broken"));
  await enqueue(decision());
  await vi.waitFor(() => expect(line.value).toBe("waiting"));
  expect(unsent.value).toMatchObject([{ state: "queued", user: "u1", user_name: "Ture" }]);
  expect(count.value).toBe(1);

  reachable = true;
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));
  expect(new Set(posts(log).map(({ id }) => id)).size).toBe(1);
  expect(count.value).toBe(0);
});

test("coming back to the page is a reason to send, and so is a while gone by", async () => {
  let reachable = false;
  const log = await signedIn(() => (reachable ? { body: frame(3, 6) } : "broken"));
  await enqueue(decision());
  await vi.waitFor(() => expect(line.value).toBe("waiting"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(posts(log)).toHaveLength(2));

  reachable = true;
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1), { timeout: 5_000 });
  expect(new Set(posts(log).map(({ id }) => id)).size).toBe(1);
});

test("a second decision on the same match is turned away", async () => {
  await signedIn(() => "broken");
  expect(await enqueue(decision())).toBe(true);

  expect(await enqueue(decision())).toBe(false);
  expect(await enqueue(decision("m2"))).toBe(true);
  expect(mine.value.map(({ match }) => match)).toEqual(["m1", "m2"]);
});

test("a refusal stays until it has been read", async () => {
  const problem = { code: "stale_version", status: 409, title: "", detail: "", frame: frame(3, 7) };
  await signedIn(() => ({ status: 409, body: problem }));
  await enqueue(decision());
  await vi.waitFor(() => expect(mine.value[0]?.state).toBe("refused"));
  await send();
  expect(mine.value[0]?.problem?.frame?.version).toBe(7);
  expect(unsent.value).toEqual([]);

  await discard(mine.value[0]?.id ?? "");
  expect(rows.value).toEqual([]);
});

test("what may have left the device cannot be thrown away", async () => {
  await signedIn(() => "broken");
  await enqueue(decision());
  await vi.waitFor(() => expect(line.value).toBe("waiting"));
  await discard(rows.value[0]?.id ?? "");

  expect(rows.value).toHaveLength(1);
});

test("signed out, the rows wait for their user and are shown as theirs", async () => {
  await signedIn(() => NOBODY);
  serve(() => NOBODY);
  await enqueue(decision());
  await vi.waitFor(() => expect(line.value).toBe("signed_out"));
  await vi.waitFor(() => expect(user.value).toBeNull());

  expect(mine.value).toEqual([]);
  expect(others.value).toMatchObject([{ user: "u1", user_name: "Ture", state: "queued" }]);
  expect(count.value).toBe(1);

  await signedIn(() => ({ body: frame(3, 6) }));
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));
});

test("rows of another user are neither sent nor counted", async () => {
  await withDatabase((database) => database.add("rows", row({ user: "u2", id: "theirs" })));
  const log = await signedIn(() => ({ body: frame(3, 6) }));
  await send();

  expect(others.value).toHaveLength(1);
  expect(count.value).toBe(0);
  expect(posts(log)).toEqual([]);
});

test("rows that were left by an earlier visit go when the app is opened", async () => {
  await withDatabase((database) => database.add("rows", row({ state: "sending", tries: 1 })));
  const log = await signedIn(() => ({ body: frame(3, 6) }));
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));

  expect(posts(log).map(({ id }) => id)).toEqual(["command-m1"]);
});

test("a store that breaks is no reason to lose the decision: it lives in the page", async () => {
  const log = await signedIn(() => ({ body: frame(3, 6) }));
  const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await enqueue(decision());
  await vi.waitFor(() => expect(delivered.value).toHaveLength(1));

  expect(fleeting.value).toBe(true);
  expect(posts(log)).toHaveLength(1);
  broken.mockRestore();
});
