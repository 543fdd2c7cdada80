/** What the person on this device is called, and the ways to another phone or out. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Problem } from "../api/types";
import { Section } from "../chrome/bars";
import { Icon } from "../chrome/icon";
import { RefusedNote } from "../chrome/notes";
import { t } from "../i18n/catalogue";
import { rename, user } from "../session/session";

const NAME_LENGTH_MAX = 24;

export function You() {
  const editing = useSignal(false);
  const renamed = useSignal(false);
  return (
    <div class="list">
      <div class="row">
        <Icon name="user" />
        <div class="grow">
          <h3>{user.value?.name ?? t("settings.nameless")}</h3>
          <p>{t("settings.guest")}</p>
        </div>
        <button
          class="btn"
          type="button"
          aria-expanded={editing.value}
          onClick={() => {
            editing.value = !editing.value;
            renamed.value = false;
          }}
        >
          {t("settings.rename")}
        </button>
      </div>
      {editing.value ? <NameForm editing={editing} renamed={renamed} /> : null}
      <a class="row" href="/move">
        <Icon name="device" />
        <span class="grow strong">{t("move.title")}</span>
        <Icon name="chevron" small />
      </a>
      <p class="vh" role="status">
        {renamed.value ? t("settings.renamed", { name: user.value?.name ?? "" }) : ""}
      </p>
    </div>
  );
}

/** The way out, for good. */
export function Leave() {
  return (
    <Section title={t("erase.section")}>
      <div class="list">
        <a class="row" href="/erase">
          <Icon name="trash" />
          <div class="grow">
            <h3>{t("erase.row")}</h3>
            <p>{t("erase.row_detail")}</p>
          </div>
          <Icon name="chevron" small />
        </a>
      </div>
    </Section>
  );
}

function NameForm({ editing, renamed }: { editing: Signal<boolean>; renamed: Signal<boolean> }) {
  const typed = useSignal(user.value?.name ?? "");
  const sending = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    sending.value = true;
    const answer = await rename(typed.value.trim());
    sending.value = false;
    problem.value = answer.ok ? null : answer.problem;
    renamed.value = answer.ok;
    editing.value = !answer.ok;
  };
  return (
    <form class="stackrow" onSubmit={submit}>
      <label class="field">
        <span class="l">{t("settings.name")}</span>
        <input
          ref={field}
          class="inp"
          value={typed.value}
          maxLength={NAME_LENGTH_MAX}
          autoComplete="nickname"
          required
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button
        class="btn red wide"
        type="submit"
        disabled={sending.value || typed.value.trim() === ""}
      >
        {t("settings.take_name")}
      </button>
      {problem.value === null ? null : <RefusedNote problem={problem.value} />}
    </form>
  );
}
