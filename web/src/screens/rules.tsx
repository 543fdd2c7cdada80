/** How the games are played, in short. */
import { Colophon, Rail, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { OpeningNote } from "../chrome/notes";
import { Problem } from "../chrome/problem";
import { gameTitle } from "../chrome/tickets";
import { GAME_NAMES, gameOf } from "../games";
import { t } from "../i18n/catalogue";
import { opening, playBotNow } from "../lists/opening";
import "../styles/rules.css";

export function Rules({ game }: { game: string }) {
  const info = gameOf(game);
  const title = t("rules.title", { game: gameTitle(game) });
  useScreen(title);
  if (info === undefined) {
    return <Problem title={t("missing.title")} detail={t("missing.detail")} />;
  }
  return (
    <div class="app">
      <Rail here="rules" />
      <SubBar back="/" title={title} heading />
      <main>
        <h1 class="h-l only-desk" tabIndex={-1}>
          {title}
        </h1>
        <Games here={game} />
        <info.HowTo />
        <section class="sec go">
          <button
            class="btn red big wide"
            type="button"
            disabled={opening.value !== null}
            onClick={() => playBotNow(game)}
          >
            <Icon name="play" />
            {t("rules.try")}
          </button>
          <OpeningNote />
        </section>
        <Colophon>{t(info.colophon)}</Colophon>
      </main>
      <Tabs here="rules" />
    </div>
  );
}

/** The games to read about, where there are several. */
function Games({ here }: { here: string }) {
  if (GAME_NAMES.length === 1) {
    return null;
  }
  return (
    <nav class="chips" aria-label={t("new.which")}>
      {GAME_NAMES.map((name) => (
        <a
          key={name}
          class="btn"
          href={`/rules/${name}`}
          aria-current={name === here ? "page" : undefined}
        >
          {gameTitle(name)}
        </a>
      ))}
    </nav>
  );
}
