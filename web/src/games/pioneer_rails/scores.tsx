/** A seat's score tracks as printed boxes, circled and crossed by hand. */
import type { ComponentChildren } from "preact";
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { cross, loop } from "./board/hand";
import { sheetOf } from "./board/sheets";
import { Hand } from "./cards";
import { tracksOf } from "./printed";
import type { SheetView, View } from "./types";
import { goalText, ownerText } from "./words";

interface PaperProps {
  table: Table;
  view: View;
  seat: number;
}

export function ScorePaper({ table, view, seat }: PaperProps) {
  const sheet = view.seats[seat];
  if (sheet === undefined) {
    return null;
  }
  const { desert } = sheetOf(view.sheet);
  return (
    <section class="score-paper" aria-label={t("rails.score.title")}>
      <h3>
        <SeatMark seat={seat} /> {personAt(table, seat).name}
        <b class="num total">{number(sheet.scores.total)}</b>
      </h3>
      <Hands view={view} sheet={sheet} desert={desert} />
      <Tracks view={view} sheet={sheet} desert={desert} />
      <Goals table={table} view={view} seat={seat} />
      {view.owner === "" ? null : (
        <Part title={t("rails.score.owner")} points={null}>
          <p class="small">{ownerText(view.owner)}</p>
        </Part>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  /** What it is worth now; null where it is worth nothing by itself. */
  points: number | null;
  children: ComponentChildren;
}

function Part({ title, points, children }: PartProps) {
  return (
    <div class="part">
      <h4>
        {title}
        {points === null ? null : <b class="num">{number(points)}</b>}
      </h4>
      {children}
    </div>
  );
}

function Hands({ view, sheet, desert }: { view: View; sheet: SheetView; desert: boolean }) {
  return (
    <Part title={t("rails.source", { source: "hands" })} points={sheet.scores.hands}>
      <div class="hands">
        {[1, 2, 3, 4].map((round) => (
          <span key={round} class="a-hand">
            <Hand ranks={sheet.hands[round - 1] ?? []} />
            <b class="num">{sheet.points[round - 1] ?? ""}</b>
            {desert ? (
              <Box
                text="×2"
                says={t("rails.score.saloon", {
                  round,
                  on: sheet.saloons.includes(round) ? "yes" : "no",
                })}
                circled={sheet.saloons.includes(round)}
                crossed={!sheet.saloons.includes(round) && round < view.round}
              />
            ) : null}
          </span>
        ))}
      </div>
    </Part>
  );
}

interface TracksProps {
  view: View;
  sheet: SheetView;
  desert: boolean;
}

function Tracks({ view, sheet, desert }: TracksProps) {
  const { scores } = sheet;
  const print = tracksOf(view.sheet);
  const row = (source: keyof typeof scores, boxes: ComponentChildren) => (
    <Part title={t("rails.source", { source })} points={scores[source]}>
      <div class="boxes">{boxes}</div>
    </Part>
  );
  return (
    <>
      {row("towns", <Marks count={print.towns} circled={sheet.symbols} crossed={sheet.crossed} />)}
      {row("ranches", <Values values={print.ranches} circled={sheet.ranches} />)}
      {row("yards", <Values values={print.yards} circled={sheet.yards} times />)}
      {desert ? (
        <>
          {row("forts", <Values values={print.forts} circled={sheet.forts} />)}
          {row("gold", <Marks count={print.gold} circled={sheet.gold} crossed={sheet.banked} />)}
          {row("banks", <Values values={print.banks} circled={sheet.banks.length} times />)}
        </>
      ) : (
        <>
          {row(
            "forts",
            <span class="small">{t("rails.score.fort_tracks", { n: sheet.fort_tracks })}</span>,
          )}
          {row("jails", <Jails cells={print.jails} circled={sheet.jails} filled={sheet.cells} />)}
          {row("escaped", <Marks count={print.escaped} circled={sheet.escaped} crossed={0} />)}
          <Part title={t("rails.score.ranks")} points={null}>
            <div class="boxes">
              {print.ranks.map((rank) => (
                <Box
                  key={rank}
                  text={rank}
                  says={rank}
                  circled={sheet.ranks.some((chosen) => chosen === rank)}
                />
              ))}
            </div>
          </Part>
        </>
      )}
    </>
  );
}

interface BoxProps {
  text: string;
  says: string;
  circled?: boolean;
  crossed?: boolean;
}

/** A printed box with the marks that a pencil made. */
function Box({ text, says, circled = false, crossed = false }: BoxProps) {
  return (
    <span
      class="printed"
      role="img"
      aria-label={t("rails.score.box", marked(says, circled, crossed))}
    >
      {text}
      {circled || crossed ? (
        <svg viewBox="0 0 32 26" aria-hidden="true">
          {circled ? <path d={loop({ x: 16, y: 13 }, 14, 11)} /> : null}
          {crossed ? <path d={cross({ x: 16, y: 13 }, 9)} /> : null}
        </svg>
      ) : null}
    </span>
  );
}

function marked(says: string, circled: boolean, crossed: boolean) {
  return { says, mark: crossed ? "crossed" : circled ? "circled" : "free" };
}

interface ValuesProps {
  values: readonly number[];
  circled: number;
  /** The boxes hold factors. */
  times?: boolean;
}

function Values({ values, circled, times = false }: ValuesProps) {
  return (
    <>
      {values.map((value, at) => {
        const text = times ? `×${value}` : String(value);
        return <Box key={value} text={text} says={text} circled={at < circled} />;
      })}
    </>
  );
}

/** So many equal symbols, told in one go. */
function Marks({ count, circled, crossed }: { count: number; circled: number; crossed: number }) {
  return (
    <span
      class="symbols"
      role="img"
      aria-label={t("rails.score.symbols", { circled, crossed, count })}
    >
      {Array.from({ length: count }, (_, at) => (
        <svg key={at} viewBox="0 0 22 22" aria-hidden="true">
          <circle class="dot" cx="11" cy="11" r="6.5" />
          {at < circled ? <path d={loop({ x: 11, y: 11 + at / 10 }, 9)} /> : null}
          {at < crossed ? <path d={cross({ x: 11, y: 11 + at / 10 }, 7)} /> : null}
        </svg>
      ))}
    </span>
  );
}

interface JailsProps {
  cells: readonly (readonly number[])[];
  circled: readonly number[];
  filled: readonly number[];
}

function Jails({ cells, circled, filled }: JailsProps) {
  return (
    <>
      {cells.map((values, at) => (
        <span
          key={at}
          class={circled.includes(at + 1) ? "jail-boxes built" : "jail-boxes"}
          role="img"
          aria-label={t("rails.score.jail", {
            number: at + 1,
            built: circled.includes(at + 1) ? "yes" : "no",
            filled: filled[at] ?? 0,
          })}
        >
          {values.map((value, cell) => (
            <span key={value} class={cell < (filled[at] ?? 0) ? "filled" : undefined}>
              {value}
            </span>
          ))}
        </span>
      ))}
    </>
  );
}

function Goals({ table, view, seat }: PaperProps) {
  return (
    <Part
      title={t("rails.source", { source: "goals" })}
      points={view.seats[seat]?.scores.goals ?? 0}
    >
      <ul class="goals">
        {view.goals.map(({ goal, kind, reached }) => (
          <li key={goal}>
            <span class="cap">{t("rails.goal_kind", { kind })}</span> {goalText(goal)}
            <span class="who">
              {reached.map(({ seat: by, points }) => (
                <span key={by} title={personAt(table, by).name}>
                  <SeatMark seat={by} size="small" />
                  <span class="vh">{personAt(table, by).name}</span> {points}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
