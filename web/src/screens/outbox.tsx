/** The outbox: what waits, what was refused and why, what has arrived. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Rail, Section, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon, type IconName, SeatMark } from "../chrome/icon";
import { problemText } from "../chrome/notes";
import { Picture } from "../chrome/picture";
import { gameTitle, tableTitle } from "../chrome/tickets";
import type { GameScreens } from "../games";
import { moment, number, t } from "../i18n/catalogue";
import { tableAddress } from "../lists/opening";
import * as outbox from "../outbox/outbox";
import type { Decided, Delivered, Row } from "../outbox/row";
import { user } from "../session/session";
import "../styles/outbox.css";
import { useGame } from "./match";

export function Outbox() {
  useScreen(t("outbox.title"));
  const refused = outbox.mine.value.filter(({ state }) => state === "refused");
  const waiting = outbox.unsent.value;
  const delivered = outbox.delivered.value.filter((done) => done.user === user.value?.id);
  const sending = waiting.filter(isOnTheLine);
  const detail = t("outbox.summary", {
    sending: sending.length,
    waiting: waiting.length - sending.length,
    refused: refused.length,
  });
  return (
    <div class="app">
      <Rail here="outbox" />
      <SubBar back="/" title={t("outbox.title")} detail={detail} heading keep />
      <main>
        <LineNote waiting={waiting.length} />
        <OutboxSection title={t("outbox.needs_you")} items={refused}>
          {(row) => <Refused key={row.id} row={row} />}
        </OutboxSection>
        <OutboxSection title={t("outbox.on_its_way")} items={waiting}>
          {(row) => <Waiting key={row.id} row={row} />}
        </OutboxSection>
        <Others />
        <OutboxSection title={t("outbox.delivered")} items={delivered}>
          {(done) => <Done key={done.id} done={done} />}
        </OutboxSection>
        {outbox.count.value === 0 && delivered.length === 0 ? <Empty /> : null}
      </main>
      <Tabs />
    </div>
  );
}

/** Whether it is being sent for the first time, or the line is known to be there. */
function isOnTheLine(row: Row): boolean {
  return row.state === "sending" && outbox.line.value === "sending" && navigator.onLine;
}

interface OutboxSectionProps<Item> {
  title: string;
  items: readonly Item[];
  children: (item: Item) => ComponentChildren;
}

function OutboxSection<Item>({ title, items, children }: OutboxSectionProps<Item>) {
  return items.length === 0 ? null : (
    <Section title={title} count={number(items.length)}>
      {items.map(children)}
    </Section>
  );
}

function Empty() {
  return (
    <section class="sec quiet">
      <Picture name="post" />
      <h2>{t("outbox.empty")}</h2>
      <p class="dim">{t("outbox.empty_detail")}</p>
    </section>
  );
}

interface NoteProps {
  kind: "sending" | "offline" | "queued";
  icon: IconName;
  title: string;
  children: ComponentChildren;
}

