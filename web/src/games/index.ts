/** The games that this app can show: what the chrome needs of each at once, the rest lazily. */
import type { ComponentChildren, ComponentType } from "preact";
import type {
  Action,
  Awaited,
  Duration,
  Frame,
  Game,
  Table,
  TableOptions,
  View,
} from "../api/types";
import type { Key } from "../i18n/catalogue";
import type { Match } from "../match/match";
import type { Person } from "../match/people";
import { pioneerRails } from "./pioneer_rails/info";
import { pionjar } from "./pionjar/info";
import { rancher } from "./rancher/info";

/** Who sits at a number. */
export type People = (seat: number) => Person;

/** One sentence of the log. */
export interface Line {
  /** The seat whose mark stands before it; null for what concerns everybody. */
  seat: number | null;
  round: number;
  text: string;
  /** How many of the frame's events have happened once this can be said. */
  told: number;
  /** Worth a tick above the replay's scrubber. */
  tick?: Tick;
}

/** What a replay marks: each has a shape of its own, and each game says what it means by it. */
export type Tick = "theft" | "sale" | "purchase" | "claim" | "auction" | "arrest";

export interface TickKind {
  tick: Tick;
  label: Key;
  /** How often it happened, as a sentence of a finished match's story. */
  counted?: Key;
}

/** What a game brings to its table. All are methods, so that a game can name its own views. */
export interface GameScreens {
  /** Board, seats, decision and log of a running match. */
  Table(props: { match: Match }): ComponentChildren;
  /** The board and the strip of seats at one moment of a replay. */
  Moment(props: MomentProps): ComponentChildren;
  /** The final reckoning. */
  Reckoning(props: ReckoningProps): ComponentChildren;
  /** A decision in a few words. */
  decided(action: Action, frame: Frame): string;
  /** What is different between two positions. */
  changes(table: Table, then: View, now: View): ChangeLine[];
  /** A small picture of a position, around what was decided on. */
  Picture(props: CompareProps): ComponentChildren;
  /**
   * A frame as a replay stops in it: after each turn in it that nobody had to decide, and at its
   * end. `before` is the frame before it, null for the first.
   */
  moments(before: Frame | null, frame: Frame): readonly Frame[];
  /** What a frame says, in sentences. */
  tell(frame: Frame, people: People): Line[];
  /** How each seat stood after a frame, for the replay's chart; none before the start. */
  worth(frame: Frame): readonly number[];
  /** What each kind of tick stands for in a replay, in a word. */
  ticks: readonly TickKind[];
  /** Whether a seat is asked to choose, and not only to roll. */
  isChoice(awaited: Awaited): boolean;
  /** The round at a frame; 0 before the start. */
  round(frame: Frame): number;
}

/** One thing that is different between two positions. */
export interface ChangeLine {
  /** The seat whose mark stands before it; null for what concerns everybody. */
  seat: number | null;
  label: string;
  before: string;
  now: string;
}

export interface ReckoningProps<Seen = View> {
  table: Table;
  view: Seen;
}

export interface CompareProps<Seen = View, On = Frame> {
  table: Table;
  /** The seat that decided. */
  seat: number;
  /** The frame on which it decided. */
  frame: On;
  /** What is shown. */
  view: Seen;
}

/** Plays the step between two frames, so many times as fast as at the table. */
export type StepPlayer = (from: Frame, to: Frame, speed: number) => Promise<void>;

export interface MomentProps<Shown = Frame> {
  table: Table;
  /** What is shown. */
  frame: Shown;
  /** All frames up to it, by the same eyes; itself the last. */
  story: readonly Shown[];
  /** Gets the function that plays the step to a frame, as long as the board is there. */
  player: { current: StepPlayer | null };
}

/** What the chrome knows of a game before its table is fetched. */
export interface GameInfo {
  title: Key;
  tagline: Key;
  /** The last line of its rules. */
  colophon: Key;
  /** The address of its poster, with the drawings `square` and `wide`. */
  poster: string;
  /** What a new table plays until somebody chooses otherwise. */
  usual: TableOptions;
  /** The same of a table that gives a day or more for a decision, where that is different. */
  correspondence?: TableOptions;
  /** What a first match plays. */
  first: TableOptions;
  /** What a new table can choose. */
  Choices(props: ChoicesProps): ComponentChildren;
  /** How long such a table plays, in two or three words. */
  length(options: TableOptions): string;
  /** What such a table has chosen, part by part. */
  terms(options: TableOptions): readonly Term[];
  /** How long such a match usually takes, where that was measured. */
  duration(game: Game, options: TableOptions, seats: number): Duration | undefined;
  /** What the seat is asked, in one sentence. */
  asked(awaited: Awaited): string;
  /** The game explained. */
  HowTo: ComponentType;
  load(): Promise<GameScreens>;
}

export interface ChoicesProps<Options = TableOptions> {
  options: Options;
  choose(options: Options): void;
}

/** One part of what a table has chosen. */
export interface Term {
  label: string;
  value: string;
}

const games: Readonly<Record<string, GameInfo>> = {
  pionjar,
  rancher,
  pioneer_rails: pioneerRails,
};

/** The game of a first match. */
export const FIRST_GAME = "rancher";

/** The games that this app can show, by name. */
export const GAME_NAMES: readonly string[] = Object.keys(games);

/** The game with this name, unless the server is newer than the app. */
export function gameOf(name: string): GameInfo | undefined {
  return Object.hasOwn(games, name) ? games[name] : undefined;
}

const SECONDS_A_DAY = 24 * 60 * 60;

/** What a new table plays that gives so many seconds for a decision; 0 is as long as it takes. */
export function usualAt({ usual, correspondence }: GameInfo, turnSeconds: number): TableOptions {
  return turnSeconds < SECONDS_A_DAY ? usual : (correspondence ?? usual);
}
