/** The table while a match runs. START HERE for Pioneer Rails' screens. */
import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Option, Table } from "../../api/types";
import { Icon, SeatMark } from "../../chrome/icon";
import { useKeys } from "../../chrome/keys";
import { t } from "../../i18n/catalogue";
import { recallDraft, rememberDraft } from "../../match/drafts";
import { askAt } from "../../match/filling";
import type { Match } from "../../match/match";
import { personAt } from "../../match/people";
import { Watching } from "../../match/presence";
import { SheetState } from "../../match/sheet-state";
import { TableMenu } from "../../match/table-menu";
import { Announcer, LogDialog, SideLog, TableBar } from "../../match/table-parts";
import { ending } from "../../match/verdict";
import type { Line } from "../index";
import { PlanningMap } from "./board/PlanningMap";
import { type LaidTrack, type Plan, RailsMap } from "./board/RailsMap";
import { sheetOf } from "./board/sheets";
import { candidatesOf, lineOf } from "./candidates";
import { BLANK, Planner, turnOf, type Way } from "./plan";
import "./rails.css";
import { ScorePaper } from "./scores";
import { Decision } from "./sheet";
import { stateOf, wokenIn } from "./state-of";
import { Strip } from "./strip";
import { tell } from "./tell";
import { type Frame, ours, type SubmitTurn, type View } from "./types";

/** So many of the last sentences stand on the sheet while others act. */
const RECENT = 4;

export function RailsTable({ match }: { match: Match }) {
  const table = match.table.value;
  const shown = match.playback.shown.value;
  const frame = shown === null ? null : ours(shown);
  return table === null || frame?.view == null ? null : (
    <Seated match={match} table={table} frame={frame} view={frame.view} />
  );
}

interface SeatedProps {
  match: Match;
  table: Table;
  frame: Frame;
  view: View;
}

function Seated({ match, table, frame, view }: SeatedProps) {
  const own = typeof frame.seat === "number" ? frame.seat : null;
  const looking = useSignal(own ?? 0);
  const logOpen = useSignal(false);
  useEffect(() => {
    void match.recall();
  }, [match]);
  useEffect(() => {
    looking.value = own ?? looking.value;
  }, [own, view.turn, view.round]);
  const openLog = () => {
    logOpen.value = true;
  };
  const look = (seat: number) => {
    looking.value = seat;
  };
  useKeys({ l: openLog, ...sheetKeys(view.seats.length, looking) });
  const lines = useLines(match, table);
  const { planning, planned, next } = usePlan(match.id, frame, view, own);
  const way = useSignal<Way>("rail");
  const act = (option: Option) => void match.act(option.action);
  const mine = looking.value === own;
  const plan = planOf(view, looking.value, mine ? planned : BLANK, next?.finish ?? null);
  useEffect(() => {
    way.value = "rail";
  }, [planned]);
  return (
    <main class="table rails">
      <TableBar
        table={table}
        detail={t("rails.bar", { round: view.round, turn: view.turn })}
        back="/"
        link={match.link.value}
      >
        <button class="ib" type="button" aria-label={t("log.open")} onClick={openLog}>
          <Icon name="more" />
        </button>
      </TableBar>
      <Strip
        table={table}
        view={view}
        looking={looking.value}
        look={look}
        presence={match.presence.value}
      />
      <div class="board">
        {mine && planning !== null ? (
          <PlanningMap
            sheet={view.sheet}
            state={stateOf(view, looking.value)}
            plan={plan}
            candidates={match.busy ? [] : candidatesOf(view, plan.laid, next, way.value)}
            look={(candidate) => planning.ahead(turnOf(candidate.option))}
            lay={(candidate) => void planning.go(turnOf(candidate.option))}
          />
        ) : (
          <RailsMap
            sheet={view.sheet}
            state={stateOf(view, looking.value)}
            plan={{ ...plan, next: [], ghost: null }}
            lit={[...plan.wakes, ...wokenIn(frame, looking.value)]}
          />
        )}
        {mine || own === null ? null : (
          <Looking table={table} seat={looking.value} back={() => look(own)} />
        )}
      </div>
      <SheetState
        match={match}
        table={table}
        frame={frame}
        recent={lines.value.slice(-RECENT)}
        playing={false}
        skip={() => undefined}
        step={JSON.stringify(planned)}
      >
        {planning === null || own === null ? null : (
          <Decision
            view={view}
            seat={own}
            name={personAt(table, own).who === "you" ? null : personAt(table, own).name}
            planner={planning}
            next={next}
            way={way.value}
            setWay={(chosen) => {
              way.value = chosen;
            }}
            act={act}
            busy={match.busy}
          />
        )}
      </SheetState>
      <SideLog lines={lines.value} beside={<Watching presence={match.presence.value} />}>
        <ScorePaper view={view} seat={looking.value} table={table} />
      </SideLog>
      <LogDialog open={logOpen} lines={lines.value} replay={`/t/${match.id}/replay`}>
        <Watching presence={match.presence.value} />
        <ScorePaper view={view} seat={looking.value} table={table} />
        <TableMenu match={match} table={table} frame={frame} />
      </LogDialog>
      <Announcer
        frame={frame}
        history={match.history.value}
        tell={(one) => tell(ours(one), (seat) => personAt(table, seat))}
        end={ending(table, frame)}
      />
    </main>
  );
}

