// @vitest-environment node
import { expect, test } from "vitest";
import { STARTED } from "../testing/frames";
import "../testing/english";
import { seatNews } from "./seat-news";

const people = (seat: number) =>
  seat === 0 ? ({ who: "you", name: "you" } as const) : ({ who: "other", name: "Ada" } as const);

test("who was late, whose seat a bot holds, and who is back are told", () => {
  const told = [
    seatNews({ type: "match.turn_timed_out", seat: 0 }, people),
    seatNews({ type: "match.turn_timed_out", seat: 1 }, people),
    seatNews({ type: "match.seat_to_bot", seat: 1, level: "standard", held: true }, people),
    seatNews({ type: "match.seat_to_bot", seat: 1, level: "standard" }, people),
    seatNews({ type: "match.seat_returned", seat: 1 }, people),
    seatNews(STARTED, people),
  ];

  expect(told).toEqual([
    "Your time ran out: a bot decided.",
    "The time of Ada ran out: a bot decided.",
    "A bot holds Ada’s seat for now.",
    "Ada gave the seat to a bot.",
    "Ada is back.",
    null,
  ]);
});
