/** A seat's score tracks as printed boxes, circled and crossed by hand. */
import type { ComponentChildren } from "preact";
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { sheetOf } from "./board/sheets";
import { Hand } from "./cards";
import { GoalList, OwnerPicture } from "./goals";
import { Box, Jails, Marks, Values } from "./pencil";
import { tracksOf } from "./printed";
import type { SheetView, View } from "./types";
import { ownerText } from "./words";
import "./paper.css";

interface PaperProps {
  table: Table;
  view: View;
  seat: number;
}

/** All of a seat's paper, where there is room for it. */
export function ScorePaper(props: PaperProps) {
  const { table, view, seat } = props;
  return (
    <section class="score-paper" aria-label={t("rails.score.title")}>
      <h2>
        <SeatMark seat={seat} /> {personAt(table, seat).name}
        <b class="num total">{number(view.seats[seat]?.scores.total ?? 0)}</b>
      </h2>
      <Goals {...props} />
      <Tracks view={view} seat={seat} />
    </section>
  );
}

/** What the goals have brought and how far they are; and the round's own rule. */
export function Goals({ table, view, seat }: PaperProps) {
  const { goals = 0 } = view.seats[seat]?.scores ?? {};
  return (
    <>
      <Part title={t("rails.source", { source: "goals" })} points={goals}>
        <GoalList table={table} view={view} seat={seat} />
      </Part>
      {view.owner === "" ? null : (
        <Part title={t("rails.score.owner")} points={null}>
          <p class="small owner-rule">
            <OwnerPicture />
            {ownerText(view.owner)}
          </p>
        </Part>
      )}
    </>
  );
}

/** The hands and score tracks, as printed. */
export function Tracks({ view, seat }: Omit<PaperProps, "table">) {
  const sheet = view.seats[seat];
  if (sheet === undefined) {
    return null;
  }
  const { desert } = sheetOf(view.sheet);
  return (
    <>
      <Hands view={view} sheet={sheet} desert={desert} />
      <Sources view={view} sheet={sheet} desert={desert} />
    </>
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
      <h3>
        {title}
        {points === null ? null : <b class="num">{number(points)}</b>}
      </h3>
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

interface SourcesProps {
  view: View;
  sheet: SheetView;
  desert: boolean;
}

function Sources({ view, sheet, desert }: SourcesProps) {
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
            <span class="small fort-text">
              {t("rails.score.fort_tracks", { n: sheet.fort_tracks })}
            </span>,
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
