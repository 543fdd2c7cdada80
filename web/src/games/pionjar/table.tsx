/** The table while a match runs. START HERE for Pionjär's screens. */
import { type ReadonlySignal, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Option, Table } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { useKeys } from "../../chrome/keys";
import { t } from "../../i18n/catalogue";
import { askAt, Filling } from "../../match/filling";
import type { Match } from "../../match/match";
import { personAt } from "../../match/people";
import { Watching } from "../../match/presence";
import { SheetState } from "../../match/sheet-state";
import { TableMenu } from "../../match/table-menu";
import { Announcer, Dialog, LogDialog, SideLog, TableBar } from "../../match/table-parts";
import { ending } from "../../match/verdict";
import { boardMotion } from "../../settings/motion";
import type { Line } from "../index";
import { Beside, useWide } from "./beside";
import { DieSign } from "./die-sign";
import { lateWords, lostClaim } from "./late";
import { Ledger } from "./ledger";
import { befallen, type Outcomes, outcomesFor, servedTime } from "./outcomes";
import { usePanel } from "./panel-state";
import { PanelSwitch, Panels } from "./panels";
import "./pionjar.css";
import { aimsOf } from "./places";
import { onScreen } from "./playing/on-screen";
import type { Step } from "./playing/steps";
import { type Played, toldOf, usePlaying } from "./playing/use-playing";
import { Receipt } from "./receipt";
import { salesOfTurn } from "./sales";
import { Scene } from "./scenes/scene";
import { Decision } from "./sheet";
import { arrestOf, Standing } from "./standing";
import { Strip } from "./strip";
import { tell } from "./tell";
import { sentencesOf, ToldOutcomes } from "./told-outcomes";
import {
  askOf,
  type Frame,
  ours,
  type PionjarEvent,
  pionjarEvents,
  questionOf,
  type View,
} from "./types";
import { monthBrief } from "./words";

/** So many of the last sentences stand on the sheet while others act. */
const RECENT = 4;

