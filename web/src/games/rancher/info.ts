/** What the chrome knows of Rancher before its table is fetched. */
import type { Awaited } from "../../api/types";
import poster from "../../assets/rancher.svg";
import { t } from "../../i18n/catalogue";
import type { GameInfo } from "../index";
import { farmName } from "./farms";

export const rancher: GameInfo = {
  title: "rancher.title",
  tagline: "rancher.tagline",
  poster,
  rounds: [40, 80, 120],
  minutes: [60, 30, 90, 120, 180, 240],
  asked,
  load: () => import("./screens").then(({ screens }) => screens),
};

function asked({ ask, about }: Awaited): string {
  const farm = about ? farmName(about) : "";
  switch (ask) {
    case "way":
      return t("rancher.asked.way");
    case "buy":
      return t("rancher.asked.buy", { farm });
    case "drive":
      return t("rancher.asked.drive", { farm });
    case "steal":
      return t("rancher.asked.steal", { farm });
    default:
      return t("rancher.asked.roll");
  }
}
