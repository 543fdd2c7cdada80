/** Where seats are and where decisions would lead, for the board. */
import type { Option } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { SQUARES } from "./board/data";
import type { Aim, PanelName } from "./board/PionjarBoard";
import type { SceneName } from "./panel-state";
import type { Frame, SeatView, View } from "./types";
import { goodsName, monthShort } from "./words";

/** The panel on which a seat stands. */
export function panelOf(view: View, seat: number): PanelName {
  return view.seats[seat]?.where === "road" ? "road" : "territory";
}

/** What is played away from the board: an auction, or whether to stake something in the saloon. */
export function sceneOf({ view, pending }: Pick<Frame, "view" | "pending">): SceneName | null {
  if (view?.auction != null) {
    return "auction";
  }
  return pending.awaits.some(({ ask }) => ask === "wager") ? "saloon" : null;
}

/** What a ring square does, as a key of its wording. */
export function squareKind(at: number): string {
  return SQUARES[at]?.kind ?? "prairie";
}

/** The goods that a sales square takes. */
export function squareGoods(at: number): readonly string[] {
  return SQUARES[at]?.goods ?? [];
}

interface Ride {
  month: number;
  steps: number;
  square: number;
}

/** A month of the almanac: how far it leads, and to what. */
export function rideWords({ month, steps, square }: Ride): string {
  return t("pionjar.sheet.ride_detail", {
    month: monthShort(month),
    steps,
    kind: squareKind(square),
    goods: squareGoods(square).map(goodsName).join(", "),
  });
}

/** Where a seat is, in words. */
export function placeWords({ where, at }: Pick<SeatView, "where" | "at">): string {
  return t("pionjar.place", {
    where: where === "ring" ? squareKind(at) : where,
    at,
    goods: squareGoods(at).map(goodsName).join(", "),
  });
}

/** Where the next three months lead a seat by its almanac. */
function ridesAhead({ ahead }: SeatView): Aim[] {
  return ahead.map(({ month, square }, at) => ({
    square,
    says: monthShort(month),
    later: at > 0,
  }));
}

/** What to show of the seat that moves: what its options lead to, else its next months. */
export function aimsOf(view: View, options: readonly Option[], picked: Option | null): Aim[] {
  const seat = view.seats[view.turn];
  const chosen = (picked === null ? [] : [picked])
    .flatMap(aimsOfOption)
    .map((aim) => ({ ...aim, later: false }));
  if (chosen.length > 0) {
    return chosen;
  }
  const offered = options.flatMap(aimsOfOption);
  return offered.length > 0 || seat === undefined ? offered : ridesAhead(seat);
}

function aimsOfOption({ preview }: Option): Aim[] {
  switch (preview?.type) {
    case "pionjar.branch_preview":
      return [{ property: preview.property, at: preview.at, says: "", later: true }];
    case "pionjar.trail_preview":
      return preview.kind === "exit"
        ? [{ square: preview.at, says: "", later: true }]
        : [{ circle: { trail: preview.trail, at: preview.at }, says: "", later: true }];
    case "pionjar.raider_preview":
      return [{ circle: { trail: preview.trail, at: preview.circle }, says: "", later: true }];
    default:
      return [];
  }
}
