/** Tables in lists: a hero for the one that waits for you, tickets for yours, rows for others'. */
import type { ComponentChildren } from "preact";
import { serverNow } from "../api/server-time";
import type { MatchSummary, Table } from "../api/types";
import { gameOf } from "../games";
import { list, number, t } from "../i18n/catalogue";
import { decline } from "../lists/invitations";
import { freeSeats } from "../lists/lists";
import { opening, sitDown, tableAddress } from "../lists/opening";
import { personAt, takenSeats } from "../match/people";
import { until } from "../match/turn-clock";
import { Icon, SeatMark } from "./icon";

interface TicketProps {
  match: MatchSummary;
}

/** A game's poster, square or wide, filling what it is put into. */
export function Poster({ game, shape }: { game: string; shape: "square" | "wide" }) {
  const info = gameOf(game);
  const box = shape === "square" ? "0 0 320 320" : "0 0 640 240";
  return info === undefined ? null : (
    <svg class="art" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${info.poster}#${shape}`} />
    </svg>
  );
}

/** The game's title; its plain name when the server knows a game that this app does not. */
export function gameTitle(name: string): string {
  const info = gameOf(name);
  return info === undefined ? name : t(info.title);
}

/** How long a table plays, behind its name. */
export function tableLength(
  { game, options }: Pick<Table, "game" | "options">,
  name: string,
): string {
  const info = gameOf(game);
  return info === undefined ? name : t("ticket.length", { name, length: info.length(options) });
}

/** What a table is called: its own name, or who sits there. */
export function tableTitle(match: Pick<MatchSummary, "name" | "seats" | "game">): string {
  if (match.name !== null) {
    return match.name;
  }
  const names = takenSeats(match).map(({ seat }) => personAt(match, seat).name);
  return names.length === 0 ? gameTitle(match.game) : list(names);
}

/** The round of a running match, the length of another; by the game, or the table's own name. */
function howFar(match: MatchSummary, name: string): string {
  if (match.progress === null) {
    return tableLength(match, name);
  }
  const { round, rounds } = match.progress;
  return rounds === null
    ? t("ticket.round_clock", { name, round })
    : t("ticket.round", { name, round, rounds });
}

/** Until when the reader has time for the decision, where that is measured. */
function Due({ match }: TicketProps) {
  // A table that an older app has kept on this device tells of none.
  const due = match.deadlines?.find(({ seat }) => match.seats[seat]?.mine);
  return due === undefined || !match.my_turn ? null : (
    <p class="cap">{t("ticket.due", { at: until(Date.parse(due.due_at), serverNow()) })}</p>
  );
}

/** What is going on there, in one sentence. */
function state(match: MatchSummary): string {
  const awaited = match.awaits.find(({ seat }) => match.seats[seat]?.mine) ?? match.awaits[0];
  if (awaited === undefined) {
    return t("ticket.waiting_start");
  }
  if (match.seats.some(({ mine, held }) => mine && held) && !match.my_turn) {
    return t("ticket.held");
  }
  if (match.my_turn) {
    return gameOf(match.game)?.asked(awaited) ?? t("ticket.your_turn");
  }
  const waited = match.seats[awaited.seat];
  const { name } = personAt(match, awaited.seat);
  return waited?.kind === "bot" ? t("ticket.bot", { name }) : t("ticket.waiting", { name });
}

/** The people at a table by mark and name, the awaited ones first to the eye. */
function Seated({ match }: TicketProps) {
  const awaited = new Set(match.awaits.map(({ seat }) => seat));
  return (
    <p class="seats-line">
      {takenSeats(match).map(({ seat }) => (
        <span key={seat} class={awaited.has(seat) ? "who now" : "who"}>
          <SeatMark seat={seat} size="small" />
          {personAt(match, seat).name}
        </span>
      ))}
    </p>
  );
}

