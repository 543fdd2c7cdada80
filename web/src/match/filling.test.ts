import { expect, test, vi } from "vitest";
import type { Action, Option } from "../api/types";
import { serve } from "../testing/frames";
import { type Ask, askAt, Filling } from "./filling";

const LAND: Option = {
  action: { type: "pionjar.visit" },
  ask: { type: "choice", field: "land", values: ["yes", "no"] },
};
const POST: Option = {
  action: { type: "pionjar.visit", land: "yes" },
  ask: { type: "choice", field: "trading_post", values: ["yes", "no"] },
};
const DONE: Option = { action: { type: "pionjar.visit", land: "yes", trading_post: "no" } };

/** Answers that come when the test says so. */
function slowly() {
  const answers: ((options: readonly Option[] | undefined) => void)[] = [];
  const ask = vi.fn<Ask>(() => new Promise((resolve) => answers.push(resolve)));
  return { ask, answers };
}

test("each step fills in a field and asks what may follow", async () => {
  const ask = vi.fn<Ask>(async ({ land }: Action & { land?: string }) => [
    land === "yes" ? POST : DONE,
  ]);
  const filling = new Filling(ask, [LAND]);
  expect(filling.options.value).toEqual([LAND]);

  await filling.fill(LAND, "yes");

  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "pionjar.visit", land: "yes" });
  expect(filling.options.value).toEqual([POST]);
  expect(filling.steps.value).toEqual([{ type: "pionjar.visit", land: "yes" }]);
});

test("while the server is asked there are no options", async () => {
  const { ask, answers } = slowly();
  const filling = new Filling(ask, [LAND]);
  const step = filling.fill(LAND, "yes");
  expect(filling.options.value).toBeNull();

  answers[0]?.([POST]);
  await step;

  expect(filling.options.value).toEqual([POST]);
});

test("going back costs nothing, and nor does the same step again", async () => {
  const ask = vi.fn<Ask>(async () => [POST]);
  const filling = new Filling(ask, [LAND]);
  await filling.fill(LAND, "yes");
  await filling.back();
  expect(filling.options.value).toEqual([LAND]);
  expect(filling.steps.value).toEqual([]);

  await filling.fill(LAND, "yes");

  expect(filling.options.value).toEqual([POST]);
  expect(ask).toHaveBeenCalledOnce();
});

test("an answer that comes after its step was taken back is kept, not shown", async () => {
  const { ask, answers } = slowly();
  const filling = new Filling(ask, [LAND]);
  const step = filling.fill(LAND, "yes");
  await filling.back();
  answers[0]?.([POST]);
  await step;
  expect(filling.options.value).toEqual([LAND]);

  await filling.fill(LAND, "yes");

  expect(filling.options.value).toEqual([POST]);
  expect(ask).toHaveBeenCalledOnce();
});

test("a server that cannot be reached is asked again, from the same step", async () => {
  const ask = vi.fn<Ask>(async () => undefined);
  const filling = new Filling(ask, [LAND]);
  await filling.fill(LAND, "yes");
  expect(filling.unreachable.value).toBe(true);
  expect(filling.options.value).toBeNull();

  ask.mockResolvedValue([POST]);
  await filling.again();

  expect(filling.unreachable.value).toBe(false);
  expect(filling.options.value).toEqual([POST]);
  expect(filling.steps.value).toHaveLength(1);
});

test("a step back out of a dead line shows what was offered there", async () => {
  const filling = new Filling(async () => undefined, [LAND]);
  await filling.fill(LAND, "yes");
  await filling.back();

  expect(filling.unreachable.value).toBe(false);
  expect(filling.options.value).toEqual([LAND]);
});

test("a broken line and a refusal are both no answer", async () => {
  const ask = askAt("m1", 1);
  serve(() => "broken");
  expect(await ask(DONE.action)).toBeUndefined();
  serve(() => ({ status: 409, body: { code: "stale", status: 409, title: "", detail: "" } }));
  expect(await ask(DONE.action)).toBeUndefined();

  const seen = serve(() => ({ body: { options: [DONE] } }));
  expect(await ask(POST.action)).toEqual([DONE]);
  expect(seen[0]?.body).toEqual({ seat: 1, action: POST.action });
});
