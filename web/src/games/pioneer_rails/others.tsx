/** Another seat's sheet: whose it is, what it did last, and its points beside one's own. */
import type { Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { SeatOutcome } from "./outcome";
import { sourcesOf } from "./reckoning";
import type { Scores, View } from "./types";
import { cardText } from "./words";
import "./others.css";

interface OtherSheetProps {
  table: Table;
  view: View;
  /** The seat whose sheet lies there. */
  seat: number;
  own: number;
  /** What its last turn was, where there was one. */
  last: SeatOutcome | undefined;
  look: (seat: number) => void;
}

export function OtherSheet({ table, view, seat, own, last, look }: OtherSheetProps) {
  const { name } = personAt(table, seat);
  return (
    <>
      <div class="looking">
        <Turn table={table} to={neighbour(view, seat, -1)} step="back" look={look} />
        <h2 class="ask" tabIndex={-1}>
          <SeatMark seat={seat} />
          <span class="vh">{t("rails.looking", { name })}</span>
          <span aria-hidden="true">{name}</span>
        </h2>
        <button class="btn" type="button" onClick={() => look(own)}>
          {t("rails.looking_back")}
        </button>
        <Turn table={table} to={neighbour(view, seat, 1)} step="on" look={look} />
      </div>
      {last === undefined ? null : (
        <p class="small">
          {t("rails.looking_last", { card: cardText(last.card), n: last.tracks.length })}
        </p>
      )}
      <Versus view={view} seat={seat} own={own} />
    </>
  );
}

/** The seat beside another, around the table. */
export function neighbour({ seats }: View, seat: number, step: 1 | -1): number {
  return (seat + step + seats.length) % seats.length;
}

interface TurnProps {
  table: Table;
  to: number;
  step: "on" | "back";
  look: (seat: number) => void;
}

function Turn({ table, to, step, look }: TurnProps) {
  const { name } = personAt(table, to);
  return (
    <button
      class="ib"
      type="button"
      aria-label={t("rails.looking_to", { name, step })}
      onClick={() => look(to)}
    >
      <Icon name={step === "on" ? "chevron" : "back"} />
    </button>
  );
}

function Versus({ view, seat, own }: { view: View; seat: number; own: number }) {
  const [theirs, mine] = [view.seats[seat]?.scores, view.seats[own]?.scores];
  if (theirs === undefined || mine === undefined) {
    return null;
  }
  const sources = sourcesOf(view);
  const most = Math.max(1, ...sources.flatMap((source) => [theirs[source], mine[source]]));
  return (
    <table class="versus">
      <thead class="vh">
        <tr>
          <th scope="col">{t("rails.reckoning")}</th>
          <th scope="col">{t("rails.versus.theirs")}</th>
          <th scope="col">{t("rails.versus.mine")}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <Row key={source} source={source} theirs={theirs} mine={mine} most={most} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  source: keyof Scores;
  theirs: Scores;
  mine: Scores;
  /** What fills a bar. */
  most: number;
}

function Row({ source, theirs, mine, most }: RowProps) {
  const bar = (scores: Scores) => ({ width: `${(100 * Math.max(0, scores[source])) / most}%` });
  return (
    <tr>
      <th scope="row">{t("rails.source", { source })}</th>
      <td class="theirs">
        <b class="num">{number(theirs[source])}</b>
        <span class="gauge">
          <i style={bar(theirs)} />
        </span>
      </td>
      <td class="mine">
        <span class="gauge">
          <i style={bar(mine)} />
        </span>
        <b class="num">{number(mine[source])}</b>
      </td>
    </tr>
  );
}