/** The table that waits for you, with its poster. */
export function Hero({ match }: TicketProps) {
  return (
    <article class="hero">
      <div class="art-box">
        <Poster game={match.game} shape="wide" />
        <span class="inkstamp" aria-hidden="true">
          {t("ticket.your_turn")}
        </span>
      </div>
      <div class="body">
        <p class="meta">{howFar(match, match.name ?? gameTitle(match.game))}</p>
        <h3>{state(match)}</h3>
        <Due match={match} />
        <Seated match={match} />
        <a class="btn red big wide" href={tableAddress(match.id)}>
          <Icon name="dice" />
          {t("ticket.take_turn")}
        </a>
      </div>
    </article>
  );
}

/** One of your tables, with what else there is to say about it. */
export function Ticket({ match, children }: TicketProps & { children?: ComponentChildren }) {
  return (
    <a class="ticket" href={tableAddress(match.id)}>
      <div class="stub">
        <Poster game={match.game} shape="square" />
      </div>
      <div class="body">
        <p class="meta">{howFar(match, match.name ?? gameTitle(match.game))}</p>
        <h3>{state(match)}</h3>
        <Due match={match} />
        <Seated match={match} />
        {children}
      </div>
    </a>
  );
}

function Row({ match, children }: TicketProps & { children: ComponentChildren }) {
  return (
    <>
      <div class="thumb">
        <Poster game={match.game} shape="square" />
      </div>
      <div class="grow">
        <h3>{tableTitle(match)}</h3>
        {children}
      </div>
    </>
  );
}

/** A table with a seat to take. */
export function OpenRow({ match }: TicketProps) {
  const title = tableTitle(match);
  return (
    <div class="row">
      <Row match={match}>
        <p>{t("row.open", { game: gameTitle(match.game), free: freeSeats(match) })}</p>
      </Row>
      <button
        class="btn"
        type="button"
        aria-label={t("row.sit_at", { title })}
        disabled={opening.value !== null}
        onClick={() => sitDown(match.id)}
      >
        {t("row.sit")}
      </button>
    </div>
  );
}

/** A table with a seat that is kept for me. */
export function InvitationRow({ match }: TicketProps) {
  const title = tableTitle(match);
  const busy = opening.value !== null;
  return (
    <div class="row invited">
      <Row match={match}>
        <p>{t("row.kept", { game: gameTitle(match.game) })}</p>
      </Row>
      <div class="pair">
        <button
          class="btn red"
          type="button"
          aria-label={t("row.sit_at", { title })}
          disabled={busy}
          onClick={() => sitDown(match.id)}
        >
          {t("row.sit")}
        </button>
        <button
          class="btn"
          type="button"
          aria-label={t("row.decline_at", { title })}
          disabled={busy}
          onClick={() => decline(match.id)}
        >
          {t("row.decline")}
        </button>
      </div>
    </div>
  );
}

/** A running table of others. */
export function LiveRow({ match }: TicketProps) {
  return (
    <a class="row" href={tableAddress(match.id)}>
      <Row match={match}>
        <p>{howFar(match, gameTitle(match.game))}</p>
      </Row>
      <span class="live">
        <Icon name="eye" small />
      </span>
    </a>
  );
}

/** A finished table, to step through. */
export function ReplayRow({ match }: TicketProps) {
  return (
    <a class="row" href={`${tableAddress(match.id)}/replay`}>
      <Row match={match}>
        <p>{outcome(match)}</p>
      </Row>
      <span class="live">
        <Icon name="play" small />
      </span>
    </a>
  );
}

function outcome({ result, ...match }: MatchSummary): string {
  const [winner] = result?.winners ?? [];
  if (result === null || winner === undefined) {
    return gameTitle(match.game);
  }
  const { who, name } = personAt(match, winner);
  const score = number(result.scores[winner] ?? 0);
  return result.winners.length > 1
    ? t("row.shared", { game: gameTitle(match.game), score })
    : t("row.won", { game: gameTitle(match.game), who, name, score });
}
