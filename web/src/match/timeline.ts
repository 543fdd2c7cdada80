/** A match along its frames: what the replay's scrubber and chart are drawn from. */
import type { Frame } from "../api/types";
import type { GameScreens, Line, People, Tick } from "../games";

export interface Timeline {
  /** The moments at which one can stop: frames, or parts of them. */
  frames: readonly Frame[];
  /** The sentences of each frame. */
  lines: readonly (readonly Line[])[];
  /** Frames at which something notable happened. */
  ticks: readonly { at: number; tick: Tick }[];
  /** Frames at which a round that is worth a number begins. */
  rounds: readonly { at: number; round: number }[];
  /** Each seat's worth, frame by frame. */
  worth: readonly (readonly number[])[];
}

/** A round in so many gets its number, in matches that have as many. */
const ROUNDS_BETWEEN_NUMBERS = 10;

export function timelineOf(
  history: readonly Frame[],
  game: Pick<GameScreens, "moments" | "tell" | "worth" | "round">,
  people: People,
): Timeline {
  const frames = history
    .filter(({ view }) => view !== null)
    .flatMap((frame, at, shown) => game.moments(shown[at - 1] ?? null, frame));
  const lines = frames.map((frame) => game.tell(frame, people));
  const seats = Math.max(0, ...frames.slice(0, 1).map((frame) => game.worth(frame).length));
  return {
    frames,
    lines,
    ticks: lines.flatMap((told, at) =>
      told.flatMap(({ tick }) => (tick === undefined ? [] : [{ at, tick }])),
    ),
    rounds: numberedRounds(frames.map((frame) => game.round(frame))),
    worth: Array.from({ length: seats }, (_, seat) =>
      frames.map((frame) => game.worth(frame)[seat] ?? 0),
    ),
  };
}

function numberedRounds(rounds: readonly number[]): { at: number; round: number }[] {
  const numbered: { at: number; round: number }[] = [];
  const between = Math.max(0, ...rounds) < ROUNDS_BETWEEN_NUMBERS ? 1 : ROUNDS_BETWEEN_NUMBERS;
  let next = between;
  rounds.forEach((round, at) => {
    if (round >= next) {
      const shown = round - (round % between);
      numbered.push({ at, round: shown });
      next = shown + between;
    }
  });
  return numbered;
}

/** How often another seat than before was ahead; sharing the lead changes nothing. */
export function leadChanges(worth: readonly (readonly number[])[]): number {
  let leader: number | undefined;
  let changes = 0;
  for (let at = 0; at < (worth[0]?.length ?? 0); at += 1) {
    const now = worth.map((values) => values[at] ?? 0);
    const most = Math.max(...now);
    const ahead = now.filter((value) => value === most).length === 1 ? now.indexOf(most) : leader;
    changes += leader !== undefined && ahead !== leader ? 1 : 0;
    leader = ahead;
  }
  return changes;
}

/**
 * Who was alone ahead last, of those who did not win, and at which frame; null: nobody, nor where
 * one plays alone.
 */
export function lastRival(
  worth: readonly (readonly number[])[],
  winners: readonly number[],
): { seat: number; at: number } | null {
  if (worth.length < 2) {
    return null;
  }
  for (let at = (worth[0]?.length ?? 0) - 1; at >= 0; at -= 1) {
    const now = worth.map((values) => values[at] ?? 0);
    const seat = now.indexOf(Math.max(...now));
    const alone = now.filter((value) => value === now[seat]).length === 1;
    if (alone && !winners.includes(seat)) {
      return { seat, at };
    }
  }
  return null;
}

/** The frame that contains a version: the first that reaches it, or the last of all. */
export function frameAt(frames: readonly Frame[], version: number | null): number {
  if (version === null) {
    return 0;
  }
  const found = frames.findIndex((frame) => frame.version >= version);
  return found === -1 ? Math.max(0, frames.length - 1) : found;
}

/** What replays mark, what matters most first. */
const NOTABLE: readonly Tick[] = ["arrest", "theft", "auction", "claim", "sale", "purchase"];

/** The sentence that stands for a frame: the last of the most notable, else the last. */
export function headline(lines: readonly Line[]): Line | undefined {
  const kind = NOTABLE.find((tick) => lines.some((line) => line.tick === tick));
  return lines.findLast(({ tick }) => tick === kind) ?? lines.at(-1);
}
