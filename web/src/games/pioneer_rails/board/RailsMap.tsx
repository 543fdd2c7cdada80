/**
 * A sheet as a surveyor's map. START HERE. It draws a seat's tracks and marks, and the turn that
 * is being planned; it knows no rule. Layers: the printed ground, what stands on it, edges that
 * glow, track in ink and in pencil, towns, ends of lines, numbers of the turn's tracks, crosses.
 */
import { Ground } from "./art/ground";
import { Done, LineEnd, Standing, Station, Tag, TownMark } from "./art/standing";
import { Glow, Track } from "./art/track";
import "./map.css";
import { cornerOf, SIDES } from "./hexes";
import {
  type Building,
  type Segment,
  type Sheet,
  type SheetId,
  type Suit,
  sheetOf,
} from "./sheets";

/** A track on a sheet, from corner to corner. */
export interface LaidTrack {
  station: string;
  line: number;
  start: string;
  end: string;
}

/** What stands on one seat's sheet. */
export interface SheetState {
  tracks: readonly LaidTrack[];
  /** Ids of buildings that are done, and of bandits in jail. */
  done: readonly string[];
  caught: readonly string[];
  towns: readonly string[];
}

/** The turn that is being planned. */
export interface Plan {
  tracks: readonly LaidTrack[];
  /** Towns that it reaches. */
  towns: readonly string[];
  /** Buildings that it wakes. */
  wakes: readonly string[];
  /** Where the next track may lie. */
  next: readonly NextTrack[];
  /** The one under the finger. */
  ghost: Pick<LaidTrack, "start" | "end"> | null;
}

/** A track that may be laid; `costs` one of the town symbols that the turn has not spent yet. */
export interface NextTrack extends Pick<LaidTrack, "start" | "end"> {
  costs?: boolean;
}

export interface RailsMapProps {
  sheet: SheetId;
  state: SheetState;
  plan?: Plan | undefined;
  /** Buildings to look at: those that have just been woken. */
  lit?: readonly string[] | undefined;
  /** The plan is what has just been played: its parts appear one after the other. */
  unfolds?: boolean;
}

const NOTHING: Plan = { tracks: [], towns: [], wakes: [], next: [], ghost: null };

/** A sheet as a picture. */
export function RailsMap(props: RailsMapProps) {
  const { width, height } = sheetOf(props.sheet);
  return (
    <svg class="rails-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <MapDrawing {...props} />
    </svg>
  );
}

/** What is on the map, without its frame. */
export function MapDrawing(props: RailsMapProps) {
  const { sheet: id, state, plan = NOTHING, lit = plan.wakes, unfolds = false } = props;
  const sheet = sheetOf(id);
  const place = ({ start, end }: Pick<LaidTrack, "start" | "end">): Segment => [
    sheet.corner(start),
    sheet.corner(end),
  ];
  const all = [...state.tracks, ...plan.tracks];
  const laid = new Set(all.map(edgeName));
  const done = new Set([...state.done, ...state.caught]);
  const reached = new Set([...state.towns, ...plan.towns]);
  return (
    <>
      <Ground sheet={sheet} />
      {sheet.buildings.map((building) => (
        <Standing
          key={building.id}
          sheet={sheet}
          building={building}
          beside={besides(building, laid)}
          done={done.has(building.id)}
        />
      ))}
      {sheet.cells
        .filter(({ kind }) => kind === "station")
        .map((cell) => (
          <Station key={cell.suit} sheet={sheet} cell={cell} />
        ))}
      <Glow segments={plan.next.filter(({ costs }) => !costs).map(place)} />
      <Glow segments={plan.next.filter(({ costs }) => costs).map(place)} costly />
      <Track segments={state.tracks.map(place)} kind="laid" />
      {unfolds ? (
        plan.tracks.map((track, at) => (
          <Track key={edgeName(track)} segments={[place(track)]} kind="plan" at={at} />
        ))
      ) : (
        <Track segments={plan.tracks.map(place)} kind="plan" />
      )}
      <Track segments={plan.ghost === null ? [] : [place(plan.ghost)]} kind="ghost" />
      {sheet.towns.map((town) => (
        <TownMark key={town.id} place={sheet.corner(town.at)} reached={reached.has(town.id)} />
      ))}
      {lineEnds(sheet, all).map(({ corner, suit }) => (
        <LineEnd key={`${corner} ${suit}`} place={sheet.corner(corner)} suit={suit} />
      ))}
      {plan.tracks.map((track, index) => (
        <Tag
          key={edgeName(track)}
          sheet={sheet}
          from={sheet.corner(track.start)}
          to={sheet.corner(track.end)}
          part={index}
        />
      ))}
      {sheet.buildings
        .filter(({ id: key }) => done.has(key) || (unfolds && lit.includes(key)))
        .map((building) => (
          <Done
            key={building.id}
            building={building}
            at={done.has(building.id) ? undefined : plan.tracks.length + lit.indexOf(building.id)}
          />
        ))}
      {sheet.buildings
        .filter((building) => lit.includes(building.id))
        .map(({ id: key, middle }) => (
          <circle
            key={key}
            class="lit"
            style={{ "--at": plan.tracks.length + lit.indexOf(key) }}
            cx={middle.x}
            cy={middle.y}
            r="23"
          />
        ))}
    </>
  );
}

/** An edge's name, whichever way the track runs. */
export function edgeName({ start, end }: Pick<LaidTrack, "start" | "end">): string {
  return [start, end].sort().join(" ");
}

/** How many edges of a building's hex hold track. */
function besides({ cell }: Building, laid: ReadonlySet<string>): number {
  return SIDES.filter((side) =>
    laid.has(edgeName({ start: cornerOf(cell, side), end: cornerOf(cell, side + 1) })),
  ).length;
}

/** Where lines and their branches end, unless in a town, which ends them for good. */
export function lineEnds(
  sheet: Sheet,
  tracks: readonly LaidTrack[],
): { corner: string; suit: Suit }[] {
  const ends = new Map<string, Suit>();
  for (const { station, start, end } of tracks) {
    ends.delete(start);
    if (!sheet.hasTown(end)) {
      ends.set(end, station as Suit);
    }
  }
  return [...ends].map(([corner, suit]) => ({ corner, suit }));
}
