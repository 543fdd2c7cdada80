/** The bars around a screen: on a phone above and below it, on a desk at its left. */
import type { ComponentChildren } from "preact";
import wordmark from "../assets/wordmark.svg";
import { type Key, number, t } from "../i18n/catalogue";
import { OutboxBadge } from "../outbox/badge";
import { count } from "../outbox/outbox";
import { user } from "../session/session";
import { Icon, type IconName } from "./icon";

type Place = "home" | "tables" | "new" | "rules" | "settings" | "outbox";

const TABS: readonly { place: Place; href: string; icon: IconName; label: Key }[] = [
  { place: "home", href: "/", icon: "home", label: "nav.home" },
  { place: "tables", href: "/tables", icon: "tables", label: "nav.tables" },
  { place: "new", href: "/new", icon: "plus", label: "nav.new_table" },
  { place: "rules", href: "/rules", icon: "rules", label: "nav.rules" },
  { place: "settings", href: "/settings", icon: "settings", label: "nav.settings" },
];

/** The app's name in wood type. */
export function Wordmark() {
  return (
    <svg class="wm" viewBox="0 0 748.1 107.5" role="img" aria-label={t("app.name")}>
      <use href={`${wordmark}#wordmark`} />
    </svg>
  );
}

/** The printer's colour bar. */
export function Inks() {
  return (
    <span class="inks" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

function current(here: Place | undefined, place: Place) {
  return here === place ? ("page" as const) : undefined;
}

/** The way around on a desk. */
export function Rail({ here }: { here?: Place }) {
  return (
    <nav class="rail" aria-label={t("nav.label")}>
      <Wordmark />
      <Inks />
      {TABS.filter(({ place }) => place !== "new").map(({ place, href, icon, label }) => (
        <a key={place} class="nav" href={href} aria-current={current(here, place)}>
          <Icon name={icon} />
          {t(label)}
        </a>
      ))}
      <a class="btn red wide" href="/new" aria-current={current(here, "new")}>
        <Icon name="plus" />
        {t("nav.new_table")}
      </a>
      <span class="grow" />
      <a class="nav" href="/outbox" aria-current={current(here, "outbox")}>
        <Icon name="outbox" />
        <span class="grow">{t("outbox.title")}</span>
        {count.value === 0 ? null : <b class="num not-sent">{number(count.value)}</b>}
      </a>
      {user.value ? (
        <div class="me">
          <Icon name="user" />
          <span class="strong">{user.value.name}</span>
        </div>
      ) : null}
    </nav>
  );
}

/** The way around on a phone. */
export function Tabs({ here }: { here?: Place }) {
  return (
    <nav class="tabs" aria-label={t("nav.label")}>
      {TABS.map(({ place, href, icon, label }) => (
        <a
          key={place}
          class={place === "new" ? "new" : undefined}
          href={href}
          aria-current={current(here, place)}
        >
          {place === "new" ? (
            <span class="blk">
              <Icon name={icon} />
            </span>
          ) : (
            <Icon name={icon} />
          )}
          <span>{t(label)}</span>
        </a>
      ))}
    </nav>
  );
}

interface SubBarProps {
  back: string;
  title: string;
  /** The line below the title. */
  detail?: string;
  /** Stays on a desk too, where other bars give way to the rail. */
  keep?: boolean;
  /** The title is the page's heading. */
  heading?: boolean;
  children?: ComponentChildren;
}

/** The bar of a screen with one task: the way back, what it is, and what else it offers. */
export function SubBar({ back, title, detail, keep, heading, children }: SubBarProps) {
  return (
    <header class={keep ? "top sub keep" : "top sub"}>
      <a class="ib" href={back} aria-label={t("nav.back")}>
        <Icon name="back" />
      </a>
      <div class="grow">
        {heading ? (
          <h1 class="t" tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <span class="t">{title}</span>
        )}
        {detail === undefined ? null : <span class="cap">{detail}</span>}
      </div>
      {children}
      <OutboxBadge />
    </header>
  );
}

interface SectionProps {
  title: string;
  /** How many there are. */
  count?: string | undefined;
  /** Where all of them are. */
  all?: string | undefined;
  children: ComponentChildren;
}

/** A part of a screen under its title and the Oxford rule. */
export function Section({ title, count, all, children }: SectionProps) {
  return (
    <section class="sec">
      <div class="head">
        <h2>{title}</h2>
        {count === undefined ? null : <span class="n">{count}</span>}
        {all === undefined ? null : (
          <a href={all} aria-label={t("nav.all_of", { title })}>
            {t("nav.all")}
            <Icon name="chevron" small />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** The last line of a screen. */
export function Colophon({ children }: { children: ComponentChildren }) {
  return (
    <footer class="colophon">
      <span>{children}</span>
      <Inks />
    </footer>
  );
}
