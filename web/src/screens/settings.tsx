/** Settings: how the app looks and moves, and what you are called. */
import { Colophon, Rail, Section, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { t } from "../i18n/catalogue";
import { user } from "../session/session";
import { Look } from "../settings/look";
import { Leave, You } from "../settings/you";

export function Settings() {
  useScreen(t("nav.settings"));
  return (
    <div class="app">
      <Rail here="settings" />
      <SubBar back="/" title={t("nav.settings")} heading />
      <main>
        <h1 class="h-l only-desk" tabIndex={-1}>
          {t("nav.settings")}
        </h1>
        <div class="lay">
          <Section title={t("settings.look")}>
            <Look />
          </Section>
          <div>
            <Section title={t("settings.you")}>
              <You />
            </Section>
            {user.value ? <Leave /> : null}
          </div>
        </div>
        <Colophon>{t("settings.colophon")}</Colophon>
      </main>
      <Tabs here="settings" />
    </div>
  );
}
