import { afterEach, expect, test, vi } from "vitest";
import { frame } from "../testing/frames";
import { row } from "../testing/rows";
import { post } from "./post";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Posts a row to a server that answers this; answers the outcome and the request. */
async function posted(body: unknown, init: ResponseInit = {}, rest = {}) {
  const seen: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    seen.push(request);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), init);
  });
  return { outcome: await post(row(rest)), request: seen[0] };
}

function problem(code: string, status: number) {
  return { code, status, title: "", detail: "", type: "" };
}

test("a row goes out as the command that it is", async () => {
  const { outcome, request } = await posted(frame(3, 6));

  expect(request?.method).toBe("POST");
  expect(request?.headers.get("Idempotency-Key")).toBe("command-m1");
  expect(await request?.json()).toEqual({
    seat: 0,
    action: { type: "rancher.ride_on" },
    expected_version: 3,
  });
  expect(outcome).toMatchObject({ kind: "accepted", already: false, frame: { version: 6 } });
});

test("an answer to a repeat whose frame is older says that it was done already", async () => {
  const headers = { Date: "Mon, 30 Nov 2026 01:02:09 GMT" };

  expect((await posted(frame(3, 6), { headers }, { tries: 2 })).outcome).toMatchObject({
    already: true,
  });
  expect((await posted(frame(3, 6), { headers }, { tries: 1 })).outcome).toMatchObject({
    already: false,
  });
  const promptly = { Date: "Mon, 30 Nov 2026 01:02:04 GMT" };
  expect((await posted(frame(3, 6), { headers: promptly }, { tries: 2 })).outcome).toMatchObject({
    already: false,
  });
});

test.each([
  ["stale_version", 409],
  ["not_running", 409],
  ["rule_refused", 422],
  ["match_not_found", 404],
  ["not_your_seat", 403],
  ["invalid_body", 400],
])("the server's %s is definite", async (code, status) => {
  expect((await posted(problem(code, status), { status })).outcome).toMatchObject({
    kind: "refused",
    problem: { code },
  });
});

test("401 in the server's words means that nobody is signed in", async () => {
  const { outcome } = await posted(problem("unauthenticated", 401), { status: 401 });

  expect(outcome).toEqual({ kind: "signed_out" });
});

test.each([408, 425, 429, 500, 502, 503, 504])("%d leaves it open", async (status) => {
  expect((await posted(problem("busy", status), { status })).outcome).toEqual({
    kind: "open",
    reached: true,
    after: 0,
  });
});

test.each([
  ["busy", 503],
  ["too_many_requests", 429],
])("how long the server asks to wait is heeded: %s", async (code, status) => {
  const init = { status, headers: { "Retry-After": "7" } };

  const { outcome } = await posted(problem(code, status), init);

  expect(outcome).toEqual({ kind: "open", reached: true, after: 7_000 });
});

test.each([
  ["a sign-in page", 200],
  ["a proxy's refusal", 403],
  ["a proxy's sign-in", 401],
  ["a proxy's missing page", 404],
])("%s is no answer of the server", async (_, status) => {
  const { outcome } = await posted("<html>Welcome to the hotel</html>", { status });

  expect(outcome).toEqual({ kind: "open", reached: true, after: 0 });
});

test("a broken line leaves it open", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("broken");
  });

  expect(await post(row())).toEqual({ kind: "open", reached: false, after: 0 });
});
