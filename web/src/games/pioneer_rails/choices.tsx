/** What a new table of Pioneer Rails can choose: the sheet, and the variants. */
import { Switch } from "../../chrome/switch";
import { t } from "../../i18n/catalogue";
import type { ChoicesProps } from "../index";
import { RailsMap } from "./board/RailsMap";
import { SHEET_IDS } from "./board/sheets";
import "./rails.css";
import type { TableOptions } from "./types";
import { sheetName } from "./words";

const EMPTY = { tracks: [], done: [], caught: [], towns: [] };
const VARIANTS = ["advanced_hand", "owners", "jokers"] as const;

export function Choices({ options, choose }: ChoicesProps<TableOptions>) {
  return (
    <>
      <fieldset class="field">
        <legend class="l">{t("rails.new.sheet")}</legend>
        <div class="sheet-choices">
          {SHEET_IDS.map((id) => (
            <label key={id}>
              <input
                type="radio"
                name="sheet"
                checked={(options.sheet ?? SHEET_IDS[0]) === id}
                onChange={() => choose({ ...options, sheet: id })}
              />
              <RailsMap sheet={id} state={EMPTY} />
              <span class="strong">{sheetName(id)}</span>
              <span class="cap">{t("rails.new.family", { sheet: id })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {VARIANTS.map((variant) => (
        <Switch
          key={variant}
          label={t("rails.variant", { variant })}
          detail={t("rails.variant_detail", { variant })}
          on={options[variant] === true}
          turn={(on) => choose({ ...options, [variant]: on })}
        />
      ))}
      {VARIANTS.some((variant) => options[variant]) ? (
        <p class="small dim">{t("rails.new.unrated")}</p>
      ) : null}
    </>
  );
}
