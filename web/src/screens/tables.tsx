/** All tables: to join by code or openly, to watch, to step through; and one's own. */
import { Colophon, Inks, Rail, Section, Tabs, Wordmark } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { OpeningNote } from "../chrome/notes";
import { Picture } from "../chrome/picture";
import { LiveRow, OpenRow, ReplayRow, Ticket } from "../chrome/tickets";
import { t } from "../i18n/catalogue";
import { CodeForm } from "../lists/code-form";
import { type Lists, useLists } from "../lists/lists";

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
            <Section title={t("tables.code_title")}>
              <CodeForm />
            </Section>
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

/** Nobody has a table anywhere. */
function Quiet() {
  return (
    <section class="sec quiet">
      <Picture name="range" />
      <h2>{t("trouble.empty")}</h2>
      <p class="dim">{t("trouble.empty_detail")}</p>
      <a class="btn" href="/new">
        <Icon name="plus" />
        {t("nav.new_table")}
      </a>
    </section>
  );
}

function Others({ lists: { open, live, finished } }: { lists: Lists }) {
  if (open.length + live.length + finished.length === 0) {
    return <Quiet />;
  }
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
