/** Tracks that may be laid next, as the map shows them and words tell them. */
import type { Option } from "../../api/types";
import { list, signed, t } from "../../i18n/catalogue";
import { cornerPoint } from "./board/hexes";
import type { Candidate } from "./board/PlanningMap";
import { edgeName, type LaidTrack } from "./board/RailsMap";
import { lastTrack, type Next, type Way } from "./plan";
import type { NewTrack, View } from "./types";
import { buildingName, townName } from "./words";

export interface RailsCandidate extends Candidate {
  option: Option;
}

/** The candidates of one kind; where an edge can be reached in two ways, the first way counts. */
export function candidatesOf(view: View, next: Next | null, way: Way): RailsCandidate[] {
  const found = new Map<string, RailsCandidate>();
  for (const option of next?.tracks ?? []) {
    const track = lastTrack(option);
    if (track !== undefined && (track.way ?? "rail") === way) {
      const key = edgeName(track);
      if (!found.has(key)) {
        found.set(key, { key, ...track, says: says(view, option, track), option });
      }
    }
  }
  return [...found.values()];
}

/** Where a track runs and what it does, in words. */
function says(view: View, { preview }: Option, track: NewTrack): string {
  const told = preview?.type === "pioneer_rails.track_preview" ? preview : null;
  const does = [
    ...(told?.town ? [t("rails.edge.town", { town: townName(view.sheet, told.town) })] : []),
    ...(told && told.activates.length > 0
      ? [t("rails.edge.wakes", { names: list(told.activates.map(buildingName)) })]
      : []),
    ...(told && told.points !== 0 ? [signed(told.points)] : []),
  ];
  const where = t("rails.edge", {
    suit: told?.station ?? "",
    line: told?.line ?? 0,
    way: track.way ?? "rail",
    towards: direction(track),
  });
  return [where, ...does].join(", ");
}

const TURNS = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** The compass direction in which a track leads: edges run along six of them. */
export function direction({ start, end }: Pick<NewTrack, "start" | "end">): string {
  const from = cornerPoint(start);
  const to = cornerPoint(end);
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 3);
  return TURNS[((Math.round(turn) % 6) + 6) % 6] ?? "n";
}

/** The line that a planned track belongs to: the one that ends where it starts, or a new one. */
export function lineOf(
  tracks: readonly LaidTrack[],
  { start }: Pick<NewTrack, "start">,
  suit: string,
): Pick<LaidTrack, "station" | "line"> {
  const ends = new Map<string, LaidTrack>();
  for (const track of tracks) {
    ends.set(`${track.station} ${track.line}`, track);
  }
  const going = [...ends.values()].find((last) => last.end === start);
  const lines = tracks.filter(({ station }) => station === suit).map(({ line }) => line);
  return going === undefined
    ? { station: suit, line: Math.max(0, ...lines) + 1 }
    : { station: going.station, line: going.line };
}
