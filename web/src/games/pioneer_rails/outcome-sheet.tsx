/** What the turn brought: building by building for one seat, in a line for each of the others. */
import type { ComponentChildren } from "preact";
import type { Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { Key } from "../../chrome/keys";
import { list, signed, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { BuildingKind } from "./board/sheets";
import { CardFace } from "./cards";
import { GoalPicture } from "./goals";
import type { Gain, SeatOutcome } from "./outcome";
import { BuildingPicture } from "./picture";
import { HandPicture } from "./source-picture";
import type { View } from "./types";
import { buildingName, goalText, townName } from "./words";
import "./outcome.css";

interface OutcomeSheetProps {
  table: Table;
  view: View;
  outcomes: readonly SeatOutcome[];
  /** The seat that is told in full. */
  seat: number;
  /** What leads on. */
  children: ComponentChildren;
}

export function OutcomeSheet({ table, view, outcomes, seat, children }: OutcomeSheetProps) {
  const full = outcomes.find((outcome) => outcome.seat === seat);
  const others = outcomes.filter((outcome) => outcome.seat !== seat);
  return (
    <div class="outcome">
      <div class="title-row">
        <h2 class="ask" tabIndex={-1}>
          {t("rails.outcome.title")}
        </h2>
        {full === undefined ? null : <b class="gain">{signed(full.points)}</b>}
        {children}
      </div>
      {full === undefined ? null : <Full view={view} outcome={full} />}
      {others.length === 0 ? null : (
        <ul class="outcome-others">
          {others.map((outcome) => (
            <Other key={outcome.seat} table={table} view={view} outcome={outcome} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Full({ view, outcome }: { view: View; outcome: SeatOutcome }) {
  const { card, named: counted, tracks, towns, gains, rest } = outcome;
  const named = towns.map((town) => townName(view.sheet, town));
  return (
    <ul class="outcome-full">
      <li>
        <CardFace card={card} named={counted} />
        <span>
          {t("rails.outcome.tracks", {
            n: tracks.length,
            towns: named.length === 0 ? "no" : "yes",
            names: list(named),
          })}
        </span>
        {rest === 0 ? null : <b class="num">{signed(rest)}</b>}
      </li>
      {gains.map((gain, at) => (
        <li key={at} style={{ "--at": tracks.length + at }}>
          <GainPicture view={view} gain={gain} />
          <span>{gainText(gain)}</span>
          {gain.points === 0 ? null : <b class="num">{signed(gain.points)}</b>}
        </li>
      ))}
    </ul>
  );
}

function Other({ table, view, outcome }: { table: Table; view: View; outcome: SeatOutcome }) {
  return (
    <li>
      <SeatMark seat={outcome.seat} />
      <span class="seat-name">{personAt(table, outcome.seat).name}</span>
      <span class="woken">
        {outcome.gains.map((gain, at) => (
          <span key={at} title={gainText(gain)}>
            <span class="vh">{gainText(gain)}, </span>
            <GainPicture view={view} gain={gain} />
          </span>
        ))}
      </span>
      <b class="num">{signed(outcome.points)}</b>
    </li>
  );
}

function GainPicture({ view, gain }: { view: View; gain: Gain }) {
  switch (gain.type) {
    case "pioneer_rails.building_activated":
      return <BuildingPicture kind={gain.kind as BuildingKind} />;
    case "pioneer_rails.goal_reached":
      return (
        <GoalPicture kind={view.goals.find(({ goal }) => goal === gain.goal)?.kind ?? "sheriff"} />
      );
    default:
      return <HandPicture />;
  }
}

/** A gain in a few words. */
function gainText(gain: Gain): string {
  switch (gain.type) {
    case "pioneer_rails.building_activated":
      return t("rails.outcome.woken", {
        building: buildingName(gain.building),
        kind: gain.kind,
        gold: gain.gold ?? 0,
        times: gain.multiplier ?? 0,
        rank: gain.rank || "none",
        jail: gain.jail ?? 0,
        round: gain.round ?? 0,
      });
    case "pioneer_rails.goal_reached":
      return goalText(gain.goal);
    default:
      return t("rails.outcome.hand", { hand: gain.hand });
  }
}

interface OnwardProps {
  /** While it unfolds. */
  skip?: () => void;
  /** Once it is over, and called back. */
  back?: () => void;
}

/** What leads on from an outcome, small: the map above is what is looked at. */
export function Onward({ skip, back }: OnwardProps) {
  return skip ? (
    <button class="btn skip" type="button" onClick={skip}>
      <Icon name="next" small />
      {t("table.skip")}
      <Key>␣</Key>
    </button>
  ) : (
    <button class="ib" type="button" aria-label={t("rails.page.back")} onClick={back}>
      <Icon name="close" />
    </button>
  );
}
