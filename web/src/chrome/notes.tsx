/** Short notes with an icon, a word and a colour: what a command met, and what offline needs. */
import { signal } from "@preact/signals";
import type { Progress } from "../api/answers";
import type { Problem } from "../api/types";
import { isKey, t } from "../i18n/catalogue";
import { opening, refusal } from "../lists/opening";
import { recall, remember } from "../settings/store";
import { Icon } from "./icon";

/** Why something was refused: our words where we have them, else the server's. */
export function problemText({ code, detail, errors }: Problem): string {
  // Of all that people type, names alone can be wrong in ways that no field of the app prevents.
  const ofName = code === "invalid_body" && errors?.some(({ where }) => where.endsWith(".name"));
  const key = ofName ? "problem.invalid_name" : `problem.${code}`;
  return isKey(key) ? t(key) : detail;
}

/** How a command fares, while it does. */
export function ProgressFlag({ progress }: { progress: Progress }) {
  return progress === "sending" ? (
    <span class="flag sending" role="status">
      <Icon name="sending" small />
      {t("progress.sending")}
    </span>
  ) : (
    <span class="flag offline" role="status">
      <Icon name="offline" small />
      {t("progress.trying_again")}
    </span>
  );
}

/** Stands wherever a table is opened or joined: progress, then a refusal if there was one. */
export function OpeningNote() {
  if (opening.value !== null) {
    return <ProgressFlag progress={opening.value} />;
  }
  return refusal.value === null ? null : <RefusedNote problem={refusal.value} />;
}

export function RefusedNote({ problem }: { problem: Problem }) {
  return (
    <div class="note refused" role="alert">
      <Icon name="refused" />
      <div>
        <p class="strong">{t("refused.title")}</p>
        <p>{problemText(problem)}</p>
      </div>
    </div>
  );
}

const insecureNoteRead = signal(recall("insecure_note") === "read");

/** Says once that playing offline needs https, where the page came without it. */
export function InsecureNote() {
  if (globalThis.isSecureContext || insecureNoteRead.value) {
    return null;
  }
  const close = () => {
    insecureNoteRead.value = true;
    remember("insecure_note", "read");
  };
  return (
    <div class="note offline" role="note">
      <Icon name="offline" />
      <div class="grow">
        <p class="strong">{t("insecure.title")}</p>
        <p>{t("insecure.detail")}</p>
      </div>
      <button class="ib" type="button" aria-label={t("insecure.close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
