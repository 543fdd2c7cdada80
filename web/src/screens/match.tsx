/** A match at its address: its lobby, its table while it runs, its result afterwards. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../api/types";
import { useScreen } from "../chrome/focus";
import { Problem } from "../chrome/problem";
import { gameTitle, tableTitle } from "../chrome/tickets";
import { type GameScreens, gameOf } from "../games";
import { t } from "../i18n/catalogue";
import { closeMatch, type Match, openMatch } from "../match/match";
import { Lobby } from "./lobby";
import { Arriving, NoMatch } from "./no-match";
import { Summary } from "./summary";

export function MatchScreen({ id }: { id: string }) {
  const match = useMatch(id);
  const table = match?.table.value ?? null;
  const problem = match?.problem.value ?? null;
  if (problem !== null) {
    return <NoMatch problem={problem} />;
  }
  if (match === null || table === null) {
    return <Arriving waiting={match?.link.value === "reconnecting"} />;
  }
  return <Found match={match} table={table} />;
}

/** The match with this id, listened to while the screen is there. */
export function useMatch(id: string): Match | null {
  const match = useSignal<Match | null>(null);
  useEffect(() => {
    const opened = openMatch(id);
    match.value = opened;
    return () => closeMatch(opened);
  }, [id]);
  return match.value;
}

/** The game's own screens, once they are there; "failed" when they cannot be had. */
export function useGame(name: string | undefined): GameScreens | "failed" | null {
  const screens = useSignal<GameScreens | "failed" | null>(null);
  useEffect(() => {
    const info = name === undefined ? undefined : gameOf(name);
    if (name !== undefined && info === undefined) {
      screens.value = "failed";
    }
    info?.load().then(
      (loaded) => {
        screens.value = loaded;
      },
      () => {
        screens.value = "failed";
      },
    );
  }, [name]);
  return screens.value;
}

/** When a game's part of the app cannot be fetched, or the app is older than the game. */
export function GameMissing() {
  return (
    <Problem
      title={t("lazy.title")}
      detail={t("lazy.detail")}
      picture="wire"
      retry={() => location.reload()}
    />
  );
}

function Found({ match, table }: { match: Match; table: Table }) {
  const frame = match.playback.shown.value;
  const running = table.status === "running" && frame?.view != null;
  const game = useGame(table.game);
  useEffect(() => {
    match.lingering.value ||= running;
  }, [running]);
  if (table.status === "cancelled") {
    return (
      <Problem title={t("match.cancelled")} detail={t("match.cancelled_detail")} picture="camp" />
    );
  }
  if (frame?.view == null && table.status === "lobby") {
    return <Lobby match={match} table={table} />;
  }
  if (game === "failed") {
    return <GameMissing />;
  }
  if (frame?.view == null || game === null) {
    return <Arriving waiting={false} />;
  }
  return table.status === "finished" && !match.lingering.value ? (
    <Summary match={match} table={table} view={frame.view} game={game} />
  ) : (
    <Running match={match} table={table} game={game} />
  );
}

function Running({ match, table, game }: { match: Match; table: Table; game: GameScreens }) {
  useScreen(t("match.title", { name: tableTitle(table), game: gameTitle(table.game) }));
  return <game.Table match={match} />;
}
