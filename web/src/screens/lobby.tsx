/** The lobby: who sits, whom to invite and how, and the start. */
import { useSignal } from "@preact/signals";
import { type ComponentChildren, Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { type Answer, type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { Game, MatchFrame, Problem, Seat, Table } from "../api/types";
import { Rail, Section, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon, SeatMark } from "../chrome/icon";
import { OpeningNote, ProgressFlag, RefusedNote } from "../chrome/notes";
import { gameTitle, Poster, tableLength, tableTitle } from "../chrome/tickets";
import { gameOf } from "../games";
import { t } from "../i18n/catalogue";
import { opening, sitDown } from "../lists/opening";
import type { Match } from "../match/match";
import { personAt, sitsAt, takenSeats } from "../match/people";
import { turnLabel } from "../match/turn";
import { go } from "../router";
import { Invite } from "./invite-box";

interface LobbyProps {
  match: Match;
  table: Table;
}

/** Commands of the lobby, one at a time, with what became of the last one. */
function useCommand(match: Match) {
  const progress = useSignal<Progress | null>(null);
  const problem = useSignal<Problem | null>(null);
  const run = async (attempt: (id: string, signal: AbortSignal) => Promise<Answer<MatchFrame>>) => {
    if (progress.value !== null) {
      return;
    }
    const answer = await untilAnswered(attempt, (state) => {
      progress.value = state;
    });
    progress.value = null;
    problem.value = answer.ok ? null : answer.problem;
    if (answer.ok) {
      match.take(answer.value);
    }
  };
  return { progress, problem, run };
}

export function Lobby({ match, table }: LobbyProps) {
  useScreen(t("lobby.title", { name: tableTitle(table) }));
  const command = useCommand(match);
  const detail = tableLength(table, gameTitle(table.game));
  return (
    <div class="app">
      <Rail here="tables" />
      <SubBar back="/" title={tableTitle(table)} detail={detail} keep heading />
      <main class="has-bar lobby">
        <div class="banner">
          <Poster game={table.game} shape="wide" />
        </div>
        <ul class="seatstrip" aria-label={t("lobby.seats")}>
          {table.seats.map((seat) => (
            <li key={seat.seat} class={isFree(seat) ? "empty" : undefined}>
              <SeatMark seat={seat.seat} size="small" />
              {isFree(seat) ? t("lobby.free") : personAt(table, seat.seat).name}
            </li>
          ))}
        </ul>
        <div class="lay">
          <div>
            {table.invite_code !== null && table.seats.some(isFree) ? (
              <Invite code={table.invite_code} />
            ) : null}
            <Terms table={table} />
          </div>
          <div class="c2">
            <Section
              title={t("lobby.seats")}
              count={t("lobby.taken", { taken: takenSeats(table).length, all: table.seats.length })}
            >
              <div class="list">
                {table.seats.map((seat) => (
                  <SeatRow key={seat.seat} table={table} seat={seat} run={command.run} />
                ))}
              </div>
            </Section>
            {table.hosted_by_me ? <CloseTable table={table} run={command.run} /> : null}
            <p class="cap sealed">
              <Icon name="seal" small />
              <span>
                {t("lobby.sealed")} <code>{fingerprint(table.commitment)}</code>
              </span>
            </p>
            <div class="bar">
              {command.progress.value === null ? null : (
                <ProgressFlag progress={command.progress.value} />
              )}
              {command.problem.value === null ? null : (
                <RefusedNote problem={command.problem.value} />
              )}
              <OpeningNote />
              <Start table={table} busy={command.progress.value !== null} run={command.run} />
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

/** What the host has chosen. */
function Terms({ table }: { table: Table }) {
  const { game, options, visibility } = table;
  const turn = turnLabel(table);
  return (
    <Section title={t("lobby.terms")}>
      <dl class="box kv">
        {gameOf(game)
          ?.terms(options)
          .map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        {turn === undefined ? null : (
          <>
            <dt>{t("new.turn")}</dt>
            <dd>{turn}</dd>
          </>
        )}
        <dt>{t("lobby.watching")}</dt>
        <dd>{t(`new.${visibility}`)}</dd>
      </dl>
    </Section>
  );
}

function CloseTable({ table, run }: { table: Table; run: Run }) {
  const own = table.seats.find(({ mine, kind }) => mine && kind === "user");
  const close = async () => {
    await run(() => api.leaveSeat(table.id, own?.seat ?? 0));
    go("/", "replace");
  };
  return (
    <button class="btn quiet" type="button" onClick={close}>
      {t("lobby.close")}
    </button>
  );
}

type Run = ReturnType<typeof useCommand>["run"];

function isFree({ kind }: Seat): boolean {
  return kind === "open" || kind === "invited";
}

/** Enough of the commitment to compare by eye. */
function fingerprint(commitment: string): string {
  const groups = [commitment.slice(0, 4), commitment.slice(4, 8), "…", commitment.slice(-4)];
  return groups.join(" ");
}

interface SeatRowProps {
  table: Table;
  seat: Seat;
  run: Run;
}

function SeatRow({ table, seat, run }: SeatRowProps) {
  const { name } = personAt(table, seat.seat);
  const leave = () => run(() => api.leaveSeat(table.id, seat.seat));
  if (isFree(seat)) {
    return <FreeRow table={table} seat={seat} run={run} />;
  }
  const mayRemove = table.hosted_by_me && !(seat.kind === "user" && seat.mine);
  return (
    <div class="seatrow">
      <SeatMark seat={seat.seat} />
      <div>
        <h3>{seat.kind === "bot" ? t("lobby.bot", { name }) : name}</h3>
        <p>{seatDetail(table, seat)}</p>
      </div>
      {mayRemove ? (
        <button class="ib" type="button" aria-label={t("lobby.remove", { name })} onClick={leave}>
          <Icon name="close" />
        </button>
      ) : (
        <span class="flag accepted">
          <Icon name="check" small />
          {t("lobby.here")}
        </span>
      )}
    </div>
  );
}

function seatDetail(table: Table, seat: Seat): string {
  if (seat.kind === "bot") {
    return seat.level === "greenhorn" ? t("lobby.greenhorn_detail") : t("lobby.bot_detail");
  }
  if (seat.kind === "device") {
    return t("lobby.device_detail");
  }
  return seat.mine && table.hosted_by_me ? t("lobby.host_detail") : t("lobby.seated_detail");
}

function FreeRow({ table, seat, run }: SeatRowProps) {
  const seatBot = () =>
    run((id, signal) => api.takeSeat(table.id, { seat: seat.seat, kind: "bot" }, id, signal));
  return (
    <div class="seatrow empty">
      <SeatMark seat={seat.seat} />
      <div>
        <h3>
          {seat.name === null ? t("lobby.waiting") : t("lobby.waiting_for", { name: seat.name })}
        </h3>
        <p>{freeDetail(seat, table.visibility === "closed")}</p>
      </div>
      {table.hosted_by_me ? (
        <button
          class="btn"
          type="button"
          aria-label={t("lobby.seat_bot_at", { number: seat.seat + 1 })}
          onClick={seatBot}
        >
          {t("lobby.seat_bot")}
        </button>
      ) : null}
    </div>
  );
}

/** Who may sit there: at a closed table nobody without its code. */
function freeDetail({ kind, name }: Seat, closed: boolean): string {
  if (kind === "open" && !closed) {
    return t("lobby.open_detail");
  }
  return name === null ? t("lobby.invited_detail") : t("lobby.kept_detail");
}

interface StartProps {
  table: Table;
  busy: boolean;
  run: Run;
}

/** The bar's action: the host starts, a guest waits or leaves, a visitor sits down. */
function Start({ table, busy, run }: StartProps) {
  if (table.hosted_by_me) {
    return <HostStart table={table} busy={busy} run={run} />;
  }
  return sitsAt(table) ? (
    <GuestWait table={table} busy={busy} run={run} />
  ) : (
    <SitDown table={table} />
  );
}

/** How few may start: the server's rules say, asked once. */
function useFewest(name: string): number {
  const game = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    untilAnswered(api.games).then((answer) => {
      game.value = answer.ok ? answer.value.items.find((item) => item.name === name) : undefined;
    });
  }, [name]);
  return game.value?.seats_min ?? 2;
}

function HostStart({ table, busy, run }: StartProps) {
  const fewest = useFewest(table.game);
  const taken = takenSeats(table).length;
  return (
    <>
      <Hint>
        {taken < fewest
          ? t("lobby.too_few", { least: fewest })
          : t("lobby.may_start", { free: table.seats.length - taken })}
      </Hint>
      <button
        class="btn red big"
        type="button"
        disabled={busy || taken < fewest}
        onClick={() => run((id, signal) => api.start(table.id, id, signal))}
      >
        <Icon name="check" />
        {t("lobby.start", { n: taken })}
      </button>
    </>
  );
}

function GuestWait({ table, busy, run }: StartProps) {
  const own = table.seats.find(({ mine, kind }) => mine && kind === "user");
  return (
    <>
      <Hint>{t("lobby.host_starts")}</Hint>
      <button
        class="btn big"
        type="button"
        disabled={busy || own === undefined}
        onClick={() => run(() => api.leaveSeat(table.id, own?.seat ?? 0))}
      >
        {t("lobby.leave")}
      </button>
    </>
  );
}

function SitDown({ table }: { table: Table }) {
  const free = table.seats.some(({ kind, invited_me }) => kind === "open" || invited_me);
  return free ? (
    <button
      class="btn red big"
      type="button"
      disabled={opening.value !== null}
      onClick={() => sitDown(table.id)}
    >
      <Icon name="chair" />
      {t("lobby.sit")}
    </button>
  ) : (
    <Hint>{t("lobby.full")}</Hint>
  );
}

function Hint({ children }: { children: ComponentChildren }) {
  return <span class="cap">{children}</span>;
}
