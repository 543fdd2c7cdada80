/** What every game's table has: the bar, the log that comes when called, the voice. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Link } from "../api/stream";
import type { Frame, Table } from "../api/types";
import { Icon } from "../chrome/icon";
import { gameTitle } from "../chrome/tickets";
import type { Line } from "../games";
import { t } from "../i18n/catalogue";
import { OutboxBadge } from "../outbox/badge";
import { Log } from "./log";

interface TableBarProps {
  table: Table;
  back: string;
  /** How far the match is. */
  detail: string;
  link: Link;
  /** What else the bar offers. */
  children?: ComponentChildren;
}

/** The thin bar: back, what, how far. */
export function TableBar({ table, back, detail, link, children }: TableBarProps) {
  return (
    <header class="table-bar">
      <a class="ib" href={back} aria-label={t("nav.back")}>
        <Icon name="back" />
      </a>
      <div class="what">
        <h1 class="t" tabIndex={-1}>
          {table.name ?? gameTitle(table.game)}
        </h1>
        {link === "reconnecting" ? (
          <span class="flag offline" role="status">
            <Icon name="offline" small />
            {t("table.reconnecting")}
          </span>
        ) : (
          <span class="cap num">{detail}</span>
        )}
      </div>
      <OutboxBadge />
      {children}
    </header>
  );
}

interface DialogProps {
  open: Signal<boolean>;
  title: string;
  children: ComponentChildren;
}

/** A sheet over the screen, closed by its button, by Escape or by a tap beside it. */
export function Dialog({ open, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [open.value]);
  const close = () => {
    open.value = false;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="over"
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) {
          close();
        }
      }}
    >
      <div class="over-body">
        <div class="head">
          <h2>{title}</h2>
          <button class="ib" type="button" aria-label={t("log.close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {open.value ? children : null}
      </div>
    </dialog>
  );
}

interface SideLogProps {
  lines: readonly Line[];
  /** What stands beside its title. */
  beside?: ComponentChildren;
  /** What stands above it. */
  children?: ComponentChildren;
}

/** The log beside the board, where there is room for it. */
export function SideLog({ lines, beside, children }: SideLogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="side-log only-desk" aria-label={t("log.title")} tabIndex={0}>
      {children}
      <div class="head">
        <h2>{t("log.title")}</h2>
        {beside}
      </div>
      <Log lines={lines} />
    </section>
  );
}

interface LogDialogProps {
  open: Signal<boolean>;
  lines: readonly Line[];
  /** Where the match can be stepped through. */
  replay: string;
  /** What else can be done, above the log. */
  children?: ComponentChildren;
}

export function LogDialog({ open, lines, replay, children }: LogDialogProps) {
  return (
    <Dialog open={open} title={t("log.open")}>
      <a class="btn wide" href={replay}>
        <Icon name="replay" />
        {t("log.replay")}
      </a>
      {children}
      <Log lines={lines} />
    </Dialog>
  );
}

/** So many frames' announcements stay, so that none is gone before it is spoken. */
const SPOKEN_KEPT = 8;

interface AnnouncerProps {
  /** The frame that is shown. */
  frame: Frame;
  /** All frames that are there. */
  history: readonly Frame[];
  tell: (frame: Frame) => readonly Line[];
  /** How the match ended, once it has. */
  end: string | null;
}

/**
 * Says to screen readers what each new frame brought. Several may come in one breath, so that
 * announcements are added and never changed.
 */
export function Announcer({ frame, history, tell, end }: AnnouncerProps) {
  const spoken = useRef([{ version: frame.version, text: "" }]);
  const known = spoken.current.at(-1)?.version ?? 0;
  const news = history.filter(({ version }) => version > known && version <= frame.version);
  for (const fresh of news) {
    const lines = tell(fresh).map((line) => line.text);
    const all = fresh.version === frame.version && end !== null ? [...lines, end] : lines;
    spoken.current = [...spoken.current, { version: fresh.version, text: all.join(" ") }];
  }
  return (
    <div class="vh" role="log" aria-live="polite" aria-label={t("table.voice")}>
      {spoken.current.slice(-SPOKEN_KEPT).map(({ version, text }) => (
        <p key={version}>{text}</p>
      ))}
    </div>
  );
}
