/** The end, itemised as on paper: every source of points for every seat. */
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { ReckoningProps } from "../index";
import { sheetOf } from "./board/sheets";
import type { Scores, View } from "./types";
import "./rails.css";

const BOTH = ["hands", "towns", "ranches", "yards", "forts"] as const;
const DESERT = ["gold", "banks"] as const;
const FOREST = ["jails", "escaped"] as const;

/** The sources of points on a sheet, in printed order. */
export function sourcesOf(view: View): readonly (keyof Scores)[] {
  return [...BOTH, ...(sheetOf(view.sheet).desert ? DESERT : FOREST), "goals"];
}

export function Reckoning({ table, view }: ReckoningProps<View>) {
  const seats = view.seats
    .map(({ scores }, seat) => ({ seat, scores }))
    .toSorted((a, b) => b.scores.total - a.scores.total);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many seats make it scroll, by keyboard too
    <section class="box rails-reckoning" aria-label={t("rails.reckoning")} tabIndex={0}>
      <table>
        <caption class="vh">{t("rails.reckoning")}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
                <span>{personAt(table, seat).name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sourcesOf(view).map((source) => (
            <Source key={source} source={source} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("rails.source", { source: "total" })}</th>
            {seats.map(({ seat, scores }) => (
              <td key={seat}>{number(scores.total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {view.target === null ? null : (
        <p class="small">{t("rails.target", { target: view.target })}</p>
      )}
    </section>
  );
}

interface SourceProps {
  source: keyof Scores;
  seats: readonly { seat: number; scores: Scores }[];
}

function Source({ source, seats }: SourceProps) {
  const best = Math.max(...seats.map(({ scores }) => scores[source]));
  return (
    <tr>
      <th scope="row">{t("rails.source", { source })}</th>
      {seats.map(({ seat, scores }) => (
        <td key={seat} class={scores[source] === best ? "best" : undefined}>
          {number(scores[source])}
        </td>
      ))}
    </tr>
  );
}