export function PionjarTable({ match }: { match: Match }) {
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

function Seated({ match, table, frame, view: standing }: SeatedProps) {
  const own = typeof frame.seat === "number" ? frame.seat : null;
  const { played, skip } = usePlaying(match, own, frame);
  const step = played?.step ?? null;
  const { view, picture, scene, subject, asked, awaits, rolled } = onScreen(
    frame,
    standing,
    step,
    own,
  );
  const logOpen = useSignal(false);
  const ledgerOpen = useSignal(false);
  const looked = useSignal(own ?? view.turn);
  const question = questionOf(frame);
  const { panel, show } = usePanel(picture, subject, frame.options === null ? null : question);
  // With a new question nothing is picked, before the sheet proposes what to look at.
  const picked = useMemo(() => signal<Option | null>(null), [question]);
  useEffect(() => {
    void match.recall();
  }, [match]);
  const openLog = () => {
    logOpen.value = true;
  };
  useKeys({
    l: openLog,
    b: () => {
      show(panel.value === "road" ? "territory" : "road");
    },
    " ": step === null ? undefined : skip,
  });
  const look = (seat: number) => {
    looked.value = seat;
    ledgerOpen.value = true;
  };
  const seen = useSeen(match);
  const lines = useLines(seen, table);
  const told = played === null ? [] : linesOf(played, table);
  const filling = useFilling(match.id, frame, own, question);
  const act = (option: Option) => void match.act(option.action);
  const still = boardMotion.value === "none";
  const wide = useWide();
  const beside = (
    <Beside
      table={table}
      view={view}
      panel={panel.value}
      mySeat={own}
      turn={subject}
      still={still}
    />
  );
  const served = servedTime(befallen(seen.value, own));
  const late = own === null ? null : lateOf(seen.value, own, table);
  const outcomes = outcomesFor(seen.value, own);
  const aside = step === null ? [late, ...sentencesOf(outcomes, served, frame, table)] : [];
  return (
    <main class="table pionjar">
      <TableBar table={table} detail={howFar(view)} back="/" link={match.link.value}>
        <PanelSwitch panel={panel.value} show={show} scene={scene} />
        <button class="ib" type="button" aria-label={t("log.open")} onClick={openLog}>
          <Icon name="more" />
        </button>
      </TableBar>
      <Strip table={table} view={view} asked={asked} presence={match.presence.value} look={look} />
      <div class="board">
        <Panels
          view={view}
          panel={panel.value}
          show={show}
          mySeat={own}
          turn={subject}
          aims={step === null ? aimsOf(view, filling?.options.value ?? [], picked.value) : []}
          still={still}
          freed={served.length > 0}
          scene={
            <Scene
              table={table}
              view={view}
              awaits={awaits}
              history={played === null ? seen.value : [...seen.value, toldOf(played)]}
              rolled={rolled}
            />
          }
        />
      </div>
      <SheetState
        match={match}
        table={table}
        frame={frame}
        recent={[...lines.value, ...told]
          .filter(({ text }) => !aside.includes(text))
          .slice(-RECENT)}
        playing={step !== null}
        step={filling === null ? "" : stepOf(filling)}
        skip={skip}
        extra={beneath({ table, frame, view, own, step, seen: seen.value, late, outcomes, served })}
      >
        {filling === null ? null : (
          <Decision
            key={question}
            table={table}
            view={view}
            seat={subject}
            ask={askOf(frame)}
            filling={filling}
            picked={picked.value}
            pick={(option) => {
              picked.value = option;
            }}
            act={act}
            busy={match.busy}
            note={late}
            news={
              <ToldOutcomes
                table={table}
                frame={frame}
                outcomes={outcomes}
                befallen={befallen(seen.value, subject)}
                ask={askOf(frame)}
              />
            }
          />
        )}
      </SheetState>
      <SideLog
        lines={[...lines.value, ...told]}
        beside={<Watching presence={match.presence.value} />}
      >
        {wide ? null : beside}
      </SideLog>
      {wide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section class="side-land" aria-label={t("pionjar.beside")} tabIndex={0}>
          {beside}
        </section>
      ) : null}
      <Dialog open={ledgerOpen} title={t("pionjar.ledger.title")}>
        <Ledger table={table} view={view} seat={looked.value} />
      </Dialog>
      <LogDialog open={logOpen} lines={lines.value} replay={`/t/${match.id}/replay`}>
        <Watching presence={match.presence.value} />
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

interface Beneath {
  table: Table;
  frame: Frame;
  view: View;
  own: number | null;
  step: Step | null;
  seen: readonly Frame[];
  late: string | null;
  outcomes: Outcomes;
  served: readonly PionjarEvent[];
}

/** What the sheet shows of a step that is played, or of how the reader stands while others act. */
function beneath({ table, frame, view, own, step, seen, late, outcomes, served }: Beneath) {
  if (step !== null) {
    return step.sale ? <Receipt sale={step.sale} /> : step.die && <DieSign face={step.die} />;
  }
  const told = <ToldOutcomes table={table} frame={frame} outcomes={outcomes} befallen={served} />;
  if (own === null) {
    return told;
  }
  const sales = salesOfTurn(seen.flatMap(pionjarEvents), own);
  return (
    <>
      {told}
      <Standing
        table={table}
        view={view}
        seat={own}
        sales={sales}
        late={late}
        arrested={arrestOf(seen, own)}
      />
    </>
  );
}

/** Why a wagon is in Missouri again, while it is. */
function lateOf(seen: readonly Frame[], own: number, table: Table): string | null {
  const lost = lostClaim(seen, own);
  return lost === null ? null : lateWords(lost, own, (seat) => personAt(table, seat));
}

function linesOf(played: Played, table: Table): Line[] {
  return tell(toldOf(played), (seat) => personAt(table, seat));
}

/** The month, or how many have claimed before time begins. */
export function howFar(view: View): string {
  const claims = view.seats.filter(({ property }) => property !== null).length;
  return view.month < 0
    ? t("pionjar.bar.road", { claims })
    : `${monthBrief(view.month)}\u00a0· ${view.month + 1}/${view.last_month + 1}`;
}

/** Which step of its decision the sheet shows. */
function stepOf({ steps, options, unreachable }: Filling): string {
  return `${steps.value.length} ${options.value === null} ${unreachable.value}`;
}

/** The steps of the decision that is asked; a new question begins with none. */
function useFilling(
  match: string,
  { options }: Frame,
  seat: number | null,
  question: string,
): Filling | null {
  return useMemo(
    () => (seat === null || options === null ? null : new Filling(askAt(match, seat), options)),
    [match, seat, question],
  );
}

/** The frames up to the one that is shown. */
function useSeen(match: Match): ReadonlySignal<readonly Frame[]> {
  return useComputed(() => {
    const shown = match.playback.shown.value?.version ?? 0;
    return match.history.value.filter(({ version }) => version <= shown).map(ours);
  });
}

function useLines(seen: ReadonlySignal<readonly Frame[]>, table: Table) {
  const told = useRef(new Map<number, Line[]>());
  const names = JSON.stringify(table.seats);
  useEffect(() => told.current.clear(), [names]);
  return useComputed(() =>
    seen.value.flatMap((frame) => {
      const known = told.current.get(frame.version) ?? tell(frame, (seat) => personAt(table, seat));
      told.current.set(frame.version, known);
      return known;
    }),
  );
}
