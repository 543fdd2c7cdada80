import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, backOff, type Progress, untilAnswered, wakeAll } from "./answers";

const YES: Answer<string> = { ok: true, value: "yes" };

function no(status: number): Answer<string> {
  return { ok: false, problem: { title: "", detail: "", status, code: "some_code" } };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a lost reply is asked for again under the same command id until it is there", async () => {
  const ids: string[] = [];
  const told: Progress[] = [];
  const command = untilAnswered(
    async (id) => {
      ids.push(id);
      if (ids.length < 4) {
        throw new TypeError("the line is broken");
      }
      return YES;
    },
    (progress) => told.push(progress),
  );
  await vi.runAllTimersAsync();

  expect(await command).toEqual(YES);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  expect(told).toEqual(["sending", "trying_again", "trying_again", "trying_again"]);
});

test.each([500, 502, 503, 504, 429, 408])(
  "%i leaves it open, so it is sent again",
  async (status) => {
    let calls = 0;
    const command = untilAnswered(async () => {
      calls += 1;
      return calls === 1 ? no(status) : YES;
    });
    await vi.runAllTimersAsync();

    expect(await command).toEqual(YES);
    expect(calls).toBe(2);
  },
);

test.each([400, 401, 403, 404, 409, 422])(
  "%i is an answer, and is not argued with",
  async (status) => {
    let calls = 0;
    const answer = await untilAnswered(async () => {
      calls += 1;
      return no(status);
    });

    expect(answer).toEqual(no(status));
    expect(calls).toBe(1);
  },
);

test("an attempt that hangs is given up and made again", async () => {
  let calls = 0;
  const command = untilAnswered<string>((_, signal) => {
    calls += 1;
    return calls > 1
      ? Promise.resolve(YES)
      : new Promise((_resolve, reject) => signal.addEventListener("abort", reject));
  });
  await vi.runAllTimersAsync();

  expect(await command).toEqual(YES);
  expect(calls).toBe(2);
});

test("two commands have two ids", async () => {
  const ids: string[] = [];
  const attempt = async (id: string) => {
    ids.push(id);
    return YES;
  };
  await untilAnswered(attempt);
  await untilAnswered(attempt);

  expect(new Set(ids).size).toBe(2);
});

test("pauses grow from half a second to eight", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("a pause ends when there is reason to believe in the network", async () => {
  let calls = 0;
  const command = untilAnswered(async () => {
    calls += 1;
    if (calls === 1) {
      throw new TypeError("the line is broken");
    }
    return YES;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toBe(1);
  wakeAll();
  await vi.advanceTimersByTimeAsync(1);

  expect(calls).toBe(2);
  expect(await command).toEqual(YES);
});
