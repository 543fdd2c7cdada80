/** Home: your turn first, then what else goes on; for a newcomer, how to begin in one tap. */
import { useSignal } from "@preact/signals";
import type { MatchSummary } from "../api/types";
import { Colophon, Inks, Rail, Section, Tabs, Wordmark } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { GameChoice } from "../chrome/game-choice";
import { Icon, type IconName } from "../chrome/icon";
import { InsecureNote, OpeningNote } from "../chrome/notes";
import {
  gameTitle,
  Hero,
  InvitationRow,
  LiveRow,
  OpenRow,
  ReplayRow,
  Ticket,
} from "../chrome/tickets";
import { FIRST_GAME, GAME_NAMES, gameOf } from "../games";
import { type Key, t } from "../i18n/catalogue";
import { useInvitations } from "../lists/invitations";
import { kept, type Lists, listsLate, useLists } from "../lists/lists";
import { inviteFriend, opening, playBotNow } from "../lists/opening";
import { OutboxBadge } from "../outbox/badge";
import { UpdateNote } from "../pwa";
import { user } from "../session/session";
import { OfflineHome } from "./offline";

const ROWS_MAX = 5;

/** What a newcomer sees first: nothing at these tables is theirs for sure. */
const NO_LISTS: Lists = { mine: [], open: [], live: [], finished: [] };

export function Home() {
  useScreen(t("nav.home"));
  const shown = useLists();
  return (
    <div class="app">
      <Rail here="home" />
      <header class="top">
        <span class="grow">
          <Wordmark />
        </span>
        <OutboxBadge />
        <Inks />
      </header>
      <main>
        <InsecureNote />
        <UpdateNote />
        <Lately lists={shown} />
        <Colophon>{t("home.colophon")}</Colophon>
      </main>
      <Tabs here="home" />
    </div>
  );
}

/** The lists as they are, or while the server is silent, what this device has kept. */
function Lately({ lists: heard }: { lists: Lists | null }) {
  if (listsLate.value && kept.value.length > 0) {
    return <OfflineHome />;
  }
  const isNewcomer = user.value === null && !listsLate.value;
  const lists = heard ?? (isNewcomer ? NO_LISTS : null);
  return (
    <>
      {listsLate.value ? <LateNote /> : null}
      <Invitations />
      {lists === null ? <Unknown /> : <Known lists={lists} />}
    </>
  );
}

/** Without the server there are no tables, but the app is there and says so. */
function LateNote() {
  return (
    <div class="note offline" role="status">
      <Icon name="offline" />
      <div>
        <p class="strong">{t("progress.trying_again")}</p>
        <p>{t("home.late")}</p>
        <a class="btn" href="/rules">
          {t("rules.all")}
        </a>
      </div>
    </div>
  );
}

function Invitations() {
  const invitations = useInvitations();
  return invitations.length === 0 ? null : (
    <Section title={t("home.invitations")} count={String(invitations.length)}>
      <div class="list">
        {invitations.map((match) => (
          <InvitationRow key={match.id} match={match} />
        ))}
      </div>
    </Section>
  );
}

/** Before the lists are there the newcomer's welcome would be a lie to a regular. */
function Unknown() {
  return (
    <h1 class="vh" tabIndex={-1}>
      {t("nav.home")}
    </h1>
  );
}

function Known({ lists }: { lists: Lists }) {
  const { mine } = lists;
  const active = mine.filter(({ status }) => status === "running" || status === "lobby");
  return active.length === 0 ? <Welcome lists={lists} /> : <Tables mine={active} lists={lists} />;
}

function Tables({ mine, lists }: { mine: MatchSummary[]; lists: Lists }) {
  const turns = mine.filter((match) => match.my_turn);
  const running = mine.filter(({ my_turn, status }) => !my_turn && status === "running");
  const waiting = mine.filter(({ status }) => status === "lobby");
  const [first, ...others] = turns;
  return (
    <>
      <Unknown />
      <div class="cols">
        <div>
          {first === undefined ? null : (
            <Section title={t("home.turn")} count={t("home.tables", { n: turns.length })}>
              <div class="tickets">
                <Hero match={first} />
                <TicketList matches={others} />
              </div>
            </Section>
          )}
          <TicketSection title={t("home.running")} matches={running} />
          <TicketSection title={t("home.waiting")} matches={waiting} />
          <BotButtons />
        </div>
        <div>
          <OtherTables lists={lists} />
        </div>
      </div>
    </>
  );
}

