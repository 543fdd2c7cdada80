/** A choice on its way: picked on the sheet or the board, shown as ghosts, not yet made. */
import type { Action, Option } from "../../api/types";

/** The actions that are offered with a number of cattle still to choose. */
const NUMBERED = new Set<string>(["rancher.buy_farm", "rancher.drive_herd"]);

/** The bounds of the number that an option asks for; undefined when it asks for none. */
export function bounds({
  action,
  ask,
}: Option): { min: number; max: number; step: number } | undefined {
  return NUMBERED.has(action.type) && ask?.type === "number"
    ? { min: ask.min, max: ask.max, step: ask.step ?? 1 }
    : undefined;
}

/** The option with its number chosen, as it will be submitted. */
export function withCattle(option: Option, cattle: number): Option {
  const { action } = option;
  if (action.type !== "rancher.buy_farm" && action.type !== "rancher.drive_herd") {
    return option;
  }
  const filled: Action = { ...action, cattle };
  return { ...option, action: filled };
}

const USUAL_PURCHASE = 3;

/** The number that the sheet begins with: a small herd to buy; to drive, all that can go
 * while the farm is kept. */
export function usualCattle(option: Option): number {
  const range = bounds(option);
  if (range === undefined) {
    return 0;
  }
  const usual = option.action.type === "rancher.buy_farm" ? USUAL_PURCHASE : range.max - 1;
  return Math.min(range.max, Math.max(range.min, usual));
}
