/** What can be known of cards that lie face down: their values are printed, the order is not. */
import decks from "@domain/games/pionjar/decks.json";
import type { View } from "./types";

export type Goods = "buffalo" | "fish" | "gold";

/** The values of a kind that a seat has not seen: neither gone openly nor in its own hand. */
export function unseen(view: View, seat: number, goods: Goods): number[] {
  const left = [...decks[goods]];
  for (const value of [...(view.gone[goods] ?? []), ...(view.seats[seat]?.hand?.[goods] ?? [])]) {
    const at = left.indexOf(value);
    if (at >= 0) {
      left.splice(at, 1);
    }
  }
  return left;
}

/** The mean, to whole hundreds; 0 of none. */
export function average(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? 0 : Math.round(sum / values.length / 100) * 100;
}
