/** Home without the server: the tables that this device has kept, and what cannot be had. */
import { Section } from "../chrome/bars";
import { Icon } from "../chrome/icon";
import { Ticket } from "../chrome/tickets";
import { language, t } from "../i18n/catalogue";
import { kept, lateSince } from "../lists/lists";
import { mine } from "../outbox/outbox";

/** What the user can play and look at, from what this device has kept. */
export function OfflineHome() {
  const queued = new Set(mine.value.map(({ match }) => match));
  const waiting = kept.value.filter(({ id }) => queued.has(id));
  const free = kept.value.filter(({ id }) => !queued.has(id));
  const running = free.filter(({ status }) => status === "running");
  const laid = free.filter(({ status }) => status === "lobby");
  return (
    <>
      <SinceNote />
      <h1 class="vh" tabIndex={-1}>
        {t("nav.home")}
      </h1>
      <div class="cols">
        <div>
          <Tickets
            title={t("offline.can_play")}
            matches={running.filter(({ my_turn }) => my_turn)}
          />
          <Tickets title={t("home.running")} matches={running.filter(({ my_turn }) => !my_turn)} />
          <Tickets title={t("home.waiting")} matches={laid} />
        </div>
        <div>
          <Tickets title={t("offline.waits")} matches={waiting} queued />
          <Section title={t("offline.elsewhere")}>
            <div class="list">
              <div class="row">
                <Icon name="tables" />
                <div class="grow">
                  <h3>{t("offline.elsewhere_title")}</h3>
                  <p>{t("offline.elsewhere_detail")}</p>
                </div>
              </div>
              <a class="row" href="/rules">
                <Icon name="rules" />
                <div class="grow">
                  <h3>{t("rules.all")}</h3>
                </div>
              </a>
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

/** Since when, and what becomes of decisions meanwhile. */
function SinceNote() {
  const at = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(
    lateSince.value ?? new Date(),
  );
  return (
    <div class="note offline" role="status">
      <Icon name="offline" />
      <div>
        <p class="strong">
          {t(navigator.onLine ? "offline.silent_since" : "offline.since", { at })}
        </p>
        <p>{t("offline.detail", { n: kept.value.length })}</p>
      </div>
    </div>
  );
}

interface TicketsProps {
  title: string;
  matches: typeof kept.value;
  queued?: boolean;
}

function Tickets({ title, matches, queued = false }: TicketsProps) {
  return matches.length === 0 ? null : (
    <Section title={title} count={String(matches.length)}>
      <div class="tickets">
        {matches.map((match) => (
          <Ticket key={match.id} match={match}>
            {queued ? (
              <span class="flag queued">
                <Icon name="queued" small />
                {t("offline.queued")}
              </span>
            ) : null}
          </Ticket>
        ))}
      </div>
    </Section>
  );
}
