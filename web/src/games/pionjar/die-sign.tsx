/** A face of the die beside words. */
import { Die } from "../../board/die";
import { t } from "../../i18n/catalogue";

export function DieSign({ face }: { face: number }) {
  return (
    <svg
      class="die-sign"
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={t("pionjar.die", { face })}
    >
      <Die face={face} fill="var(--stock)" pips="var(--ink)" line="var(--ink)" />
    </svg>
  );
}
