/** Views, frames and turns for tests: two seats on the first sheet, Dry Fork. */
import type { Option, Preview } from "../../api/types";
import { frame as anyFrame } from "../../testing/frames";
import type { LaidTrack } from "./board/RailsMap";
import { BLANK } from "./plan";
import type { Frame, GoalView, NewTrack, RailsEvent, SheetView, SubmitTurn, View } from "./types";

const NO_SCORES: SheetView["scores"] = {
  hands: 0,
  towns: 1,
  ranches: 0,
  yards: 0,
  forts: 0,
  gold: 0,
  banks: 0,
  jails: 0,
  escaped: 0,
  goals: 0,
  total: 1,
};

const SHEET: SheetView = {
  tracks: [],
  done: [],
  caught: [],
  towns: [],
  symbols: 1,
  crossed: 0,
  hands: [[]],
  points: [],
  saloons: [],
  ranks: [],
  gold: 0,
  banked: 0,
  banks: [],
  forts: 0,
  yards: 0,
  ranches: 0,
  jails: [],
  cells: [0, 0, 0],
  escaped: 0,
  network: 0,
  fort_tracks: 0,
  mixed: false,
  goals: [],
  scores: NO_SCORES,
};

/** A seat's paper with some of it changed. */
export function paper(rest: Partial<SheetView> = {}): SheetView {
  return { ...SHEET, ...rest };
}

/** The same worth so much by these sources. */
export function worth(scores: Partial<SheetView["scores"]>): SheetView {
  return paper({ scores: { ...NO_SCORES, ...scores } });
}

const VIEW: View = {
  viewer: 0,
  sheet: "desert_a",
  advanced_hand: false,
  owners: false,
  jokers: false,
  round: 1,
  turn: 1,
  dealer: 1,
  goals: [],
  owner: "",
  cards: ["10S", "AH", "KC"],
  picked: "10S",
  set_aside: "",
  secret: "",
  secrets: false,
  submitted: null,
  waiting: [0, 1],
  target: null,
  seats: [paper(), paper()],
  pending: {
    type: "seats",
    decisions: {
      0: { ask: "turn", round: 1, turn: 0, about: "" },
      1: { ask: "turn", round: 1, turn: 0, about: "" },
    },
  },
};

/** A view of two seats that plan the first turn, with some of it changed. */
export function view(rest: Partial<View> = {}): View {
  return { ...VIEW, ...rest };
}

/** A goal that two seats have so much of. */
export function goal(
  name: GoalView["goal"],
  kind: GoalView["kind"],
  wanted: number,
  has: number[],
  reached: GoalView["reached"] = [],
): GoalView {
  return { goal: name, kind, wanted, has, reached };
}

/** A frame from a version to the next ones. */
export function frame(after: number, version: number, rest: Partial<Frame> = {}): Frame {
  return { ...(anyFrame(after, version) as object), view: VIEW, ...rest } as Frame;
}

/** A turn so far planned. */
export function turn(rest: Partial<SubmitTurn>): SubmitTurn {
  return { ...BLANK, ...rest };
}

type Asks = NonNullable<Option["ask"]>;

const ASK_TRACKS: Asks = { type: "step", field: "tracks" };

/** The options to use these cards. */
export function cardOptions(...cards: string[]): Option[] {
  return cards.map((card) => ({
    action: turn({ card }),
    ask: ASK_TRACKS,
    preview: {
      type: "pioneer_rails.card_preview",
      card,
      rank: "",
      suit: "",
      ranks: [],
      hand: "none",
      points: 0,
    },
  }));
}

type TrackPreview = Extract<Preview, { type: "pioneer_rails.track_preview" }>;

/** The option to lay one more track. */
export function trackOption(
  partial: SubmitTurn,
  track: NewTrack,
  told: Partial<TrackPreview> = {},
): Option {
  return {
    action: { ...partial, tracks: [...(partial.tracks ?? []), track] },
    ask: ASK_TRACKS,
    preview: {
      type: "pioneer_rails.track_preview",
      station: "heart",
      line: 1,
      edge: "",
      way: track.way ?? "rail",
      symbol: false,
      power: false,
      left: 2,
      town: "",
      activates: [],
      points: 0,
      ...told,
    },
  };
}

type TurnPreview = Extract<Preview, { type: "pioneer_rails.turn_preview" }>;

/** The option to send the turn as it is; `ask` instead goes on to the order. */
export function turnOption(
  partial: SubmitTurn,
  told: Partial<TurnPreview> = {},
  ask: Asks | null = null,
): Option {
  return {
    action: { ...partial, closed: true },
    ask,
    preview: {
      type: "pioneer_rails.turn_preview",
      symbol: false,
      power: false,
      towns: [],
      activations: [],
      goals: [],
      points: 0,
      ...told,
    },
  };
}

/** A line along corners. */
export function line(station: string, number: number, ...corners: string[]): LaidTrack[] {
  return corners.slice(1).map((end, at) => ({
    station,
    line: number,
    start: corners[at] ?? "",
    end,
  }));
}

type Played = Extract<RailsEvent, { type: "pioneer_rails.turn_played" }>;

/** A seat's turn with one track, as it was played. */
export function played(seat: number, rest: Partial<Played> = {}): Played {
  return {
    type: "pioneer_rails.turn_played",
    seat,
    card: "AH",
    rank: "A",
    suit: "heart",
    tracks: [{ station: "heart", line: 1, start: "3,4:0", end: "3,3:3", way: "rail", turn: 0 }],
    symbol: false,
    effect: "",
    power: false,
    towns: [],
    network: 0,
    fort_tracks: 0,
    ...rest,
  };
}
