/** All tables: to join by code or openly, to watch, to step through; and one's own. */
import { useSignal } from "@preact/signals";
import { Colophon, Inks, Rail, Section, Tabs, Wordmark } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { OpeningNote } from "../chrome/notes";
import { LiveRow, OpenRow, ReplayRow, Ticket } from "../chrome/tickets";
import { t } from "../i18n/catalogue";
import { type Lists, useLists } from "../lists/lists";
import { go } from "../router";

const CODE_LENGTH_MAX = 16;

export function Tables() {
  useScreen(t("nav.tables"));
  const lists = useLists();
  return (
    <div class="app">
      <Rail here="tables" />
      <header class="top">
        <span class="grow">
          <Wordmark />
        </span>
        <Inks />
      </header>
      <main>
        <h1 class="h-l" tabIndex={-1}>
          {t("nav.tables")}
        </h1>
        <div class="cols">
          <div>
            <JoinByCode />
            {lists === null ? null : <Mine lists={lists} />}
          </div>
          <div>{lists === null ? null : <Others lists={lists} />}</div>
        </div>
        <Colophon>{t("home.colophon")}</Colophon>
      </main>
      <Tabs here="tables" />
    </div>
  );
}

function JoinByCode() {
  const code = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = code.value.trim();
    if (typed !== "") {
      go(`/j/${encodeURIComponent(typed)}`);
    }
  };
  return (
    <Section title={t("tables.code_title")}>
      <form class="box code-form" onSubmit={submit}>
        <label class="field">
          <span class="l">{t("tables.code")}</span>
          <input
            class="inp"
            value={code.value}
            placeholder="7KQ-M2P"
            autoCapitalize="characters"
            autoComplete="off"
            spellcheck={false}
            maxLength={CODE_LENGTH_MAX}
            onInput={(event) => {
              code.value = event.currentTarget.value;
            }}
          />
        </label>
        <button class="btn" type="submit">
          {t("tables.code_go")}
        </button>
      </form>
    </Section>
  );
}

function Mine({ lists: { mine } }: { lists: Lists }) {
  const active = mine.filter(({ status }) => status === "running" || status === "lobby");
  return active.length === 0 ? null : (
    <Section title={t("tables.mine")} count={String(active.length)}>
      <div class="tickets">
        {active.map((match) => (
          <Ticket key={match.id} match={match} />
        ))}
      </div>
    </Section>
  );
}

function Others({ lists: { open, live, finished } }: { lists: Lists }) {
  return (
    <>
      <Section title={t("home.open")} count={String(open.length)}>
        <OpeningNote />
        {open.length === 0 ? <p class="dim">{t("tables.none_open")}</p> : null}
        <div class="list">
          {open.map((match) => (
            <OpenRow key={match.id} match={match} />
          ))}
        </div>
      </Section>
      <Section title={t("home.live")} count={String(live.length)}>
        {live.length === 0 ? <p class="dim">{t("tables.none_live")}</p> : null}
        <div class="list">
          {live.map((match) => (
            <LiveRow key={match.id} match={match} />
          ))}
        </div>
      </Section>
      <Section title={t("home.replays")} count={String(finished.length)}>
        {finished.length === 0 ? <p class="dim">{t("tables.none_finished")}</p> : null}
        <div class="list">
          {finished.map((match) => (
            <ReplayRow key={match.id} match={match} />
          ))}
        </div>
      </Section>
    </>
  );
}
