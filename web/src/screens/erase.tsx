/** Erasing the account: what goes, what stays, and the last question. */
import { useSignal } from "@preact/signals";
import type { Problem } from "../api/types";
import { Rail, Section, SubBar, Tabs } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon, type IconName } from "../chrome/icon";
import { RefusedNote } from "../chrome/notes";
import { type Key, t } from "../i18n/catalogue";
import { say } from "../news/news";
import { useLeaving } from "../outbox/leaving";
import { go } from "../router";
import { erase } from "../session/erasure";
import { user } from "../session/session";

type Points = readonly { icon: IconName; text: Key }[];

const GOES: Points = [
  { icon: "user", text: "erase.goes_name" },
  { icon: "device", text: "erase.goes_sessions" },
  { icon: "seal", text: "erase.goes_tokens" },
  { icon: "outbox", text: "erase.goes_device" },
];
const STAYS: Points = [
  { icon: "replay", text: "erase.stays_events" },
  { icon: "chair", text: "erase.stays_seats" },
];

export function Erase() {
  const name = user.value?.name;
  useScreen(t("erase.row"));
  return (
    <div class="app">
      <Rail here="settings" />
      <SubBar back="/settings" title={t("erase.row")} />
      <main>{name === undefined ? <Nobody /> : <Question name={name} />}</main>
      <Tabs here="settings" />
    </div>
  );
}

function Nobody() {
  return (
    <div class="problem">
      <h1 class="h-l" tabIndex={-1}>
        {t("erase.title_nobody")}
      </h1>
      <p class="lead">{t("erase.nobody")}</p>
      <div class="btns">
        <a class="btn" href="/">
          {t("problem.home")}
        </a>
      </div>
    </div>
  );
}

function Question({ name }: { name: string }) {
  return (
    <>
      <h1 class="h-l" tabIndex={-1}>
        {t("erase.title", { name })}
      </h1>
      <p class="lead">{t("erase.lead")}</p>
      <div class="cols">
        <div>
          <PointList title={t("erase.goes")} points={GOES} />
          <PointList title={t("erase.stays")} points={STAYS} />
        </div>
        <Answer />
      </div>
    </>
  );
}

function PointList({ title, points }: { title: string; points: Points }) {
  return (
    <Section title={title}>
      <ul class="points">
        {points.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Answer() {
  const leaving = useLeaving("go");
  const state = useSignal<"asking" | "sending" | "unreached">("asking");
  const problem = useSignal<Problem | null>(null);
  const confirm = async () => {
    state.value = "sending";
    const ended = await erase();
    problem.value = ended.how === "refused" ? ended.problem : null;
    state.value = ended.how === "unreached" ? "unreached" : "asking";
    if (ended.how === "erased") {
      go("/", "replace");
      say(t("erase.done"));
    }
  };
  return (
    <div class="sec opts">
      {leaving.question}
      {state.value === "unreached" ? <p role="alert">{t("erase.unreached")}</p> : null}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
      <button
        class="btn danger wide"
        type="button"
        disabled={leaving.held || state.value === "sending"}
        onClick={confirm}
      >
        <Icon name="trash" />
        {t("erase.yes")}
      </button>
      <a class="btn wide" href="/settings">
        {t("erase.no")}
      </a>
    </div>
  );
}
