/** The table while a match runs. START HERE for Pioneer Rails' screens. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Table } from "../../api/types";
import { Magnifier } from "../../board/Magnifier";
import { Icon } from "../../chrome/icon";
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
import { Band, type Page } from "./band";
import { PlanningMap } from "./board/PlanningMap";
import { RailsMap } from "./board/RailsMap";
import { candidatesOf, type RailsCandidate } from "./candidates";
import { neighbour, OtherSheet } from "./others";
import { lastTurn, outcomesOf, type SeatOutcome } from "./outcome";
import { Onward, OutcomeSheet } from "./outcome-sheet";
import { PageSheet } from "./page";
import { PassOn, usePass } from "./pass";
import { BLANK, Planner, rankOf, stepsAfter, turnOf, turnPreview, type Way } from "./plan";
import { planOf } from "./planned";
import "./rails.css";
import { ScorePaper } from "./scores";
import { Decision } from "./sheet";
import { stateOf, wokenIn } from "./state-of";
import { Strip } from "./strip";
import { tell } from "./tell";
import { type Frame, ours, type SubmitTurn, type View } from "./types";
import { useUnfoldingAt } from "./unfolding";
import { Unfolds } from "./unfolds";

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

function Seated({ match, table, frame: shown, view: known }: SeatedProps) {
  const desk = useDesk(match, table, shown, known);
  const { frame, view, looking, look, own } = desk;
  const logOpen = useSignal(false);
  useEffect(() => {
    void match.recall();
  }, [match]);
  const openLog = () => {
    logOpen.value = true;
  };
  useKeys({
    l: openLog,
    Escape: desk.page === null ? undefined : () => desk.turnTo(null),
    " ": desk.unfolding === null ? undefined : desk.skip,
    ...sheetKeys(view.seats.length, look),
  });
  const lines = useLines(match, table);
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
        looking={looking}
        look={look}
        presence={match.presence.value}
      />
      <div class="board">
        <Board desk={desk} busy={match.busy} />
      </div>
      <Band
        view={view}
        seat={looking}
        rank={rankOf(desk.planned)}
        goals={turnPreview(desk.finish)?.goals ?? []}
        page={desk.page}
        turnTo={desk.turnTo}
      />
      <SheetState
        match={match}
        table={table}
        frame={frame}
        recent={lines.value.slice(-RECENT)}
        playing={desk.unfolding !== null}
        skip={desk.skip}
        step={JSON.stringify([desk.planned, desk.page, looking, desk.pass === null])}
        instead={insteadOf(desk, table)}
      >
        {desk.planning === null || own === null ? null : (
          <Decision
            view={view}
            seat={own}
            name={personAt(table, own).who === "you" ? null : personAt(table, own).name}
            planner={desk.planning}
            next={desk.next}
            way={desk.way}
            setWay={desk.setWay}
            act={(option) => {
              desk.planning?.rest();
              void match.act(option.action);
            }}
            undo={desk.undo}
            busy={match.busy}
            last={desk.last.find(({ seat }) => seat === own)}
            recall={() => desk.turnTo("outcome")}
          />
        )}
      </SheetState>
      <SideLog lines={lines.value} beside={<Watching presence={match.presence.value} />}>
        <ScorePaper view={view} seat={looking} table={table} />
      </SideLog>
      <LogDialog open={logOpen} lines={lines.value} replay={`/t/${match.id}/replay`}>
        <Watching presence={match.presence.value} />
        <TableMenu match={match} table={table} frame={frame} />
      </LogDialog>
      <p class="vh" role="status">
        {desk.said}
      </p>
      <Announcer
        frame={frame}
        history={match.history.value}
        tell={(one) => tell(ours(one), (seat) => personAt(table, seat))}
        end={ending(table, frame)}
      />
    </main>
  );
}

type Desk = ReturnType<typeof useDesk>;

/** All that lies before whoever sits here: a turn that unfolds comes before what is shown. */
function useDesk(match: Match, table: Table, shown: Frame, known: View) {
  const { now: unfolding, skip } = useUnfoldingAt(match, shown);
  const { frame, view } = unfolding ?? { frame: shown, view: known };
  const own = typeof frame.seat === "number" ? frame.seat : null;
  const sheets = useSheets(view, own);
  const mine = sheets.looking === own;
  const pass = usePass(table, view, own, sheets.look);
  const plans = mine && !pass.hidden && unfolding === null;
  const plan = usePlan(match.id, shown, known, own);
  const way = useSignal<Way>("rail");
  useEffect(() => {
    way.value = "rail";
  }, [plan.planned]);
  const voice = useVoice(plan.planning);
  return {
    frame,
    view,
    own,
    mine,
    ...sheets,
    unfolding,
    skip,
    /** Set while somebody else may hold the device: nothing that is planned lies open then. */
    pass: pass.hidden && plan.planning !== null ? pass : null,
    planning: pass.hidden ? null : plan.planning,
    next: plan.next,
    ...voice,
    /** What the planned turn does, while one's own sheet lies there. */
    finish: plans ? (plan.next?.finish ?? null) : null,
    planned: plans ? plan.planned : BLANK,
    way: way.value,
    setWay: (chosen: Way) => {
      way.value = chosen;
    },
    last: useLastTurn(match, frame),
  };
}

