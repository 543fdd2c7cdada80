/** Moving to another phone: a code made here and typed there signs the same user in. */
import { useSignal } from "@preact/signals";
import { type Progress, untilAnswered } from "../api/answers";
import * as api from "../api/calls";
import type { LinkCode, Problem } from "../api/types";
import { Section } from "../chrome/bars";
import { Icon } from "../chrome/icon";
import { ProgressFlag, RefusedNote } from "../chrome/notes";
import { clockTime, t } from "../i18n/catalogue";
import { useLeaving } from "../outbox/leaving";
import { remember } from "../settings/store";
import { recallUser, user } from "./session";

const CODE_LENGTH_MAX = 16;

export function Move() {
  return (
    <>
      <p class="lead">{t("move.lead")}</p>
      <div class="cols">
        <Section title={t("move.here")}>
          <div class="box opts">{user.value ? <FromHere /> : <p>{t("move.nobody")}</p>}</div>
        </Section>
        <Section title={t("move.there")}>
          <ToHere />
        </Section>
      </div>
    </>
  );
}

/** Easier to read out: 7KQM-2PXW. */
function inHalves(code: string): string {
  const middle = Math.ceil(code.length / 2);
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}

function FromHere() {
  const link = useSignal<LinkCode | null>(null);
  const progress = useSignal<Progress | null>(null);
  const problem = useSignal<Problem | null>(null);
  const make = async () => {
    const answer = await untilAnswered(api.createLink, (state) => {
      progress.value = state;
    });
    progress.value = null;
    problem.value = answer.ok ? null : answer.problem;
    link.value = answer.ok ? answer.value : null;
  };
  return (
    <>
      {link.value === null ? null : (
        <div role="status">
          <p class="cap">{t("move.code")}</p>
          <p class="code">{inHalves(link.value.code)}</p>
          <p class="small dim">{t("move.how", { at: clockTime(link.value.expires_at) })}</p>
        </div>
      )}
      {progress.value === null ? null : <ProgressFlag progress={progress.value} />}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
      <button class="btn wide" type="button" disabled={progress.value !== null} onClick={make}>
        <Icon name="device" />
        {link.value === null ? t("move.make") : t("move.again")}
      </button>
    </>
  );
}

/** Asked once, since a code counts once; without an answer the server says who we are now. */
function ToHere() {
  const typed = useSignal("");
  const state = useSignal<"asking" | "sending" | "moved" | "unreached">("asking");
  const problem = useSignal<Problem | null>(null);
  const leaving = useLeaving();
  const submit = async (event: Event) => {
    event.preventDefault();
    state.value = "sending";
    const answer = await api.createSession(typed.value.trim()).catch(() => null);
    problem.value = answer === null || answer.ok ? null : answer.problem;
    if (answer?.ok) {
      remember("known", "yes");
      await recallUser();
      state.value = "moved";
    } else {
      state.value = answer === null ? "unreached" : "asking";
    }
  };
  if (state.value === "moved") {
    return (
      <p class="box" role="status">
        {t("move.done", { name: user.value?.name ?? "" })}
      </p>
    );
  }
  return (
    <form class="box opts" onSubmit={submit}>
      <label class="field">
        <span class="l">{t("move.enter")}</span>
        <input
          class="inp"
          value={typed.value}
          placeholder="7KQM-2PXW"
          autoCapitalize="characters"
          autoComplete="one-time-code"
          spellcheck={false}
          maxLength={CODE_LENGTH_MAX}
          required
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      {user.value ? <p class="small dim">{t("move.guest", { name: user.value.name })}</p> : null}
      {leaving.question}
      {state.value === "unreached" ? <p role="alert">{t("menu.unreached")}</p> : null}
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
      <button
        class="btn red wide"
        type="submit"
        disabled={leaving.held || state.value === "sending" || typed.value.trim() === ""}
      >
        {t("move.go")}
      </button>
    </form>
  );
}
