/** Moving to another phone. */
import { Rail, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { t } from "../i18n/catalogue";
import { Move } from "../session/move";

export function MoveScreen() {
  useScreen(t("move.title"));
  return (
    <div class="app">
      <Rail here="settings" />
      <SubBar back="/settings" title={t("move.title")} heading />
      <main>
        <h1 class="h-l only-desk" tabIndex={-1}>
          {t("move.title")}
        </h1>
        <Move />
      </main>
      <Tabs here="settings" />
    </div>
  );
}
