import { beforeEach, expect, test, vi } from "vitest";
import { serve } from "../testing/frames";
import { ensureUser, lost, recallUser, rename, signOut, user, whoAmI } from "./session";

const TURE = { id: "u1", name: "Ture", guest: true };
const NOBODY = {
  status: 401,
  body: { code: "unauthenticated", status: 401, title: "", detail: "" },
};

beforeEach(() => {
  user.value = undefined;
  localStorage.clear();
});

test("a newcomer is nobody, and the server is not even asked", async () => {
  const log = serve(() => NOBODY);
  await recallUser();

  expect(user.value).toBeNull();
  expect(log).toEqual([]);
});

test("whoever was here is recognised on coming back", async () => {
  serve(() => ({ body: TURE }));
  await ensureUser();
  user.value = undefined;
  await recallUser();

  expect(user.value).toEqual(TURE);
});

test("whoever was here and is forgotten by the server is a newcomer again", async () => {
  serve(() => ({ body: TURE }));
  await ensureUser();
  const log = serve(() => NOBODY);
  await recallUser();
  await recallUser();

  expect(user.value).toBeNull();
  expect(log).toHaveLength(1);
  expect(lost.value).toEqual(TURE);

  serve(() => ({ body: TURE }));
  await ensureUser();
  expect(lost.value).toBeNull();
});

test("whoever has left by themselves is not missed", async () => {
  serve(() => ({ body: TURE }));
  await ensureUser();
  signOut();

  expect(lost.value).toBeNull();
});

test("while the server cannot be reached we are who we were, but act in nobody's name", async () => {
  serve(() => ({ body: TURE }));
  await ensureUser();
  user.value = undefined;
  serve(() => "broken");
  await recallUser();

  expect(user.value).toEqual(TURE);
  await expect(whoAmI(false)).rejects.toThrow();
});

test("who we are is asked once, and again in doubt", async () => {
  const log = serve(() => ({ body: TURE }));
  await ensureUser();
  expect(await whoAmI(false)).toBe("u1");
  expect(log).toHaveLength(1);

  serve(() => NOBODY);
  expect(await whoAmI(true)).toBeNull();
  expect(user.value).toBeNull();
});

test("a guest is made once, however many things need one at the same time", async () => {
  const log = serve(() => ({ status: 201, body: TURE }));
  await Promise.all([ensureUser(), ensureUser(), ensureUser()]);

  expect(log.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(user.value).toEqual(TURE);
});

test("a lost reply does not make a second guest: the repeat carries the same id", async () => {
  vi.useFakeTimers();
  let calls = 0;
  const log = serve(() => {
    calls += 1;
    return calls === 1 ? "broken" : { status: 201, body: TURE };
  });
  const arriving = ensureUser();
  await vi.runAllTimersAsync();
  await arriving;
  vi.useRealTimers();

  const ids = log.filter(({ method }) => method === "POST").map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a newcomer causes no error: the server is asked to keep a session, not for one", async () => {
  const log = serve(() => ({ status: 201, body: TURE }));
  await ensureUser();

  expect(log.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: "POST", path: "/guests", body: { keep_session: true } },
  ]);
});

test("another name is taken when the server agrees, and only then", async () => {
  serve(({ method, body }) => {
    if (method !== "PATCH") {
      return { body: TURE };
    }
    const { name } = body as { name: string };
    return name === "Mabel"
      ? { body: { ...TURE, name } }
      : { status: 400, body: { code: "invalid_body", status: 400, title: "", detail: "no" } };
  });

  expect((await rename("Mabel")).ok).toBe(true);
  expect(user.value?.name).toBe("Mabel");
  expect((await rename("\u0000")).ok).toBe(false);
  expect(user.value?.name).toBe("Mabel");
});
