/** How the app looks and moves on this device. */
import { useSignal } from "@preact/signals";
import { Icon, type IconName, SeatMark } from "../chrome/icon";
import { Segments } from "../chrome/segments";
import { type Key, language, t } from "../i18n/catalogue";
import { LANGUAGES, type Language } from "../i18n/languages";
import { chooseLanguage } from "./language";
import { chooseMotion, MOTIONS, motion } from "./motion";
import { choosePatterns, patterns } from "./patterns";
import { chooseTheme, THEMES, theme } from "./theme";

const SEATS = [0, 1, 2, 3, 4, 5];

export function Look() {
  return (
    <div class="list">
      <LanguageRow />
      <Choice
        icon="theme"
        label="settings.theme"
        options={THEMES.map((value) => ({ value, label: t(`settings.theme_${value}`) }))}
        value={theme.value}
        choose={chooseTheme}
      />
      <Choice
        icon="motion"
        label="settings.motion"
        detail="settings.motion_detail"
        options={MOTIONS.map((value) => ({ value, label: t(`settings.motion_${value}`) }))}
        value={motion.value}
        choose={chooseMotion}
      />
      <PatternsRow />
    </div>
  );
}

function LanguageRow() {
  const failed = useSignal(false);
  const choose = async (choice: Language, select: HTMLSelectElement) => {
    try {
      await chooseLanguage(choice);
      failed.value = false;
    } catch {
      select.value = language();
      failed.value = true;
    }
  };
  return (
    <div class="stackrow">
      <label class="setting">
        <Icon name="globe" />
        <span class="g">{t("settings.language")}</span>
        <select
          class="inp"
          value={language()}
          onChange={({ currentTarget }) => choose(currentTarget.value as Language, currentTarget)}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {failed.value ? (
        <p class="cap" role="alert">
          {t("settings.language_failed")}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  icon: IconName;
  label: Key;
  detail?: Key;
  options: readonly { value: Value; label: string }[];
  value: Value;
  choose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { icon, label, detail, ...segments } = props;
  return (
    <div class="stackrow">
      <span class="setting" aria-hidden="true">
        <Icon name={icon} />
        {t(label)}
      </span>
      <Segments label={t(label)} labelled {...segments} />
      {detail === undefined ? null : <p class="cap">{t(detail)}</p>}
    </div>
  );
}

function PatternsRow() {
  return (
    <div class="stackrow">
      <label class="setting">
        <Icon name="pattern" />
        <span class="g">{t("settings.patterns")}</span>
        <span class="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={patterns.value}
            checked={patterns.value}
            onChange={(event) => choosePatterns(event.currentTarget.checked)}
          />
          <i />
        </span>
      </label>
      <div class="swatches" role="img" aria-label={t("settings.patterns_seats")}>
        {SEATS.map((seat) => (
          <SeatMark key={seat} seat={seat} size="large" />
        ))}
      </div>
      <p class="cap indented">{t("settings.patterns_detail")}</p>
    </div>
  );
}
