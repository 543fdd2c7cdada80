/** The sheet below the board, in whichever state the reader's turn is. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Frame, Table } from "../api/types";
import { Icon, SeatMark } from "../chrome/icon";
import { Key } from "../chrome/keys";
import { ProgressFlag, problemText } from "../chrome/notes";
import type { Line } from "../games";
import { list, t } from "../i18n/catalogue";
import { keptTable } from "../keep/tables";
import { lost } from "../session/session";
import { Held, heldSeat } from "./held";
import type { Match } from "./match";
import { personAt, sitsAt } from "./people";
import { TurnClock } from "./turn-clock";
import { verdict } from "./verdict";

interface SheetStateProps {
  match: Match;
  table: Table;
  frame: Frame;
  /** What happened last, the latest at the end. */
  recent: readonly Line[];
  playing: boolean;
  skip: () => void;
  /** How far the decision is, where it has several steps. */
  step?: string;
  /** What a game has to show beside the sentences, while it plays and while others act. */
  extra?: ComponentChildren;
  /** What is looked at for a while in the decision's place; a refusal comes before it. */
  instead?: ComponentChildren;
  /** The game's decision, when a seat of ours is asked. */
  children: ComponentChildren;
}

export function SheetState(props: SheetStateProps) {
  const { match, frame, playing, step = "" } = props;
  const sheet = useRef<HTMLElement>(null);
  useKeptFocus(sheet, `${frame.version} ${playing} ${match.sending.value.state} ${step}`);
  const sending = match.sending.value;
  return (
    <section class="sheet" ref={sheet} aria-label={t("table.decision")}>
      {sending.state === "sending" || sending.state === "trying_again" ? (
        <div class="sheet-flag">
          <ProgressFlag progress={sending.state} />
        </div>
      ) : null}
      <div class="sheet-body">
        {playing || frame.pending.finished ? null : <TurnClock table={props.table} frame={frame} />}
        <Body {...props} />
      </div>
    </section>
  );
}

function Body(props: SheetStateProps) {
  const { match, table, frame, recent, playing, skip, extra, instead = null, children } = props;
  const sending = match.sending.value;
  const lostSeat = useLostSeat(table);
  if (playing) {
    return instead ?? <Playing recent={recent} skip={skip} extra={extra} />;
  }
  if (sending.state === "refused") {
    return (
      <Refused match={match} rule={sending.problem.rule} text={problemText(sending.problem)} />
    );
  }
  if (instead !== null) {
    return instead;
  }
  if (frame.pending.finished) {
    return <Over match={match} table={table} />;
  }
  if (lostSeat) {
    return <SignedOut />;
  }
  const held = heldSeat(table);
  if (frame.options === null && held !== undefined) {
    return <Held match={match} table={table} seat={held} />;
  }
  return frame.options === null ? (
    <Waiting table={table} frame={frame} recent={recent} extra={extra} />
  ) : (
    children
  );
}

/** Whether somebody sat here from this device whose sign-in it has lost. */
function useLostSeat(table: Table): boolean {
  const who = lost.value?.id;
  const [sat, setSat] = useState(false);
  useEffect(() => {
    if (who === undefined) {
      setSat(false);
    } else {
      keptTable(who, table.id).then((kept) => setSat(kept !== undefined && sitsAt(kept.table)));
    }
  }, [who, table.id]);
  return who !== undefined && sat;
}

function SignedOut() {
  return (
    <>
      <div class="refused-text" role="alert">
        <h2 class="ask" tabIndex={-1}>
          {t("outbox.out_title")}
        </h2>
        <p class="small">{t("trouble.signed_out")}</p>
      </div>
      <a class="btn big wide" href="/move">
        <Icon name="device" />
        {t("move.go")}
      </a>
    </>
  );
}

/** When what had the focus has gone, the sheet's first heading takes it, before the next key. */
function useKeptFocus(sheet: { current: HTMLElement | null }, state: string): void {
  const had = useRef(false);
  useEffect(() => {
    const element = sheet.current;
    const gained = () => {
      had.current = true;
    };
    const lost = (event: FocusEvent) => {
      had.current = event.relatedTarget === null;
    };
    element?.addEventListener("focusin", gained);
    element?.addEventListener("focusout", lost);
    return () => {
      element?.removeEventListener("focusin", gained);
      element?.removeEventListener("focusout", lost);
    };
  }, []);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body) {
      sheet.current?.querySelector<HTMLElement>("h2")?.focus();
    }
  }, [state]);
}

/** So many sentences stand, small, below something else. */
const BEFORE = 2;

function Playing({ recent, skip, extra }: Pick<SheetStateProps, "recent" | "skip" | "extra">) {
  return (
    <div class="playing">
      <h2 class="ask" tabIndex={-1}>
        {recent.at(-1)?.text ?? ""}
      </h2>
      {extra ?? <Recent lines={recent.slice(0, -1).slice(-BEFORE)} />}
      <button class="btn" type="button" onClick={skip}>
        <Icon name="next" small />
        {t("table.skip")}
        <Key>␣</Key>
      </button>
    </div>
  );
}

/** Sentences with their marks, the latest first. */
function Recent({ lines }: { lines: readonly Line[] }) {
  return (
    <ul class="recent">
      {lines.toReversed().map((line, at) => (
        <li key={lines.length - at}>
          {line.seat === null ? null : <SeatMark seat={line.seat} />}
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}

interface RefusedProps {
  match: Match;
  rule: string | null | undefined;
  text: string;
}

function Refused({ match, rule, text }: RefusedProps) {
  return (
    <>
      <div class="refused-text" role="alert">
        <h2 class="ask" tabIndex={-1}>
          {t("refused.title")}
        </h2>
        <p class="small">
          {text} {rule ? <span class="cap">{t("refused.rule", { rule })}</span> : null}
        </p>
      </div>
      <button class="btn big wide" type="button" onClick={() => match.dismiss()}>
        {t("refused.look")}
      </button>
    </>
  );
}

type WaitingProps = Pick<SheetStateProps, "table" | "frame" | "recent" | "extra">;

function Waiting({ table, frame, recent, extra }: WaitingProps) {
  const awaited = frame.pending.awaits.map(({ seat }) => seat);
  const names = list(awaited.map((seat) => personAt(table, seat).name));
  const bots = awaited.every((seat) => table.seats[seat]?.kind === "bot");
  return (
    <>
      <div class="waiting-head">
        <h2 class="ask" tabIndex={-1}>
          {bots ? t("table.bot_thinks", { name: names }) : t("table.waiting", { name: names })}
        </h2>
        {sitsAt(table) ? null : (
          <span class="flag offline">
            <Icon name="eye" small />
            {t("table.watching")}
          </span>
        )}
      </div>
      {extra}
      <Recent lines={recent.slice(extra ? -BEFORE : -WAITING_LINES)} />
    </>
  );
}

const WAITING_LINES = 3;

function Over({ match, table }: { match: Match; table: Table }) {
  return (
    <>
      <h2 class="ask" tabIndex={-1}>
        {verdict(table)}
      </h2>
      <div class="btns">
        <button
          class="btn red big"
          type="button"
          onClick={() => {
            match.lingering.value = false;
          }}
        >
          {t("table.result")}
        </button>
        <a class="btn" href={`/t/${table.id}/replay`}>
          <Icon name="play" small />
          {t("summary.replay")}
        </a>
      </div>
    </>
  );
}
