/** The table while a match runs: board, seats, decision, log. START HERE for Rancher's screens. */
import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Option, Table } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { useKeys } from "../../chrome/keys";
import { Later } from "../../chrome/later";
import { t } from "../../i18n/catalogue";
import { useHowFar } from "../../match/clock";
import { isOffered, recallDraft, rememberDraft } from "../../match/drafts";
import type { Match } from "../../match/match";
import { nameAt, personAt } from "../../match/people";
import { Watching } from "../../match/presence";
import { SheetState } from "../../match/sheet-state";
import { TableMenu } from "../../match/table-menu";
import { Announcer, LogDialog, SideLog, TableBar } from "../../match/table-parts";
import { ending } from "../../match/verdict";
import { boardMotion, pace } from "../../settings/motion";
import type { Line } from "../index";
import { type BoardHandle, RancherBoard } from "./board/RancherBoard";
import type { RancherOption } from "./board/view";
import { rancherEvents, standingsAfter, standingsOf } from "./frames";
import { type Frame, ours, type View } from "./types";
import "./rancher.css";
import { Decision } from "./sheet";
import { Strip } from "./strip";
import { tell } from "./tell";

/** So many of the last sentences stand on the sheet while others act. */
const RECENT = 4;

/** A frame that is being played, and how many of its events have happened on the board. */
interface Playing {
  from: View;
  to: Frame;
  told: number;
}

export function RancherTable({ match }: { match: Match }) {
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
  const playing = useSignal<Playing | null>(null);
  const draft = useDraft(match.id, frame);
  const logOpen = useSignal(false);
  const handle = useRef<BoardHandle | null>(null);
  useAnimator(match, handle, playing);
  useEffect(() => {
    void match.recall();
  }, [match]);
  const skip = () => handle.current?.skip();
  useKeys({
    l: () => {
      logOpen.value = true;
    },
    " ": playing.value === null ? undefined : skip,
  });

  const lines = useLines(match, table, playing);
  const standings =
    playing.value === null
      ? standingsOf(view)
      : standingsAfter(
          standingsOf(playing.value.from),
          rancherEvents(playing.value.to).slice(0, playing.value.told),
        );
  const howFar = useHowFar(table, Math.max(1, standings.round), view.rounds);
  const options = match.busy || playing.value !== null ? null : frame.options;
  const act = (option: Option) => void match.act(option.action);
  const seat = typeof frame.seat === "number" ? frame.seat : null;
  return (
    <main class="table">
      <TableBar table={table} detail={howFar} back="/" link={match.link.value}>
        <button
          class="ib"
          type="button"
          aria-label={t("log.open")}
          onClick={() => {
            logOpen.value = true;
          }}
        >
          <Icon name="more" />
        </button>
      </TableBar>
      <Strip
        table={table}
        standings={standings}
        view={view}
        over={frame.pending.finished}
        presence={match.presence.value}
      />
      <div class="board">
        <Later>
          <RancherBoard
            view={view}
            events={rancherEvents(frame)}
            mySeat={seat}
            seats={table.seats.map((_, at) => ({ name: nameAt(table, at) }))}
            t={t}
            motion={boardMotion.value}
            reach={reachOf(options)}
            options={asRanchers(options)}
            onPick={(option) => pick(option as Option, draft, act)}
            preview={asRanchers(draft.option && [draft.option])[0]}
            handle={handle}
          />
        </Later>
      </div>
      <SheetState
        match={match}
        table={table}
        frame={frame}
        recent={lines.value.slice(-RECENT)}
        playing={playing.value !== null}
        skip={skip}
      >
        {frame.options === null || seat === null ? null : (
          <Decision
            table={table}
            seat={seat}
            options={frame.options}
            draft={draft.option}
            pick={draft.set}
            act={act}
            busy={match.busy}
          />
        )}
      </SheetState>
      <SideLog lines={lines.value} beside={<Watching presence={match.presence.value} />} />
      <LogDialog open={logOpen} lines={lines.value} replay={`/t/${match.id}/replay`}>
        <Watching presence={match.presence.value} />
        <TableMenu match={match} table={table} frame={frame} />
      </LogDialog>
      <Announcer
        frame={frame}
        history={match.history.value}
        tell={(one) => linesOf(ours(one), table)}
        end={ending(table, frame)}
      />
    </main>
  );
}

/** A choice on its way. */
interface Draft {
  option: Option | null;
  set: (option: Option) => void;
}

/** The draft for a version: a new position begins without one, a reload with the last. */
function useDraft(match: string, { version, options }: Frame): Draft {
  const draft = useSignal<{ version: number; option: Option } | null>(null);
  const chosen =
    draft.value?.version === version ? draft.value.option : recallDraft(match, version);
  return {
    option: chosen && isOffered(chosen, options) ? chosen : null,
    set: (option) => {
      draft.value = { version, option };
      rememberDraft(match, version, option);
    },
  };
}

/** The options of a frame are those of its game. */
function asRanchers(options: readonly Option[] | null): readonly RancherOption[] {
  return (options ?? []) as readonly RancherOption[];
}

/** Numbers on the spaces, while the die is still to be rolled. */
function reachOf(options: readonly Option[] | null) {
  const preview = options?.[0]?.preview;
  return preview?.type === "rancher.roll_preview" ? preview.reach : [];
}

/**
 * The die is rolled at once; everything else is confirmed on the sheet, where a number that
 * was already chosen stays chosen.
 */
function pick(option: Option, draft: Draft, act: (option: Option) => void): void {
  if (option.action.type === "rancher.roll_dice") {
    act(option);
  } else {
    draft.set(option.ask && draft.option ? draft.option : option);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".sheet .btn.red")?.focus());
  }
}

function useAnimator(
  match: Match,
  handle: { current: BoardHandle | null },
  playing: Signal<Playing | null>,
): void {
  useEffect(() => {
    match.playback.animator = async (before, after) => {
      const [from, to] = [ours(before), ours(after)];
      if (!(handle.current && from.view && to.view)) {
        return;
      }
      const start = { from: from.view, to, told: 0 };
      playing.value = start;
      await handle.current.animate(
        { events: rancherEvents(to), from: from.view, to: to.view, speed: pace.value },
        (_, at) => {
          playing.value = { ...start, told: at + 1 };
        },
      );
      playing.value = null;
    };
    return () => {
      match.playback.animator = undefined;
    };
  }, [match]);
}

function linesOf(frame: Frame, table: Table): Line[] {
  return tell(frame, (seat) => personAt(table, seat));
}

/** What the log says: the frames up to the one that is shown, and of one that plays its part. */
function useLines(match: Match, table: Table, playing: Signal<Playing | null>) {
  const told = useRef(new Map<number, Line[]>());
  const names = JSON.stringify(table.seats);
  useEffect(() => told.current.clear(), [names]);
  return useComputed(() => {
    const shown = match.playback.shown.value?.version ?? 0;
    const lines = match.history.value.flatMap((frame) => {
      if (frame.version > shown) {
        return [];
      }
      const known = told.current.get(frame.version) ?? linesOf(ours(frame), table);
      told.current.set(frame.version, known);
      return known;
    });
    const played = playing.value;
    return played === null
      ? lines
      : [...lines, ...linesOf(played.to, table).filter((line) => line.told <= played.told)];
  });
}
