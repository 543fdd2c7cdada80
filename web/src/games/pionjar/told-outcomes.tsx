/** What came of wagers and of a lot, on the sheet: the die or the card, the sentence, the money. */
import type { Table } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { FigureName } from "./board/art/figures";
import { DieSign } from "./die-sign";
import { foremost, type Outcomes } from "./outcomes";
import type { Wagered } from "./scenes/so-far";
import { Sign } from "./sign";
import { tell } from "./tell";
import type { Frame, PionjarEvent } from "./types";
import { gained } from "./words";

interface ToldOutcomesProps {
  table: Table;
  frame: Frame;
  outcomes: Outcomes;
  /** What befell the reader before, the latest at the end. */
  befallen?: readonly PionjarEvent[];
  /** What is asked, beside which it is told. */
  ask?: string;
}

/** So much of what befell the reader is told, and less beside what needs more room. */
const BEFALLEN_MAX = 2;
const TALL = new Set(["wager", "bid"]);

export function ToldOutcomes({ table, frame, outcomes, befallen = [], ask }: ToldOutcomesProps) {
  const tall = ask !== undefined && TALL.has(ask);
  const fell = foremost(befallen, tall ? 1 : BEFALLEN_MAX);
  // Where a wager is asked for, the last ones stand on the bar.
  const wagers = ask === "wager" ? [] : outcomes.wagers;
  const lot = tall && fell.length > 0 ? null : outcomes.lot;
  const sentence = (event: PionjarEvent) => sentenceOf(event, frame, table);
  return wagers.length + fell.length === 0 && lot === null ? null : (
    <ul class="outcomes small">
      {fell.map((event, at) => (
        <li key={at} class="dim">
          <span class="brief">{sentence(event)}</span>
        </li>
      ))}
      {wagers.map((wager) => (
        <li key={`wager ${wager.seat}`}>
          <DieSign face={wager.value} />
          <span>{sentence(rolled(wager))}</span>
          <b class="num">
            {wager.gain === 0 ? t("pionjar.sheet.outcome", { die: "one" }) : gained(wager.gain)}
          </b>
        </li>
      ))}
      {lot === null ? null : (
        <li>
          <Sign name={lot.goods as FigureName} />
          <span>{sentence(lot)}</span>
        </li>
      )}
    </ul>
  );
}

/** The sentences that these outcomes, and time that was served, have in the log. */
export function sentencesOf(
  { wagers, lot }: Outcomes,
  served: readonly PionjarEvent[],
  frame: Frame,
  table: Table,
): string[] {
  const events = [...served, ...wagers.map(rolled), ...(lot ? [lot] : [])];
  return events.map((event) => sentenceOf(event, frame, table));
}

function rolled({ seat, value }: Wagered): PionjarEvent {
  return { type: "pionjar.saloon_rolled", seat, value };
}

function sentenceOf(event: PionjarEvent, frame: Frame, table: Table): string {
  const [line] = tell({ ...frame, events: [event] }, (seat) => personAt(table, seat));
  return line?.text ?? "";
}
