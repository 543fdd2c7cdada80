/** What a turn has brought to each seat, read from the events that ended it. */
import type { Frame as AnyFrame } from "../../api/types";
import type { LaidTrack } from "./board/RailsMap";
import { type Frame, ours, type RailsEvent, railsEvents, type View } from "./types";
import type { Card } from "./words";

type Told<Type extends RailsEvent["type"]> = Extract<RailsEvent, { type: Type }>;

/** A building, a goal or a hand that counted. */
export type Gain =
  | Told<"pioneer_rails.building_activated">
  | Told<"pioneer_rails.goal_reached">
  | Told<"pioneer_rails.hand_scored">;

export interface SeatOutcome {
  seat: number;
  card: string;
  /** What the card counted as: its own rank and suit, or a joker's. */
  named: Card;
  tracks: readonly LaidTrack[];
  /** Towns that it reached for the first time. */
  towns: readonly string[];
  /** Buildings in the order in which they woke. */
  woken: readonly string[];
  gains: readonly Gain[];
  /** All that the turn added to the seat's total. */
  points: number;
  /** What of it no gain tells: towns, longer networks, track at forts. */
  rest: number;
}

/** Whether a turn of all seats ended with this frame. */
export function endsTurn({ events }: AnyFrame): boolean {
  return events.some(({ type }) => type === "pioneer_rails.turn_played");
}

/** The last turn that ended up to a version: its frame, and the view before it. */
export function lastTurn(history: readonly AnyFrame[], version: number) {
  const at = history.findLastIndex((frame) => frame.version <= version && endsTurn(frame));
  const frame = history[at];
  const before = history[at - 1];
  return frame === undefined
    ? null
    : {
        frame: ours(frame),
        before: before?.version === frame.after ? (ours(before).view ?? null) : null,
      };
}

/** Seat by seat; without the view before, only what the events tell. */
export function outcomesOf(frame: Frame, before: View | null): SeatOutcome[] {
  const events = railsEvents(frame);
  const all = events.filter(isGain);
  return events.flatMap((event) => {
    if (event.type !== "pioneer_rails.turn_played") {
      return [];
    }
    const { seat, card, rank, suit, tracks, towns } = event;
    const gains = all.filter((gain) => gain.seat === seat);
    const told = gains.reduce((sum, { points }) => sum + points, 0);
    const [was, is] = [before, frame.view].map((view) => view?.seats[seat]?.scores.total);
    const points = was === undefined || is === undefined ? told : is - was;
    const woken = gains.flatMap((gain) => ("building" in gain ? [gain.building] : []));
    return [
      {
        seat,
        card,
        named: { rank, suit },
        tracks,
        towns,
        woken,
        gains,
        points,
        rest: points - told,
      },
    ];
  });
}

function isGain(event: RailsEvent): event is Gain {
  return (
    event.type === "pioneer_rails.building_activated" ||
    event.type === "pioneer_rails.goal_reached" ||
    event.type === "pioneer_rails.hand_scored"
  );
}
