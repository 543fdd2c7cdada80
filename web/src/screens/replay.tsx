/** The replay: a match frame by frame, by steps, by play, or by the scrubber. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Frame, Table } from "../api/types";
import { useScreen } from "../chrome/focus";
import { Icon, type IconName, SeatMark } from "../chrome/icon";
import { useKeys } from "../chrome/keys";
import { problemText } from "../chrome/notes";
import { Problem } from "../chrome/problem";
import { Send } from "../chrome/send";
import { tableTitle } from "../chrome/tickets";
import type { GameScreens } from "../games";
import { type Key, t } from "../i18n/catalogue";
import type { Match } from "../match/match";
import { personAt } from "../match/people";
import { Dialog, SideLog, TableBar } from "../match/table-parts";
import { frameAt, headline, type Timeline, timelineOf } from "../match/timeline";
import { amend } from "../router";
import { Arriving, GameMissing, useGame, useMatch } from "./match";
import { Scrubber } from "./scrubber";

interface ReplayScreenProps {
  id: string;
  /** The version to begin with. */
  at: number | null;
}

export function ReplayScreen({ id, at }: ReplayScreenProps) {
  const match = useMatch(id);
  const table = match?.table.value ?? null;
  const game = useGame(table?.game);
  const whole = useSignal(false);
  useEffect(() => {
    match?.recall().then(() => {
      whole.value = true;
    });
  }, [match]);
  if (match?.problem.value) {
    return <Problem title={t("match.missing")} detail={problemText(match.problem.value)} />;
  }
  if (game === "failed") {
    return <GameMissing />;
  }
  if (match === null || table === null || game === null || !whole.value) {
    return <Arriving waiting={match?.link.value === "reconnecting"} />;
  }
  return <Replay match={match} table={table} game={game} from={at} />;
}

interface ReplayProps {
  match: Match;
  table: Table;
  game: GameScreens;
  from: number | null;
}

/** Moving through the frames, with at most one step being played. */
function useMoves(timeline: { value: Timeline }, from: number | null) {
  const at = useSignal(frameAt(timeline.value.frames, from));
  const running = useSignal(false);
  const player = useRef<((from: Frame, to: Frame) => Promise<void>) | null>(null);
  const stepping = useRef(0);
  const last = () => timeline.value.frames.length - 1;

  const set = (frame: number) => {
    stepping.current += 1;
    at.value = Math.min(Math.max(0, frame), last());
  };
  /** Plays one step forward; false when something else was asked for meanwhile. */
  const step = async (): Promise<boolean> => {
    const [here, next] = [timeline.value.frames[at.value], timeline.value.frames[at.value + 1]];
    if (here === undefined || next === undefined) {
      return false;
    }
    stepping.current += 1;
    const mine = stepping.current;
    await player.current?.(here, next);
    if (mine !== stepping.current) {
      return false;
    }
    at.value += 1;
    return true;
  };
  const pause = () => {
    running.value = false;
  };
  const play = async () => {
    if (at.value === last()) {
      set(0);
    }
    running.value = true;
    while (running.value && (await step())) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_STEPS_MS));
    }
    running.value = false;
  };
  return { at, running, player, set, step, play, pause, last };
}

const BETWEEN_STEPS_MS = 600;

function Replay({ match, table, game, from }: ReplayProps) {
  useScreen(t("replay.title", { name: tableTitle(table) }));
  const timeline = useComputed(() =>
    timelineOf(match.history.value, game, (seat) => personAt(table, seat)),
  );
  const moves = useMoves(timeline, from);
  const { at, running, player } = moves;
  const sharing = useSignal(false);
  const frame = timeline.value.frames[at.value];
  useAddress(table.id, frame);
  const by = (change: number) => () => {
    moves.pause();
    moves.set(at.value + change);
  };
  const forward = () => {
    moves.pause();
    void moves.step();
  };
  const toggle = () => {
    if (running.value) {
      moves.pause();
    } else {
      void moves.play();
    }
  };
  const first = by(-Number.MAX_SAFE_INTEGER);
  const last = by(Number.MAX_SAFE_INTEGER);
  useKeys({
    ArrowLeft: by(-1),
    ArrowRight: forward,
    Home: first,
    End: last,
    " ": toggle,
  });
  if (frame === undefined) {
    return <Problem title={t("replay.nothing")} detail={t("replay.nothing_detail")} />;
  }
  const lines = timeline.value.lines[at.value] ?? [];
  const said = headline(lines);
  const text = said?.text ?? t("replay.start");
  return (
    <main class="table replay">
      <TableBar
        table={table}
        back={`/t/${table.id}`}
        detail={t("replay.detail", {
          round: game.round(frame),
          at: at.value + 1,
          all: timeline.value.frames.length,
        })}
        link={match.link.value}
      >
        <button
          class="ib"
          type="button"
          aria-label={t("replay.share")}
          onClick={() => {
            sharing.value = true;
          }}
        >
          <Icon name="share" />
        </button>
      </TableBar>
      <game.Moment table={table} frame={frame} player={player} />
      <p class="say">
        {said === undefined || said.seat === null ? null : <SeatMark seat={said.seat} />}
        <span>{text}</span>
      </p>
      <Scrubber
        timeline={timeline.value}
        at={at.value}
        text={t("replay.at", { round: game.round(frame), text })}
        set={(next) => {
          moves.pause();
          moves.set(next);
        }}
      />
      <div class="ctl">
        <Step icon="stepb" label="replay.first" press={first} off={at.value === 0} />
        <Step icon="back" label="replay.back" press={by(-1)} off={at.value === 0} />
        <button
          class="ib pl"
          type="button"
          aria-label={running.value ? t("replay.pause") : t("replay.play")}
          onClick={toggle}
        >
          <Icon name={running.value ? "pause" : "play"} />
        </button>
        <Step
          icon="chevron"
          label="replay.forward"
          press={forward}
          off={at.value === moves.last()}
        />
        <Step icon="stepf" label="replay.last" press={last} off={at.value === moves.last()} />
        <p class="cap keys only-desk">{t("replay.keys")}</p>
      </div>
      <p class="vh" aria-live="polite">
        {running.value ? "" : lines.map((line) => line.text).join(" ")}
      </p>
      <SideLog lines={timeline.value.lines.slice(0, at.value + 1).flat()} />
      <Dialog open={sharing} title={t("replay.share")}>
        <Send link={location.href} text={t("replay.share_text")} />
      </Dialog>
    </main>
  );
}

/** A pause before the address follows: browsers refuse too many changes in a row. */
const ADDRESS_MS = 400;

/** The address names the moment, so that it can be shared and reloaded. */
function useAddress(id: string, frame: Frame | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (frame !== undefined) {
        amend(`/t/${id}/replay?at=${frame.version}`);
      }
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [frame]);
}

interface StepProps {
  icon: IconName;
  label: Key;
  press: () => void;
  off?: boolean;
}

function Step({ icon, label, press, off = false }: StepProps) {
  return (
    <button class="ib" type="button" aria-label={t(label)} disabled={off} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