/** A table with a bot, of any game, in one tap. */
function BotButtons() {
  return (
    <Section title={t("home.bot_now")}>
      <div class="go">
        <div class="trio">
          {OFFERED.map((name) => (
            <button
              key={name}
              class="btn"
              type="button"
              aria-label={t("home.play_bot", { game: gameTitle(name) })}
              disabled={opening.value !== null}
              onClick={() => playBotNow(name)}
            >
              {gameTitle(name)}
            </button>
          ))}
        </div>
        <OpeningNote />
      </div>
    </Section>
  );
}

function TicketSection({ title, matches }: { title: string; matches: MatchSummary[] }) {
  return matches.length === 0 ? null : (
    <Section title={title} count={String(matches.length)}>
      <div class="tickets">
        <TicketList matches={matches} />
      </div>
    </Section>
  );
}

function TicketList({ matches }: { matches: MatchSummary[] }) {
  return (
    <>
      {matches.map((match) => (
        <Ticket key={match.id} match={match} />
      ))}
    </>
  );
}

function OtherTables({ lists: { open, live, finished } }: { lists: Lists }) {
  return (
    <>
      {open.length === 0 ? null : (
        <Section title={t("home.open")} all="/tables">
          <div class="list">
            {open.slice(0, ROWS_MAX).map((match) => (
              <OpenRow key={match.id} match={match} />
            ))}
          </div>
        </Section>
      )}
      {live.length === 0 ? null : (
        <Section title={t("home.live")} all="/tables">
          <div class="list">
            {live.slice(0, ROWS_MAX).map((match) => (
              <LiveRow key={match.id} match={match} />
            ))}
          </div>
        </Section>
      )}
      {finished.length === 0 ? null : (
        <Section title={t("home.replays")} all="/tables">
          <div class="list">
            {finished.slice(0, ROWS_MAX).map((match) => (
              <ReplayRow key={match.id} match={match} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

const PROMISES: readonly { icon: IconName; title: Key; text: Key }[] = [
  { icon: "user", title: "home.guest_title", text: "home.guest_text" },
  { icon: "offline", title: "home.signal_title", text: "home.signal_text" },
  { icon: "seal", title: "home.dice_title", text: "home.dice_text" },
];

/** All games, the one to begin with first. */
const OFFERED: readonly string[] = [
  FIRST_GAME,
  ...GAME_NAMES.filter((name) => name !== FIRST_GAME),
];

function Welcome({ lists }: { lists: Lists }) {
  const game = useSignal(FIRST_GAME);
  const name = user.value?.name;
  return (
    <>
      <div class="wel">
        <h1 class="h-l" tabIndex={-1}>
          {t("home.headline")}
        </h1>
        <GameChoice
          games={OFFERED}
          chosen={game.value}
          choose={(name) => {
            game.value = name;
          }}
        />
        <div class="go">
          <p class="lead">
            {t(gameOf(game.value)?.tagline ?? "app.name")} {t("home.lead")}
          </p>
          <button
            class="btn red big wide"
            type="button"
            disabled={opening.value !== null}
            onClick={() => playBotNow(game.value)}
          >
            <Icon name="bot" />
            {t("home.play_bot", { game: gameTitle(game.value) })}
          </button>
          <div class="pair">
            <button
              class="btn"
              type="button"
              disabled={opening.value !== null}
              onClick={() => inviteFriend(game.value)}
            >
              <Icon name="invite" />
              {t("home.invite")}
            </button>
            <a class="btn" href="/tables">
              <Icon name="eye" />
              {t("home.watch")}
            </a>
          </div>
          <OpeningNote />
        </div>
      </div>
      <Section title={t("home.how")}>
        <ul class="three">
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <b>{t(title)}</b>
                {title === "home.guest_title" && name !== undefined
                  ? t("home.guest_named", { name })
                  : t(text)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <OtherTables lists={lists} />
    </>
  );
}
