/** A turn that is planned, or was sent, on top of its sheet: as the map draws it. */
import type { Option } from "../../api/types";
import type { LaidTrack, Plan } from "./board/RailsMap";
import { sheetOf } from "./board/sheets";
import { lineOf } from "./candidates";
import type { SubmitTurn, View } from "./types";

export interface Planned extends Omit<Plan, "next" | "ghost"> {
  /** All tracks, the turn's last. */
  laid: readonly LaidTrack[];
}

/** A turn on its sheet; `finish` tells of one that is still planned what it does. */
export function planOf(view: View, seat: number, turn: SubmitTurn, finish: Option | null): Planned {
  const sheet = sheetOf(view.sheet);
  const laid: LaidTrack[] = [...(view.seats[seat]?.tracks ?? [])];
  const tracks = (turn.tracks ?? []).map((track) => {
    const one = { ...track, ...lineOf(sheet, laid, track) };
    laid.push(one);
    return one;
  });
  const preview = finish?.preview;
  const wakes = preview?.type === "pioneer_rails.turn_preview" ? preview : turn;
  return {
    laid,
    tracks,
    towns: sheet.towns.filter(({ at }) => tracks.some(({ end }) => end === at)).map(({ id }) => id),
    wakes: (wakes.activations ?? []).map(({ building }) => building),
  };
}
