/** Sharing a moment of a replay, with what comes after it hidden or not. */
import { useSignal } from "@preact/signals";
import { Send } from "../chrome/send";
import { t } from "../i18n/catalogue";
import { momentAddress } from "./address";

interface ShareMomentProps {
  match: string;
  version: number;
  /** Whether what comes later is shown here. */
  spoilers: boolean;
}

export function ShareMoment({ match, version, spoilers }: ShareMomentProps) {
  const told = useSignal(spoilers);
  return (
    <div class="opts">
      <label class="inline">
        <span class="g">
          <span class="strong">{t("replay.no_spoilers")}</span>
          <p class="small dim">{t("replay.no_spoilers_detail")}</p>
        </span>
        <span class="switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={!told.value}
            checked={!told.value}
            onChange={(event) => {
              told.value = !event.currentTarget.checked;
            }}
          />
          <i />
        </span>
      </label>
      <Send
        link={location.origin + momentAddress(match, version, told.value)}
        text={t("replay.share_text")}
      />
    </div>
  );
}
