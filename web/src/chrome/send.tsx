/** A link on its way to somebody else. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/catalogue";
import { Icon } from "./icon";

/** Sharing and copying where the browser has them; a link to select where it has neither. */
export function Send({ link, text }: { link: string; text: string }) {
  const copied = useSignal(false);
  const canShare = typeof navigator.share === "function";
  const canCopy = globalThis.isSecureContext && navigator.clipboard !== undefined;
  const share = () => {
    navigator.share({ title: t("app.name"), text, url: link }).catch(() => {
      // Closing the share sheet without sharing is no error.
    });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <div class="send">
      {canCopy ? null : (
        <label class="field">
          <span class="l">{t("invite.link")}</span>
          <input
            class="inp"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <div class="btns">
        {canShare ? (
          <button class="btn two" type="button" onClick={share}>
            <Icon name="share" />
            {t("invite.share")}
          </button>
        ) : null}
        {canCopy ? (
          <button class="btn" type="button" onClick={copy}>
            <Icon name={copied.value ? "check" : "copy"} />
            {copied.value ? t("invite.copied") : t("invite.copy")}
          </button>
        ) : null}
      </div>
    </div>
  );
}
