import { beforeEach, expect, test } from "vitest";
import { go, route } from "../router";
import { frame, type Seen, serve, table } from "../testing/frames";
import { playAgain, refusal } from "./opening";

const [OWN, OTHER] = table().seats;
const KEPT = { ...OWN, seat: 0, kind: "invited" as const, mine: false, invited_me: true };

beforeEach(() => go("/t/m1", "replace"));

/** What is asked of the server when the next match is opened, or was by somebody else. */
async function again(next: ReturnType<typeof table>, refused = false): Promise<string[]> {
  const log = serve(({ path }) =>
    refused && path.endsWith("/seats")
      ? { status: 409, body: { code: "seat_taken", status: 409, title: "", detail: "" } }
      : { status: 201, body: { table: next, frame: frame(0, 1) } },
  );
  await playAgain("m1");
  return log.map(({ method, path }: Seen) => `${method} ${path}`);
}

test("whoever asks first for the next match comes to its lobby", async () => {
  expect(await again(table({ id: "m2", status: "lobby" }))).toEqual(["POST /matches/m1/rematch"]);
  expect(route.value).toEqual({ screen: "match", id: "m2" });
});

test("whoever asks later sits down on the seat that is kept for them", async () => {
  const next = table({ id: "m2", status: "lobby", seats: [KEPT, OTHER] as never });

  expect(await again(next)).toEqual(["POST /matches/m1/rematch", "POST /matches/m2/seats"]);
  expect(route.value).toEqual({ screen: "match", id: "m2" });
});

test("a match that has begun without them is shown all the same", async () => {
  const next = table({ id: "m2", status: "running", seats: [KEPT, OTHER] as never });

  expect(await again(next)).toEqual(["POST /matches/m1/rematch"]);
  expect(route.value).toEqual({ screen: "match", id: "m2" });
});

test("a seat that went meanwhile is said where the table is shown", async () => {
  const next = table({ id: "m2", status: "lobby", seats: [KEPT, OTHER] as never });
  await again(next, true);

  expect(refusal.value?.code).toBe("seat_taken");
  expect(route.value).toEqual({ screen: "match", id: "m2" });
});
