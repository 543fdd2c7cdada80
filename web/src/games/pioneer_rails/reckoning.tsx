/** The end, itemised as on paper: every source of points for every seat. */
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ReckoningProps } from "../index";
import { loop } from "./board/hand";
import { sheetOf } from "./board/sheets";
import { SourcePicture } from "./source-picture";
import type { Scores, View } from "./types";
import "./rails.css";
import "./reckoning.css";

const BOTH = ["hands", "towns", "ranches", "yards", "forts"] as const;
const DESERT = ["gold", "banks"] as const;
const FOREST = ["jails", "escaped"] as const;

/** A source of points. */
export type Source = Exclude<keyof Scores, "total">;

/** The sources of points on a sheet, in printed order. */
export function sourcesOf(view: View): readonly Source[] {
  return [...BOTH, ...(sheetOf(view.sheet).desert ? DESERT : FOREST), "goals"];
}

/** Whether a match is played without variants; alone, no other is rated. */
function isPlain({ advanced_hand, owners, jokers }: View): boolean {
  return !(advanced_hand || owners || jokers);
}

interface Column {
  seat: number;
  scores: Scores;
  own: boolean;
  won: boolean;
}

export function Reckoning({ table, view }: ReckoningProps<View>) {
  const winners = table.result?.winners ?? [];
  const columns = view.seats
    .map(({ scores }, seat) => ({
      seat,
      scores,
      own: personAt(table, seat).who === "you" && view.seats.length > 1,
      won: winners.includes(seat),
    }))
    .toSorted((a, b) => b.scores.total - a.scores.total || b.scores.hands - a.scores.hands);
  const [first, second] = columns;
  const tied = first !== undefined && first.scores.total === second?.scores.total;
  return (
    <section
      class={`box rails-reckoning ${columns.length > FEW ? "many" : ""}`}
      aria-label={t("rails.reckoning")}
    >
      <table>
        <caption class="vh">{t("rails.reckoning")}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, own: mine }) => (
              <th key={seat} scope="col" class={mine ? "own" : undefined}>
                <SeatMark seat={seat} />
                <span class="name">{personAt(table, seat).name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sourcesOf(view).map((source) => (
            <Row key={source} source={source} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span class="name">{t("rails.source", { source: "total" })}</span>
            </th>
            {columns.map(({ seat, scores, own: mine, won }) => (
              <td key={seat} class={mine ? "own" : undefined}>
                <span class="total">
                  {number(scores.total)}
                  {won ? <Circled /> : null}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {view.target === null ? null : (
        <p class="small">
          {t("rails.target", { target: view.target })} {isPlain(view) ? null : t("rails.unrated")}
        </p>
      )}
      {tied && winners.length === 1 ? <p class="small">{t("rails.tie")}</p> : null}
    </section>
  );
}

/** With more columns than these, a phone has no room for words beside the numbers. */
const FEW = 4;

/** The winner's total, marked by hand. */
function Circled() {
  return (
    <svg viewBox="0 0 60 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={loop({ x: 30, y: 16 }, 28, 14)} />
    </svg>
  );
}

interface RowProps {
  source: Source;
  columns: readonly Column[];
}

/** What a source brought to each seat; the most of several is marked. */
function Row({ source, columns }: RowProps) {
  const best = Math.max(...columns.map(({ scores }) => scores[source]));
  const marked = columns.length > 1 && best !== 0;
  return (
    <tr>
      <th scope="row">
        <SourcePicture source={source} />
        <span class="name">{t("rails.source", { source })}</span>
      </th>
      {columns.map(({ seat, scores, own }) => {
        const classes = [own && "own", marked && scores[source] === best && "best"];
        return (
          <td key={seat} class={classes.filter(Boolean).join(" ")}>
            {number(scores[source])}
          </td>
        );
      })}
    </tr>
  );
}
