/** How the games are played, in short. */
import { Colophon, Rail, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { OpeningNote } from "../chrome/notes";
import { HowTo } from "../games/rancher/how-to";
import { t } from "../i18n/catalogue";
import { opening, playBotNow } from "../lists/opening";

export function Rules() {
  const title = t("rules.title");
  useScreen(title);
  return (
    <div class="app">
      <Rail here="rules" />
      <SubBar back="/" title={title} heading />
      <main>
        <h1 class="h-l only-desk" tabIndex={-1}>
          {title}
        </h1>
        <HowTo />
        <section class="sec go">
          <button
            class="btn red big wide"
            type="button"
            disabled={opening.value !== null}
            onClick={() => playBotNow()}
          >
            <Icon name="play" />
            {t("rancher.rules.try")}
          </button>
          <OpeningNote />
        </section>
        <Colophon>{t("rules.colophon")}</Colophon>
      </main>
      <Tabs here="rules" />
    </div>
  );
}
