import { expect, test } from "vitest";
import "../../testing/english";
import { goldenFrames } from "../../testing/pionjar";
import { screens } from "./screens";

test("what a replay marks is what its legend explains, no more and no less", () => {
  const people = (seat: number) => ({ who: "other" as const, name: `P${seat}` });
  const marked = goldenFrames().flatMap((frame) =>
    screens.tell(frame, people).flatMap(({ tick }) => tick ?? []),
  );

  expect(new Set(marked)).toEqual(new Set(screens.ticks.map(({ tick }) => tick)));
});