/** Digits show a seat's sheet. */
function sheetKeys(seats: number, looking: Signal<number>) {
  return Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [
      String(seat + 1),
      () => {
        looking.value = seat;
      },
    ]),
  );
}

/** Says whose sheet lies there, while it is not the reader's own. */
function Looking({ table, seat, back }: { table: Table; seat: number; back: () => void }) {
  return (
    <div class="looking">
      <SeatMark seat={seat} />
      <span>{t("rails.looking", { name: personAt(table, seat).name })}</span>
      <button class="btn" type="button" onClick={back}>
        {t("rails.looking_back")}
      </button>
    </div>
  );
}

/** What is planned, or was sent and waits for the others; and what may follow it. */
function usePlan(match: string, frame: Frame, view: View, seat: number | null) {
  const planning = usePlanner(match, frame, seat);
  return {
    planning,
    planned: planning?.turn.value ?? view.submitted ?? BLANK,
    next: planning?.next.value ?? null,
  };
}

/**
 * The planner of the question that is asked: others' turns that come in do not disturb it. Each
 * seat has its own draft, for two may be played from one device.
 */
function usePlanner(match: string, frame: Frame, seat: number | null): Planner | null {
  const since = frame.pending.awaits.find((awaited) => awaited.seat === seat)?.since;
  const { options } = frame;
  return useMemo(() => {
    if (seat === null || since === undefined || options === null) {
      return null;
    }
    const drafts = `${match}/${seat}`;
    const draft = recallDraft(drafts, since)?.action;
    const begun = draft?.type === BLANK.type ? (draft as SubmitTurn) : BLANK;
    return new Planner(askAt(match, seat), options, begun, (turn) =>
      rememberDraft(drafts, since, { action: turn }),
    );
  }, [match, seat, since, options === null]);
}

interface Planned extends Omit<Plan, "next" | "ghost"> {
  /** All tracks, the turn's last. */
  laid: readonly LaidTrack[];
}

/** A turn on its sheet; `finish` tells of one that is still planned what it does. */
function planOf(view: View, seat: number, turn: SubmitTurn, finish: Option | null): Planned {
  const sheet = sheetOf(view.sheet);
  const laid: LaidTrack[] = [...(view.seats[seat]?.tracks ?? [])];
  const tracks = (turn.tracks ?? []).map((track) => {
    const one = { ...track, ...lineOf(sheet, laid, track) };
    laid.push(one);
    return one;
  });
  const preview = finish?.preview;
  const wakes = preview?.type === "pioneer_rails.turn_preview" ? preview : turn;
  return {
    laid,
    tracks,
    towns: sheet.towns.filter(({ at }) => tracks.some(({ end }) => end === at)).map(({ id }) => id),
    wakes: (wakes.activations ?? []).map(({ building }) => building),
  };
}

function useLines(match: Match, table: Table) {
  const told = useRef(new Map<number, Line[]>());
  const names = JSON.stringify(table.seats);
  useEffect(() => told.current.clear(), [names]);
  return useComputed(() => {
    const shown = match.playback.shown.value?.version ?? 0;
    return match.history.value.flatMap((frame) => {
      if (frame.version > shown) {
        return [];
      }
      const known =
        told.current.get(frame.version) ?? tell(ours(frame), (seat) => personAt(table, seat));
      told.current.set(frame.version, known);
      return known;
    });
  });
}
