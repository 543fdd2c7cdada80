// @vitest-environment node
import { expect, test } from "vitest";
import { nameAt, ownSeat, personAt } from "./people";

const SEAT = { level: null, invited_me: false, held: false } as const;
const TABLE = {
  seats: [
    { ...SEAT, seat: 0, kind: "device", name: "Mei", mine: true },
    { ...SEAT, seat: 1, kind: "user", name: "Ture", mine: true },
    { ...SEAT, seat: 2, kind: "open", name: null, mine: false },
  ],
} as const;

test("you are you in sentences, and go by your name where names stand alone", () => {
  const seats = { seats: [{ ...TABLE.seats[0], mine: false }, ...TABLE.seats.slice(1)] };

  expect(personAt(seats, 1)).toEqual({ who: "you", name: "You" });
  expect(nameAt(seats, 1)).toBe("Ture");
  expect(ownSeat(seats)).toBe(1);
});

test("where several share a device nobody is you: each hears their own name", () => {
  const seats = { seats: [...TABLE.seats] };

  expect(personAt(seats, 1)).toEqual({ who: "other", name: "Ture" });
  expect(personAt(seats, 0)).toEqual({ who: "other", name: "Mei" });
  expect(personAt(seats, 2).name).toBe("Seat 3");
  expect(ownSeat({ seats: seats.seats.slice(0, 1) })).toBeNull();
});
