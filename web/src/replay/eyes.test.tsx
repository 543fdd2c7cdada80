import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { frame, serve, table } from "../testing/frames";
import "../testing/english";
import { useEyes } from "./eyes";

type Eyes = ReturnType<typeof useEyes>;

const HISTORY = [frame(0, 1, { seat: 0 }), frame(1, 2, { seat: 1 })];
const FETCHED = [frame(0, 1, { seat: 0 }), frame(1, 2, { seat: 0 })];

afterEach(() => render(null, document.body));

/** What is fetched, and what is seen, on a device with these own seats. */
async function replayed(own: number[], status: "running" | "finished") {
  const fetched = serve(() => ({ body: { frames: FETCHED } }));
  const seats = table().seats.map((seat) => ({ ...seat, mine: own.includes(seat.seat) }));
  const found = table({ seats, status });
  let eyes: Eyes | null = null;
  function Replay() {
    eyes = useEyes(found, HISTORY);
    return null;
  }
  await act(() => render(<Replay />, document.body));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { paths: fetched.map(({ path }) => path), frames: (eyes as Eyes | null)?.frames };
}

test("a shared device sees a finished match with one seat's eyes, not with each in turn", async () => {
  const { paths, frames } = await replayed([0, 1], "finished");

  expect(paths).toEqual(["/matches/m1/frames?after=0&seat=0"]);
  expect(frames).toEqual(FETCHED);
});

test("whoever has one seat has seen everything already, and others' eyes open at the end", async () => {
  for (const [own, status] of [
    [[0], "finished"],
    [[0, 1], "running"],
  ] as const) {
    const { paths, frames } = await replayed([...own], status);

    expect(paths).toEqual([]);
    expect(frames).toEqual(HISTORY);
  }
});
