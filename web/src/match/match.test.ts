import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../api/types";
import { discardAll } from "../outbox/outbox";
import { recallUser, user } from "../session/session";
import {
  frame,
  Line,
  type Reply,
  RIDE_ON,
  type Seen,
  STARTED,
  serve,
  table,
} from "../testing/frames";
import { closeMatch, Match, openMatch } from "./match";

const asked = {
  options: [RIDE_ON],
  pending: { awaits: [{ seat: 0, ask: "buy", round: 1, turn: 1, since: 3 }], finished: false },
};

const TURE = { id: "u1", name: "Ture", guest: true };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Line);
  Line.opened = [];
  localStorage.setItem("chuckwagon.known", "yes");
  serve(() => ({ body: TURE }));
  await recallUser();
});

afterEach(async () => {
  await discardAll(TURE.id);
  user.value = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A match opened at version 3, with what the server answers to anything else. */
async function opened(reply: (seen: Seen) => Reply = () => "broken") {
  const log = serve((seen) =>
    seen.path === "/matches/m1"
      ? { body: { table: table(), frame: frame(1, 3, asked) } }
      : reply(seen),
  );
  const match = new Match("m1");
  await match.open();
  await settled();
  return { match, log };
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function shown(match: Match): number | undefined {
  return match.playback.shown.value?.version;
}

test("it shows the frame it was opened with and listens from there", async () => {
  const { match } = await opened();

  expect(shown(match)).toBe(3);
  expect(Line.last.url).toBe("/api/v1/matches/m1/stream?presence=true&after=3");
});

test("who is there is known while the line holds", async () => {
  const { match } = await opened();
  Line.last.connect();
  Line.last.say("presence", { watching: 2, connected: [1] });
  expect(match.presence.value).toEqual({ watching: 2, connected: [1] });

  Line.last.cut();
  expect(match.presence.value).toBeNull();
});

test("frames of the stream are shown in order", async () => {
  const { match } = await opened();
  Line.last.connect();
  Line.last.say("frame", frame(3, 5));
  Line.last.say("frame", frame(5, 6));
  await settled();

  expect(shown(match)).toBe(6);
  expect(match.history.value.map(({ version }) => version)).toEqual([3, 5, 6]);
});

test("a hole is repaired by asking for what is missing", async () => {
  const { match, log } = await opened(({ path }) =>
    path === "/matches/m1/frames?after=3"
      ? { body: { frames: [frame(3, 5), frame(5, 8), frame(8, 9)] } }
      : "broken",
  );
  Line.last.say("frame", frame(8, 9));
  await settled();

  expect(match.history.value.map(({ version }) => version)).toEqual([3, 5, 8, 9]);
  expect(shown(match)).toBe(9);
  expect(log.filter(({ path }) => path.includes("frames"))).toHaveLength(1);
});

test("a cut line is said honestly and opened anew from the last version seen", async () => {
  const { match } = await opened();
  Line.last.connect();
  Line.last.say("frame", frame(3, 5));
  await settled();
  expect(match.link.value).toBe("live");

  Line.last.cut();
  expect(match.link.value).toBe("reconnecting");
  await vi.advanceTimersByTimeAsync(500);
  Line.last.connect();

  expect(Line.opened).toHaveLength(2);
  expect(Line.last.url).toBe("/api/v1/matches/m1/stream?presence=true&after=5");
  expect(match.link.value).toBe("live");
});

test("an action goes out with the seat, the version seen and one id in every repeat", async () => {
  let calls = 0;
  const { match, log } = await opened(() => {
    calls += 1;
    return calls < 3 ? "broken" : { body: frame(3, 6) };
  });
  const acting = match.act(RIDE_ON.action);
  await settled();
  expect(match.sending.value.state).toBe("trying_again");
  await vi.advanceTimersByTimeAsync(2000);
  await acting;

  const sent = log.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[0]?.body).toEqual({ seat: 0, action: RIDE_ON.action, expected_version: 3 });
  expect(match.sending.value.state).toBe("idle");
  expect(shown(match)).toBe(6);
});

test("while an action is under way no second one is sent", async () => {
  const { match, log } = await opened();
  void match.act(RIDE_ON.action);
  void match.act(RIDE_ON.action);
  await settled();

  expect(new Set(log.filter(({ method }) => method === "POST").map(({ id }) => id)).size).toBe(1);
});

test("a stale action shows the new position and says that nothing was done", async () => {
  const { match } = await opened(() => ({
    status: 409,
    body: {
      code: "stale_version",
      status: 409,
      title: "",
      detail: "",
      frame: frame(3, 7),
      version: 7,
    },
  }));
  await match.act(RIDE_ON.action);
  await settled();

  expect(shown(match)).toBe(7);
  expect(match.sending.value).toMatchObject({
    state: "refused",
    problem: { code: "stale_version" },
  });
  match.dismiss();
  await settled();
  expect(match.sending.value.state).toBe("idle");
});

test("a refusal by a rule names the rule and brings what is legal", async () => {
  const legal = { action: { type: "rancher.buy_farm", cattle: 2 } };
  const { match } = await opened(() => ({
    status: 422,
    body: {
      code: "rule_refused",
      status: 422,
      title: "",
      detail: "too many",
      rule: "RA-11",
      version: 3,
      options: [legal],
    },
  }));
  await match.act(RIDE_ON.action);
  await settled();

  expect(match.sending.value).toMatchObject({ state: "refused", problem: { rule: "RA-11" } });
  expect(match.playback.shown.value?.options).toEqual([legal]);
});

test("when people change places the table is read anew before the frame is shown", async () => {
  const seats = [
    { seat: 0, kind: "user", name: "Bo", mine: false, level: null, invited_me: false, held: false },
  ] as const;
  let asked_again = 0;
  serve(() => {
    asked_again += 1;
    const known = asked_again === 1 ? table() : table({ version: 5, seats: [...seats] });
    return { body: { table: known, frame: frame(1, 3) } };
  });
  const match = new Match("m1");
  await match.open();
  await settled();
  Line.last.say("frame", frame(3, 5, { events: [STARTED] }));
  await settled();

  expect(match.table.value?.seats).toEqual(seats);
  expect(shown(match)).toBe(5);
});

test("what happened before the page was opened can be recalled", async () => {
  const { match } = await opened(({ path }) =>
    path === "/matches/m1/frames?after=0"
      ? { body: { frames: [frame(0, 1), frame(1, 3), frame(3, 5)] } }
      : "broken",
  );
  await match.recall();

  expect(match.history.value.map(({ version }) => version)).toEqual([1, 3]);
});

test("history asked for before the match has arrived is complete all the same", async () => {
  let calls = 0;
  serve(({ path }) => {
    calls += 1;
    if (calls === 1) {
      return "broken";
    }
    return path === "/matches/m1"
      ? { body: { table: table(), frame: frame(1, 3) } }
      : { body: { frames: [frame(0, 1), frame(1, 3)] } };
  });
  const match = new Match("m1");
  void match.open();
  const recalled = match.recall();
  await vi.advanceTimersByTimeAsync(1000);
  await recalled;

  expect(match.history.value.map(({ version }) => version)).toEqual([1, 3]);
});

test("a match that is not there says so and is not listened to", async () => {
  serve(() => ({
    status: 404,
    body: { code: "match_not_found", status: 404, title: "", detail: "" },
  }));
  const match = new Match("m1");
  await match.open();

  expect(match.problem.value?.code).toBe("match_not_found");
  expect(Line.opened).toEqual([]);
});

test("an action under way is seen through though its screen is left, and found again", async () => {
  let reachable = false;
  serve(({ path }) => {
    if (path === "/matches/m1") {
      return { body: { table: table(), frame: frame(1, 3, asked) } };
    }
    return reachable ? { body: frame(3, 4) } : "broken";
  });
  const match = openMatch("m1");
  await settled();
  const acting = match.act(RIDE_ON.action);
  await settled();
  closeMatch(match);

  const again = openMatch("m1");
  await settled();
  expect(again.sending.value.state).toBe("trying_again");
  reachable = true;
  await vi.advanceTimersByTimeAsync(2000);
  await acting;

  expect(again.sending.value.state).toBe("idle");
  expect(again.playback.shown.value?.version).toBe(4);
  closeMatch(again);
});

test("the board plays what happened between two frames before the second is shown", async () => {
  const { match } = await opened();
  const played: [number, number][] = [];
  let end: () => void = () => undefined;
  match.playback.animator = (from: Frame, to: Frame) => {
    played.push([from.version, to.version]);
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  Line.last.say("frame", frame(3, 5));
  await settled();
  expect(shown(match)).toBe(3);
  expect(match.playback.playing.value).toBe(true);

  end();
  await settled();
  expect(played).toEqual([[3, 5]]);
  expect(shown(match)).toBe(5);
  expect(match.playback.playing.value).toBe(false);
});

test("whoever comes back to many frames sees only the last one played", async () => {
  const { match } = await opened();
  const played: number[] = [];
  match.playback.animator = async (_, to) => {
    played.push(to.version);
  };
  for (let version = 3; version < 12; version += 1) {
    Line.last.say("frame", frame(version, version + 1));
  }
  await settled();

  expect(shown(match)).toBe(12);
  expect(played).not.toContain(5);
  expect(played).toContain(12);
});
