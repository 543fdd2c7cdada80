/** "Not sent", in the bar above whatever is on the screen. */
import { Icon } from "../chrome/icon";
import { number, t } from "../i18n/catalogue";
import { route } from "../router";
import { count } from "./outbox";

/** The way to the outbox, for as long as something is in it. */
export function OutboxBadge() {
  const n = count.value;
  return n === 0 || route.value.screen === "outbox" ? null : (
    <a class="ib not-sent" href="/outbox" aria-label={t("outbox.badge", { n })}>
      <Icon name="outbox" />
      <span class="num">{number(n)}</span>
    </a>
  );
}
