/** The saloon: the picture with money and die, and what the last wagers came to. */
import type { Table } from "../../../api/types";
import { SeatMark } from "../../../chrome/icon";
import { t } from "../../../i18n/catalogue";
import { personAt } from "../../../match/people";
import { DieSign } from "../die-sign";
import { gained } from "../words";
import { SaloonArt } from "./saloon-art";
import type { Wagered } from "./so-far";
import "./scenes.css";

/** So many of the last wagers are told. */
const TOLD_MAX = 4;

interface SaloonSceneProps {
  table: Table;
  saloon: number;
  wagers: readonly Wagered[];
  /** What the die has just shown. */
  rolled?: number | null;
}

export function SaloonScene({ table, saloon, wagers, rolled = null }: SaloonSceneProps) {
  return (
    <div class="scene">
      <SaloonArt key={rolled ?? 0} saloon={saloon} rolled={rolled} />
      {wagers.length === 0 ? null : (
        <ul class="wagers" aria-label={t("pionjar.scene.wagers")}>
          {wagers.slice(0, TOLD_MAX).map(({ seat, stake, value, gain }) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span>
                <span class="vh">{personAt(table, seat).name}</span>
                <span class="num">{t("pionjar.scene.stake", { stake })}</span>
                <DieSign face={value} />
                <b class="num">{gained(gain)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
