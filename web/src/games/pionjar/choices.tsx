/** What a new table of Pionjär can choose. */
import { Segments } from "../../chrome/segments";
import { Switch } from "../../chrome/switch";
import { t } from "../../i18n/catalogue";
import type { ChoicesProps } from "../index";
import type { TableOptions } from "./types";

const YEARS = [1859, 1860, 1861, 1862] as const;
const AUCTIONS = ["open", "sealed"] as const;

export function Choices({ options, choose }: ChoicesProps<TableOptions>) {
  return (
    <>
      <Segments
        label={t("pionjar.new.last_year")}
        options={YEARS.map((year) => ({ value: String(year), label: String(year) }))}
        value={String(options.last_year)}
        choose={(value) => {
          const year = YEARS.find((one) => String(one) === value) ?? YEARS[1];
          choose({ ...options, last_year: year });
        }}
      />
      <Segments
        label={t("pionjar.new.auction")}
        options={AUCTIONS.map((auction) => ({
          value: auction,
          label: t("pionjar.auction", { auction }),
        }))}
        value={options.auction ?? "open"}
        choose={(auction) => choose({ ...options, auction })}
      />
      <Switch
        label={t("pionjar.new.automatic")}
        detail={t("new.automatic_detail")}
        on={options.automatic_moves !== false}
        turn={(on) => choose({ ...options, automatic_moves: on })}
      />
      <Switch
        label={t("pionjar.new.saloon")}
        detail={t("pionjar.new.saloon_detail")}
        on={options.saloon === "anywhere"}
        turn={(on) => choose({ ...options, saloon: on ? "anywhere" : "squares" })}
      />
    </>
  );
}
