/**
 * What came of a wager, and of an auction's last lot. The picture where they are played is gone
 * by then, and may never have been seen: the sheet tells of them until the reader's next move.
 */
import { type Wagered, wagersIn } from "./scenes/so-far";
import { type Frame, type PionjarEvent, pionjarEvents } from "./types";

export type LotGone = Extract<PionjarEvent, { type: "pionjar.lot_sold" | "pionjar.lot_unsold" }>;

export interface Outcomes {
  wagers: readonly Wagered[];
  lot: LotGone | null;
}

/**
 * For a reader's seat what has come since it last answered or its turn began, for others' wagers,
 * and for whoever has no seat, what the last frame brought.
 */
export function outcomesFor(frames: readonly Frame[], seat: number | null): Outcomes {
  const last = frames.slice(-1);
  const since = seat === null ? last : frames.slice(lastMoved(frames, seat));
  const own = wagersIn(since.flatMap(pionjarEvents)).filter((wager) => wager.seat === seat);
  const others = wagersIn(last.flatMap(pionjarEvents)).filter((wager) => wager.seat !== seat);
  return { wagers: [...own.slice(-1), ...others.slice(-1)], lot: lastLot(since) };
}

/** What changes how a seat stands; the saloon's winnings are told with their die. */
const TELLING = new Set<PionjarEvent["type"]>([
  "pionjar.crops_sold",
  "pionjar.spoils_sold",
  "pionjar.furs_sold",
  "pionjar.land_bought",
  "pionjar.found",
  "pionjar.card_lost",
  "pionjar.haul_lost",
  "pionjar.haul_surrendered",
  "pionjar.arrested",
  "pionjar.released",
]);
const LETTERS = new Set(["inheritance", "freight_bill", "grain_prize", "sawmill_order"]);

/** What has befallen a seat since it last answered, by moves that played themselves; nobody: none. */
export function befallen(frames: readonly Frame[], seat: number | null): PionjarEvent[] {
  if (seat === null) {
    return [];
  }
  const at = frames.findLastIndex((frame, index) => answered(frames[index - 1], frame, seat));
  return frames
    .slice(Math.max(0, at))
    .flatMap(pionjarEvents)
    .filter((event) => isTelling(event, seat))
    .filter((event, at, all) => !isSkip(event) || at === all.findLastIndex(isSkip));
}

function isTelling(event: PionjarEvent, seat: number): boolean {
  if (event.type === "pionjar.money_paid") {
    return LETTERS.has(event.reason) && [event.payer, event.payee].includes(seat);
  }
  return "seat" in event && event.seat === seat && (TELLING.has(event.type) || isSkip(event));
}

/** A turn that a black dot has cost, of which the last is told; those in prison go with the arrest. */
function isSkip(event: PionjarEvent): boolean {
  return event.type === "pionjar.turn_skipped" && event.why === "washed_out";
}

/** So many of these at most, the latest; an arrest among them is never crowded out. */
export function foremost(events: readonly PionjarEvent[], most: number): PionjarEvent[] {
  const arrest = events.findLast(({ type }) => type === "pionjar.arrested");
  const others = events.filter((event) => event !== arrest);
  const room = Math.min(others.length, arrest === undefined ? most : most - 1);
  const kept = new Set([arrest, ...others.slice(others.length - room)]);
  return events.filter((event) => kept.has(event));
}

/** An arrest and its end, where both have come since a seat last answered. */
export function servedTime(events: readonly PionjarEvent[]): PionjarEvent[] {
  const prison = events.filter(
    ({ type }) => type === "pionjar.arrested" || type === "pionjar.released",
  );
  return prison.at(-1)?.type === "pionjar.released" ? prison : [];
}

/** The last lot of an auction that is over. */
function lastLot(frames: readonly Frame[]): LotGone | null {
  const gone = frames
    .flatMap(pionjarEvents)
    .findLast(
      (event): event is LotGone =>
        event.type === "pionjar.lot_sold" || event.type === "pionjar.lot_unsold",
    );
  return frames.at(-1)?.view?.auction == null ? (gone ?? null) : null;
}

/** The last of these frames that answers what the seat was asked, or in which its turn began. */
function lastMoved(frames: readonly Frame[], seat: number): number {
  const at = frames.findLastIndex(
    (frame, index) => answered(frames[index - 1], frame, seat) || began(frame, seat),
  );
  return Math.max(0, at);
}

function answered(before: Frame | undefined, { pending }: Frame, seat: number): boolean {
  const awaited = before?.pending.awaits.find((one) => one.seat === seat);
  return (
    awaited !== undefined &&
    !pending.awaits.some((one) => one.seat === seat && one.since === awaited.since)
  );
}

function began(frame: Frame, seat: number): boolean {
  return pionjarEvents(frame).some(
    (event) => event.type === "pionjar.turn_began" && event.seat === seat,
  );
}
