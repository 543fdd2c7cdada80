/** A finished match: who won and with what, how it came about, and the way to its replay. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api/calls";
import type { Frame, Table, View } from "../api/types";
import { Rail, Section, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon, type IconName } from "../chrome/icon";
import { OpeningNote } from "../chrome/notes";
import { Send } from "../chrome/send";
import { gameTitle, Poster, tableTitle } from "../chrome/tickets";
import type { GameScreens, Tick } from "../games";
import { moment, t } from "../i18n/catalogue";
import { opening, playAgain } from "../lists/opening";
import type { Match } from "../match/match";
import { personAt, sitsAt } from "../match/people";
import { Dialog } from "../match/table-parts";
import { lastRival, leadChanges, type Timeline, timelineOf } from "../match/timeline";
import { rivalry, verdict } from "../match/verdict";
import { ALL } from "../replay/eyes";
import { WealthChart } from "../replay/scrubber";

interface SummaryProps {
  match: Match;
  table: Table;
  view: View;
  game: GameScreens;
}

export function Summary({ match, table, view, game }: SummaryProps) {
  useScreen(tableTitle(table));
  const { timeline, rival, whole } = useStory(match, table, game);
  const sharing = useSignal(false);
  return (
    <div class="app">
      <Rail />
      <SubBar
        back="/"
        title={tableTitle(table)}
        detail={t("summary.finished_at", {
          game: gameTitle(table.game),
          at: moment(table.updated_at),
        })}
        keep
      >
        <button
          class="ib"
          type="button"
          aria-label={t("summary.share")}
          onClick={() => {
            sharing.value = true;
          }}
        >
          <Icon name="share" />
        </button>
      </SubBar>
      <main class="has-bar summary">
        <div class="win">
          <Poster game={table.game} shape="wide" />
          <span class="inkstamp" aria-hidden="true">
            {t("summary.stamp")}
          </span>
        </div>
        <div class="lay">
          <section class="sec">
            <h1 class="h-l" tabIndex={-1}>
              {verdict(table)}
            </h1>
            {table.seats.length < 2 ? null : (
              <p class="lead">{whole ? rivalry(table, rival) : ""}</p>
            )}
            <game.Reckoning table={table} view={view} />
            <div class="bar">
              <OpeningNote />
              <div class="btns">
                {sitsAt(table) ? <Again table={table} /> : null}
                <a class={sitsAt(table) ? "btn big" : "btn red big"} href={`/t/${table.id}/replay`}>
                  <Icon name="play" />
                  {t("summary.replay")}
                </a>
              </div>
            </div>
          </section>
          <Story timeline={whole ? timeline.value : null} table={table} game={game} />
        </div>
      </main>
      <Dialog open={sharing} title={t("summary.share")}>
        <Send link={`${location.origin}/t/${table.id}`} text={t("summary.share_text")} />
      </Dialog>
    </div>
  );
}

/** The match along its frames, whether they are all there, and who was ahead last without winning. */
function useStory(match: Match, table: Table, game: GameScreens) {
  const frames = useFrames(match, table.id);
  const timeline = useComputed(() =>
    timelineOf(frames.value, game, (seat) => personAt(table, seat)),
  );
  const { worth, frames: told } = timeline.value;
  const rival = lastRival(worth, table.result?.winners ?? []);
  const [round, rounds] = [told[rival?.at ?? -1], told.at(-1)].map((frame) =>
    frame === undefined ? 0 : Math.max(1, game.round(frame)),
  );
  return {
    timeline,
    whole: frames.value[0]?.after === 0,
    rival: rival && { seat: rival.seat, round: round ?? 0, rounds: rounds ?? 0 },
  };
}

/**
 * The match with everything open, as its record is once it is over; where that cannot be had, as it
 * was seen from here.
 */
function useFrames(match: Match, id: string) {
  const open = useSignal<readonly Frame[]>([]);
  useEffect(() => {
    const fetched = api.frames(id, 0, ALL).catch(() => null);
    void fetched.then(async (answer) => {
      const all = answer?.ok ? answer.value.frames : null;
      if (all === null) {
        await match.recall();
      }
      open.value = all ?? match.history.value;
    });
  }, [match, id]);
  return open;
}

/** The same table once more: laid now, or by another of the players already. */
function Again({ table }: { table: Table }) {
  return (
    <button
      class="btn red big"
      type="button"
      disabled={opening.value !== null}
      onClick={() => playAgain(table.id)}
    >
      <Icon name="dice" />
      {table.rematch === null ? t("summary.again") : t("summary.join")}
    </button>
  );
}

interface StoryProps {
  timeline: Timeline | null;
  table: Table;
  game: GameScreens;
}

/** How it came about; without the whole match only what is sure of it. */
function Story({ timeline, table, game }: StoryProps) {
  return (
    <div>
      {timeline === null ? null : (
        <Section title={t("summary.by_round")}>
          <div class="box">
            <WealthChart worth={timeline.worth} label={t("summary.chart")} />
          </div>
        </Section>
      )}
      <Section title={t("summary.telling")}>
        <ul class="telling">
          {timeline === null ? null : <Counted timeline={timeline} game={game} />}
          <li class="fact">
            <Icon name="seal" />
            <span>
              {t("summary.seed")} <code>{table.seed ?? table.commitment}</code>
            </span>
          </li>
        </ul>
      </Section>
    </div>
  );
}

const TICK_ICONS: Readonly<Record<Tick, IconName>> = {
  theft: "theft",
  sale: "rosette",
  purchase: "chair",
  claim: "chair",
  auction: "tables",
  arrest: "refused",
};

interface CountedProps {
  timeline: Timeline;
  game: GameScreens;
}

function Counted({ timeline: { worth, ticks }, game }: CountedProps) {
  const counted = game.ticks.flatMap(({ tick, counted: says }) =>
    says === undefined ? [] : [{ tick, says, n: ticks.filter((one) => one.tick === tick).length }],
  );
  return (
    <>
      {counted.map(({ tick, says, n }) => (
        <li key={tick} class="fact">
          <Icon name={TICK_ICONS[tick]} />
          <span>{t(says, { n })}</span>
        </li>
      ))}
      {worth.length < 2 ? null : (
        <li class="fact">
          <Icon name="rosette" />
          <span>{t("summary.leads", { n: leadChanges(worth) })}</span>
        </li>
      )}
    </>
  );
}
