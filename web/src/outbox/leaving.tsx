/** The question that comes before this device becomes somebody else's. */
import { useState } from "preact/hooks";
import { Icon } from "../chrome/icon";
import { t } from "../i18n/catalogue";
import { user } from "../session/session";
import { unsent } from "./outbox";

/** What becomes of the rows: they wait on the device for their user, or go with the account. */
type Fate = "wait" | "go";

const WORDS = {
  wait: { detail: "outbox.leave_detail", agree: "outbox.leave_go" },
  go: { detail: "erase.unsent", agree: "erase.unsent_go" },
} as const;

/** Whether rows are in the way of leaving, and what lets the reader decide about them. */
export function useLeaving(fate: Fate = "wait") {
  const [agreed, agree] = useState(false);
  const n = unsent.value.length;
  const held = n > 0 && !agreed;
  const name = user.value?.name ?? "";
  const question = held ? (
    <div class="note queued" role="alert">
      <Icon name="queued" />
      <div>
        <p class="strong">{t("outbox.leave_title", { n })}</p>
        <p>{t(WORDS[fate].detail, { name })}</p>
        <div class="btns">
          <a class="btn" href="/outbox">
            {t("outbox.leave_stay")}
          </a>
          <button class="btn" type="button" onClick={() => agree(true)}>
            {t(WORDS[fate].agree)}
          </button>
        </div>
      </div>
    </div>
  ) : null;
  return { held, question };
}
