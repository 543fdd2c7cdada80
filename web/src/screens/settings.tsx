/** Settings: what you are called, and how much moves. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Problem } from "../api/types";
import { Colophon, Rail, Section, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { RefusedNote } from "../chrome/notes";
import { Segments } from "../chrome/segments";
import { t } from "../i18n/catalogue";
import { rename, user } from "../session/session";
import { chooseMotion, MOTIONS, motion } from "../settings/motion";

const NAME_LENGTH_MAX = 24;

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
            <div class="list">
              <div class="stackrow">
                <span class="l">
                  <Icon name="motion" />
                  {t("settings.motion")}
                </span>
                <Segments
                  label={t("settings.motion")}
                  labelled
                  options={MOTIONS.map((value) => ({
                    value,
                    label: t(`settings.motion_${value}`),
                  }))}
                  value={motion.value}
                  choose={chooseMotion}
                />
                <p class="cap">{t("settings.motion_detail")}</p>
              </div>
            </div>
          </Section>
          <Section title={t("settings.you")}>
            <Name />
          </Section>
        </div>
        <Colophon>{t("settings.colophon")}</Colophon>
      </main>
      <Tabs here="settings" />
    </div>
  );
}

function Name() {
  const typed = useSignal(user.value?.name ?? "");
  const state = useSignal<"idle" | "sending" | "done">("idle");
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    typed.value ||= user.value?.name ?? "";
  }, [user.value]);
  const submit = async (event: Event) => {
    event.preventDefault();
    state.value = "sending";
    const answer = await rename(typed.value.trim());
    problem.value = answer.ok ? null : answer.problem;
    state.value = answer.ok ? "done" : "idle";
  };
  return (
    <form class="box opts" onSubmit={submit}>
      <label class="field">
        <span class="l">{t("settings.name")}</span>
        <input
          class="inp"
          value={typed.value}
          maxLength={NAME_LENGTH_MAX}
          autoComplete="nickname"
          required
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            state.value = "idle";
          }}
        />
      </label>
      <p class="cap">{t("settings.guest")}</p>
      <button
        class="btn wide"
        type="submit"
        disabled={state.value === "sending" || typed.value.trim() === ""}
      >
        {t("settings.rename")}
      </button>
      {state.value === "done" ? (
        <span class="flag accepted" role="status">
          <Icon name="check" small />
          {t("settings.renamed")}
        </span>
      ) : null}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
    </form>
  );
}
