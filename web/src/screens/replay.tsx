/** The replay: a match frame by frame, by steps, by play, or by the scrubber. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Frame, Table } from "../api/types";
import { useScreen } from "../chrome/focus";
import { Icon, SeatMark } from "../chrome/icon";
import { useKeys } from "../chrome/keys";
import { ProgressFlag, RefusedNote } from "../chrome/notes";
import { Problem } from "../chrome/problem";
import { tableTitle } from "../chrome/tickets";
import type { GameScreens } from "../games";
import { t } from "../i18n/catalogue";
import type { Match } from "../match/match";
import { personAt } from "../match/people";
import { Dialog, SideLog, TableBar } from "../match/table-parts";
import { headline, timelineOf } from "../match/timeline";
import { momentAddress } from "../replay/address";
import { Controls } from "../replay/controls";
import { eyesOf, seatOf, useEyes } from "../replay/eyes";
import { Legend, nextMark } from "../replay/marks";
import { nextDecision, useMoves } from "../replay/moves";
import { Scrubber } from "../replay/scrubber";
import { ShareMoment } from "../replay/share";
import { useWatched, veiled } from "../replay/watched";
import { amend } from "../router";
import { GameMissing, useGame, useMatch } from "./match";
import { Arriving, NoMatch } from "./no-match";

interface ReplayScreenProps {
  id: string;
  /** The version to begin with. */
  at: number | null;
  /** Whether what was not watched yet may be shown ahead. */
  spoilers: boolean;
  /** Whether it begins with the step to the next frame. */
  plays: boolean;
}

export function ReplayScreen({ id, at, spoilers, plays }: ReplayScreenProps) {
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
    return <NoMatch problem={match.problem.value} />;
  }
  if (game === "failed") {
    return <GameMissing />;
  }
  if (match === null || table === null || game === null || !whole.value) {
    return <Arriving waiting={match?.link.value === "reconnecting"} />;
  }
  return (
    <Replay match={match} table={table} game={game} from={at} spoilers={spoilers} plays={plays} />
  );
}

interface ReplayProps {
  match: Match;
  table: Table;
  game: GameScreens;
  from: number | null;
  spoilers: boolean;
  plays: boolean;
}

function Replay({ match, table, game, from, spoilers, plays }: ReplayProps) {
  useScreen(t("replay.title", { name: tableTitle(table) }));
  const seen = useEyes(table, match.history.value);
  const shown = useSignal(seen.frames);
  shown.value = seen.frames;
  const timeline = useComputed(() =>
    timelineOf(shown.value, game, (seat) => personAt(table, seat)),
  );
  const moves = useMoves(timeline, from);
  const at = Math.min(moves.at.value, moves.last());
  useEffect(() => {
    if (plays) {
      moves.forward();
    }
  }, []);
  const watched = useWatched(table.id, timeline.value, at);
  const sharing = useSignal(false);
  const frame = timeline.value.frames[at];
  useAddress(table.id, frame, spoilers);
  const end = spoilers ? moves.last() : watched;
  const decide = () => {
    const { frames } = timeline.value;
    moves.set(nextDecision(frames, at, game.isChoice, seatOf(seen.eyes.value)));
  };
  useKeys({
    ArrowLeft: () => moves.set(at - 1),
    ArrowRight: moves.forward,
    Home: () => moves.set(0),
    End: () => moves.set(end),
    " ": moves.toggle,
    n: decide,
    m: spoilers ? () => moves.set(nextMark(timeline.value.ticks, at) ?? at) : undefined,
    1: () => {
      moves.speed.value = 1;
    },
    2: () => {
      moves.speed.value = 2;
    },
    4: () => {
      moves.speed.value = 4;
    },
  });
  if (frame === undefined) {
    return (
      <Problem title={t("replay.nothing")} detail={t("replay.nothing_detail")} picture="range" />
    );
  }
  const lines = timeline.value.lines[at] ?? [];
  const said = headline(lines);
  const text = said?.text ?? t("replay.start");
  const round = game.round(frame);
  const step = { round, at: at + 1 };
  return (
    <main class="table replay">
      <TableBar
        table={table}
        back={`/t/${table.id}`}
        detail={
          spoilers
            ? t("replay.detail", { ...step, all: timeline.value.frames.length })
            : t("replay.detail_veiled", step)
        }
        link={match.link.value}
      />
      <game.Moment
        table={table}
        frame={frame}
        story={timeline.value.frames.slice(0, at + 1)}
        player={moves.player}
      />
      <p class="say">
        {said === undefined || said.seat === null ? null : <SeatMark seat={said.seat} />}
        <span>{text}</span>
      </p>
      <Scrubber
        timeline={spoilers ? timeline.value : veiled(timeline.value, watched)}
        at={at}
        end={end}
        text={t("replay.at", { round, text })}
        set={moves.set}
      />
      {spoilers ? (
        <Legend marks={timeline.value.ticks} kinds={game.ticks} at={at} set={moves.set} />
      ) : (
        <p class="legend cap">{t("replay.veiled")}</p>
      )}
      <Controls moves={moves} at={at} end={end} decide={decide} />
      <div class="eyes">
        {table.status === "finished" ? <EyesChoice table={table} seen={seen} /> : null}
        <button
          class="btn"
          type="button"
          onClick={() => {
            sharing.value = true;
          }}
        >
          <Icon name="share" />
          <span>{t("replay.this_moment")}</span>
        </button>
      </div>
      <p class="vh" aria-live="polite">
        {moves.running.value ? "" : lines.map((line) => line.text).join(" ")}
      </p>
      <SideLog lines={timeline.value.lines.slice(0, at + 1).flat()} />
      <Dialog open={sharing} title={t("replay.share")}>
        <ShareMoment match={table.id} version={frame.version} spoilers={spoilers} />
      </Dialog>
    </main>
  );
}

function EyesChoice({ table, seen }: { table: Table; seen: ReturnType<typeof useEyes> }) {
  const { eyes, progress, problem, choose } = seen;
  return (
    <div class="field">
      <select
        class="inp"
        aria-label={t("replay.eyes")}
        aria-busy={progress.value !== null}
        value={eyes.value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {eyesOf(table).map(({ eyes: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {progress.value === null ? null : <ProgressFlag progress={progress.value} />}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
    </div>
  );
}

/** A pause before the address follows: browsers refuse too many changes in a row. */
const ADDRESS_MS = 400;

/** The address names the moment, so that it can be shared and reloaded. */
function useAddress(id: string, frame: Frame | undefined, spoilers: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (frame !== undefined) {
        amend(momentAddress(id, frame.version, spoilers));
      }
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [frame]);
}
