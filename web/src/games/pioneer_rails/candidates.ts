/** Tracks that may be laid next, as the map shows them and words tell them. */
import type { Option } from "../../api/types";
import { list, signed, t } from "../../i18n/catalogue";
import { cornerPoint } from "./board/hexes";
import type { Candidate } from "./board/PlanningMap";
import { edgeName, type LaidTrack } from "./board/RailsMap";
import type { Sheet } from "./board/sheets";
import { lastTrack, type Next, spends, turnPreview, type Way } from "./plan";
import type { NewTrack, View } from "./types";
import { buildingName, kindOf, townName } from "./words";

export interface RailsCandidate extends Candidate {
  option: Option;
}

/**
 * The candidates of one kind beside what is laid; where an edge can be reached in two ways, the
 * first way counts, which is that of the turn's own suit.
 */
export function candidatesOf(
  view: View,
  laid: readonly LaidTrack[],
  next: Next | null,
  way: Way,
): RailsCandidate[] {
  const found = new Map<string, RailsCandidate>();
  const spent = spends(next?.finish);
  const planned = turnPreview(next?.finish ?? null)?.points ?? 0;
  for (const option of next?.tracks ?? []) {
    const track = lastTrack(option);
    if (track !== undefined && (track.way ?? "rail") === way) {
      const key = edgeName(track);
      const costs = spends(option) && !spent;
      if (!found.has(key)) {
        const does = doings(view, laid, option, { ...track, costs }, planned);
        found.set(key, {
          key,
          ...track,
          costs,
          says: [where(option, track), ...does].join(", "),
          does,
          option,
        });
      }
    }
  }
  return [...found.values()];
}

/** What a track does, in words; the turn without it comes to `planned` points. */
function doings(
  view: View,
  laid: readonly LaidTrack[],
  { preview }: Option,
  track: NewTrack & { costs: boolean },
  planned: number,
): string[] {
  const told = preview?.type === "pioneer_rails.track_preview" ? preview : null;
  const adds = (told?.points ?? planned) - planned;
  const activates = told?.activates ?? [];
  const wakes = activates.filter((building) => kindOf(building) !== "bandit");
  return [
    ...(track.way === "switch" ? [t("rails.edge.branches", { n: along(laid, track) })] : []),
    ...(told?.town ? [t("rails.edge.town", { town: townName(view.sheet, told.town) })] : []),
    ...(wakes.length > 0 ? [t("rails.edge.wakes", { names: list(wakes.map(buildingName)) })] : []),
    ...(wakes.length < activates.length ? [t("rails.edge.bandit")] : []),
    ...(track.costs ? [t("rails.edge.symbol")] : []),
    ...(adds === 0 ? [] : [signed(adds)]),
  ];
}

/** Where a track runs, in words. */
function where({ preview }: Option, track: NewTrack): string {
  const told = preview?.type === "pioneer_rails.track_preview" ? preview : null;
  return t("rails.edge", {
    suit: told?.station ?? "",
    line: told?.line ?? 0,
    way: track.way ?? "rail",
    towards: direction(track),
  });
}

/** After how many tracks of its line a branch leaves it. */
function along(laid: readonly LaidTrack[], { start }: NewTrack): number {
  const before = laid.find(({ end }) => end === start);
  const line = laid.filter((track) => isLine(track, before));
  return before === undefined ? 0 : line.indexOf(before) + 1;
}

function isLine(track: LaidTrack, other: LaidTrack | undefined): boolean {
  return track.station === other?.station && track.line === other.line;
}

const TURNS = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** The compass direction in which a track leads: edges run along six of them. */
export function direction({ start, end }: Pick<NewTrack, "start" | "end">): string {
  const from = cornerPoint(start);
  const to = cornerPoint(end);
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 3);
  return TURNS[((Math.round(turn) % 6) + 6) % 6] ?? "n";
}

/**
 * The line that a planned track belongs to. Lines meet in towns alone, and nothing starts there, so
 * the corner tells it: the line that is there already, or else a new one of the corner's station.
 */
export function lineOf(
  sheet: Sheet,
  tracks: readonly LaidTrack[],
  { start }: Pick<NewTrack, "start">,
): Pick<LaidTrack, "station" | "line"> {
  const there = tracks.find((track) => track.start === start || track.end === start);
  if (there !== undefined) {
    return { station: there.station, line: there.line };
  }
  const station = sheet.stationAt(start) ?? "";
  const lines = tracks.filter((track) => track.station === station).map(({ line }) => line);
  return { station, line: Math.max(0, ...lines) + 1 };
}
