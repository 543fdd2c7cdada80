/** What a new table of Rancher can choose: rounds or a clock, and who rolls the die. */

import { Segments } from "../../chrome/segments";
import { Switch } from "../../chrome/switch";
import { t } from "../../i18n/catalogue";
import type { ChoicesProps } from "../index";
import type { TableOptions } from "./types";

const ROUNDS = [40, 80, 120] as const;
const MINUTES = [30, 60, 90, 120, 180, 240] as const;
const MINUTES_FIRST = 60;
/** The length that is chosen in minutes and not in rounds. */
const BY_CLOCK = "clock";

export function Choices({ options, choose }: ChoicesProps<TableOptions>) {
  const minutes = options.minutes ?? 0;
  const chooseLength = (value: string) => {
    const rounds = ROUNDS.find((count) => String(count) === value);
    choose(
      rounds === undefined
        ? { ...options, minutes: MINUTES_FIRST }
        : { ...options, rounds, minutes: 0 },
    );
  };
  return (
    <>
      <Segments
        label={t("new.length")}
        options={[
          ...ROUNDS.map((count) => ({ value: String(count), label: String(count) })),
          { value: BY_CLOCK, label: t("new.clock") },
        ]}
        value={minutes === 0 ? String(options.rounds) : BY_CLOCK}
        choose={chooseLength}
      />
      {minutes === 0 ? null : <Minutes options={options} choose={choose} />}
      <Switch
        label={t("new.automatic")}
        detail={t("new.automatic_detail")}
        on={options.automatic_rolls !== false}
        turn={(on) => choose({ ...options, automatic_rolls: on })}
      />
    </>
  );
}

function Minutes({ options, choose }: ChoicesProps<TableOptions>) {
  const chooseMinutes = (value: string) => {
    const minutes: TableOptions["minutes"] = MINUTES.find((count) => String(count) === value) ?? 0;
    choose({ ...options, minutes });
  };
  return (
    <div class="field">
      <Segments
        label={t("new.minutes_of_play")}
        options={MINUTES.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(options.minutes)}
        choose={chooseMinutes}
      />
      <p class="small dim">{t("new.clock_detail")}</p>
    </div>
  );
}