/** Lays tracks and takes them back, and says for screen readers what that did. */
function useVoice(planning: Planner | null) {
  const said = useSignal("");
  useEffect(() => {
    said.value = "";
  }, [planning]);
  const laid = planning?.turn.value.tracks?.length ?? 0;
  const lay = ({ option, does }: RailsCandidate) => {
    said.value = [t("rails.said.laid", { n: laid + 1 }), ...does].join(", ");
    void planning?.go(turnOf(option));
  };
  const undo = () => {
    const takes = laid > 0 && planning?.turn.value.closed !== true;
    said.value = takes ? t("rails.said.back", { n: laid }) : "";
    void planning?.back();
  };
  return { said: said.value, lay, undo };
}

/** Whose sheet lies there, and which page of it is open: each turn begins with one's own map. */
function useSheets(view: View, own: number | null) {
  const looking = useSignal(own ?? 0);
  const page = useSignal<Page | null>(null);
  useEffect(() => {
    looking.value = own ?? looking.value;
    page.value = null;
  }, [own, view.turn, view.round]);
  const look = (seat: number) => {
    looking.value = seat;
    page.value = null;
  };
  /** Opens a page, or shuts the one that is open. */
  const turnTo = (wanted: Page | null) => {
    page.value = page.value === wanted ? null : wanted;
  };
  return { looking: looking.value, look, page: page.value, turnTo };
}

/** The map of the sheet that lies there: to plan on, or to look at. */
function Board({ desk, busy }: { desk: Desk; busy: boolean }) {
  const { frame, view, looking, mine, planning, next, last, unfolding } = desk;
  const plan = planOf(view, looking, desk.planned, desk.finish);
  const swiped = (step: 1 | -1) => desk.look(neighbour(view, looking, step));
  if (unfolding !== null) {
    return <Unfolds unfolding={unfolding} seat={looking} skip={desk.skip} />;
  }
  if (mine && planning !== null) {
    return (
      <PlanningMap
        sheet={view.sheet}
        state={stateOf(view, looking)}
        plan={plan}
        candidates={busy ? [] : candidatesOf(view, plan.laid, next, desk.way)}
        look={(candidate) => planning.ahead(turnOf(candidate.option))}
        lay={desk.lay}
        swiped={swiped}
      />
    );
  }
  const turn = mine ? undefined : last.find(({ seat }) => seat === looking);
  const { tracks, ...state } = stateOf(view, looking);
  const marked = turn?.tracks ?? plan.tracks;
  return (
    <Magnifier class="rails-frame" swiped={swiped}>
      <RailsMap
        sheet={view.sheet}
        state={{ ...state, tracks: tracks.slice(0, tracks.length - (turn?.tracks.length ?? 0)) }}
        plan={{ ...plan, tracks: marked, next: [], ghost: null }}
        lit={[...plan.wakes, ...wokenIn(frame, looking)]}
      />
    </Magnifier>
  );
}

/** What is looked at in the decision's place; null for the decision. */
function insteadOf(desk: Desk, table: Table) {
  const { view, page, looking, own, last, unfolding } = desk;
  const paper = { table, view, seat: looking };
  const back = () => desk.turnTo(null);
  if (unfolding !== null) {
    return (
      <OutcomeSheet {...paper} outcomes={unfolding.outcomes}>
        <Onward skip={desk.skip} />
      </OutcomeSheet>
    );
  }
  if (desk.pass !== null && own !== null) {
    return <PassOn table={table} seat={own} take={desk.pass.take} />;
  }
  if (page === "outcome") {
    return (
      <OutcomeSheet {...paper} outcomes={last}>
        <Onward back={back} />
      </OutcomeSheet>
    );
  }
  if (page !== null) {
    return <PageSheet {...paper} page={page} close={back} />;
  }
  const turn = last.find(({ seat }) => seat === looking);
  return own === null || desk.mine ? null : (
    <OtherSheet {...paper} own={own} look={desk.look} last={turn} />
  );
}

/** What the last turn that has ended brought to each seat; nothing before the first. */
function useLastTurn(match: Match, { version }: Frame): readonly SeatOutcome[] {
  const history = match.history.value;
  return useMemo(() => {
    const last = lastTurn(history, version);
    return last === null ? [] : outcomesOf(last.frame, last.before);
  }, [history, version]);
}

/** Digits show a seat's sheet. */
function sheetKeys(seats: number, look: (seat: number) => void) {
  return Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [String(seat + 1), () => look(seat)]),
  );
}

/** What is planned, or was sent and waits for the others; and what may follow it. */
function usePlan(match: string, frame: Frame, view: View, seat: number | null) {
  const planning = usePlanner(match, frame, seat);
  const next = planning?.next.value ?? null;
  useEffect(() => {
    if (planning !== null && next !== null) {
      planning.foresee(stepsAfter(planning.turn.value, next));
    }
  }, [planning, next]);
  useEffect(() => () => planning?.rest(), [planning]);
  return {
    planning,
    next,
    planned: planning?.turn.value ?? view.submitted ?? BLANK,
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