function Note({ kind, icon, title, children }: NoteProps) {
  return (
    <div class={`note ${kind}`} role="status">
      <Icon name={icon} />
      <div>
        <p class="strong">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** How sending fares, in one note. */
function LineNote({ waiting }: { waiting: number }) {
  return (
    <>
      {outbox.fleeting.value && waiting > 0 ? (
        <Note kind="queued" icon="queued" title={t("outbox.fleeting_title")}>
          <p>{t("outbox.fleeting_detail")}</p>
        </Note>
      ) : null}
      {waiting === 0 ? null : <Line />}
    </>
  );
}

function Line() {
  if (outbox.line.value === "sending" && navigator.onLine) {
    return (
      <Note kind="sending" icon="sending" title={t("outbox.sending_title")}>
        <p>{t("outbox.sending_detail")}</p>
      </Note>
    );
  }
  return navigator.onLine ? (
    <Note kind="offline" icon="offline" title={t("outbox.silent_title")}>
      <p>{t("outbox.silent_detail")}</p>
      <button class="btn" type="button" onClick={() => outbox.send()}>
        {t("outbox.try_now")}
      </button>
    </Note>
  ) : (
    <Note kind="offline" icon="offline" title={t("outbox.offline_title")}>
      <p>{t("outbox.waiting_detail")}</p>
    </Note>
  );
}

/** The game's title and the table's. */
function whereOf({ table }: Pick<Decided, "table">): string {
  return `${gameTitle(table.game)} · ${tableTitle(table)}`;
}

/** The game's own words for a decision, once its part of the app is there. */
function useDecided({ table, action, frame }: Pick<Row, "table" | "action" | "frame">) {
  const game = useGame(table.game);
  const words =
    game === null || game === "failed" ? t("outbox.your_move") : game.decided(action, frame);
  return { game: game === "failed" ? null : game, words };
}

interface ItemProps {
  state: "queued" | "sending" | "refused" | "accepted";
  icon: IconName;
  word: string;
  aside: string;
  title: string;
  children: ComponentChildren;
}

function Item({ state, icon, word, aside, title, children }: ItemProps) {
  return (
    <article class={state === "refused" ? "item bad" : "item"}>
      <div class="item-head">
        <span class={`flag ${state}`}>
          <Icon name={icon} small />
          {word}
        </span>
        <span class="cap">{aside}</span>
      </div>
      <h3>{title}</h3>
      {children}
    </article>
  );
}

function Waiting({ row }: { row: Row }) {
  const { words } = useDecided(row);
  const sending = isOnTheLine(row);
  return (
    <Item
      state={sending ? "sending" : "queued"}
      icon={sending ? "sending" : "queued"}
      word={t(sending ? "outbox.state_sending" : "outbox.state_queued")}
      aside={whereOf(row)}
      title={words}
    >
      <p class="small dim">
        {t("outbox.decided", { at: moment(row.at), version: row.expected_version })}{" "}
        {row.tries > 1 ? t("outbox.try_number", { n: row.tries }) : null}
      </p>
      <div class="acts">
        {row.left ? null : (
          <button class="btn" type="button" onClick={() => outbox.discard(row.id)}>
            <Icon name="undo" small />
            {t("outbox.take_back")}
          </button>
        )}
        <a class="btn" href={tableAddress(row.match)}>
          {t("outbox.look_in")}
        </a>
      </div>
    </Item>
  );
}

function Refused({ row }: { row: Row }) {
  const { game, words } = useDecided(row);
  const { problem } = row;
  return (
    <Item
      state="refused"
      icon="refused"
      word={t("outbox.state_refused")}
      aside={whereOf(row)}
      title={words}
    >
      <p class="small">
        {problem ? problemText(problem) : ""}{" "}
        {problem?.rule ? (
          <span class="cap">{t("refused.rule", { rule: problem.rule })}</span>
        ) : null}
      </p>
      {game === null ? null : <Compared row={row} game={game} />}
      <div class="acts">
        <a
          class="btn red"
          href={tableAddress(row.match)}
          onClick={() => void outbox.discard(row.id)}
        >
          {t("refused.look")}
        </a>
        <button class="btn" type="button" onClick={() => outbox.discard(row.id)}>
          <Icon name="trash" small />
          {t("outbox.discard")}
        </button>
      </div>
    </Item>
  );
}

/** The position that was seen beside the one that is, and what is different. */
function Compared({ row, game }: { row: Row; game: GameScreens }) {
  const { table, seat, frame } = row;
  const now = row.problem?.frame ?? frame;
  if (frame.view === null || now.view === null) {
    return null;
  }
  const changes = game.changes(table, frame.view, now.view);
  if (changes.length === 0) {
    return <p class="small dim">{t("outbox.nothing_changed")}</p>;
  }
  return (
    <>
      <div class="cmp">
        {[
          { key: "outbox.saw" as const, at: frame, view: frame.view },
          { key: "outbox.now" as const, at: now, view: now.view },
        ].map(({ key, at, view }) => (
          <figure key={key}>
            <figcaption>{t(key, { version: at.version })}</figcaption>
            <game.Picture table={table} seat={seat} frame={frame} view={view} />
          </figure>
        ))}
      </div>
      <table class="diff">
        <thead>
          <tr>
            <th scope="col">{t("outbox.changed")}</th>
            <th scope="col">{t("outbox.then")}</th>
            <th scope="col">{t("outbox.now_short")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.label}>
              <th scope="row">
                {change.seat === null ? null : <SeatMark seat={change.seat} size="small" />}
                {change.label}
              </th>
              <td>{change.before}</td>
              <td>{change.now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Done({ done }: { done: Delivered }) {
  const { words } = useDecided(done);
  return (
    <Item
      state="accepted"
      icon="accepted"
      word={t(done.already ? "outbox.state_already" : "outbox.state_accepted")}
      aside={moment(done.at)}
      title={words}
    >
      <p class="small dim">
        {t("outbox.on_position", { table: whereOf(done), version: done.version })}{" "}
        {done.already ? t("outbox.already_detail") : null}
      </p>
    </Item>
  );
}

/** Rows of people who are not signed in: never sent for anybody else, only kept or dropped. */
function Others() {
  const names = new Map(outbox.others.value.map((row) => [row.user, row.user_name]));
  return (
    <>
      {[...names].map(([id, name]) => (
        <OtherUser key={id} id={id} name={name} />
      ))}
    </>
  );
}

function OtherUser({ id, name }: { id: string; name: string }) {
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [id]);
  const n = outbox.others.value.filter((row) => row.user === id).length;
  const out = user.value === null;
  return (
    <Section title={t("outbox.not_yours")} count={number(n)}>
      <div class="item">
        <p class="strong">{out ? t("outbox.out_title") : name}</p>
        <p class="small">{t(out ? "outbox.out_detail" : "outbox.not_yours_detail", { n, name })}</p>
        <div class="acts">
          <button
            class="btn"
            type="button"
            onClick={() => (asked ? outbox.discardAll(id) : setAsked(true))}
          >
            <Icon name="trash" small />
            {t(asked ? "outbox.drop_sure" : "outbox.drop")}
          </button>
        </div>
      </div>
    </Section>
  );
}
