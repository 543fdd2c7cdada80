/** What the chrome knows of Rancher before its table is fetched. */
import type { Awaited, Duration, Game } from "../../api/types";
import poster from "../../assets/rancher.svg";
import { lazy } from "../../chrome/lazy";
import { t, withWords } from "../../i18n/catalogue";
import type { GameInfo, Term } from "../index";
import { Choices } from "./choices";
import { farmName } from "./farms";
import type { TableOptions } from "./types";

export const rancher: GameInfo = {
  title: "rancher.title",
  tagline: "rancher.tagline",
  colophon: "rancher.colophon",
  poster,
  usual: { rounds: 40, minutes: 0, automatic_rolls: true },
  first: { rounds: 40 },
  Choices,
  length,
  terms,
  duration,
  asked,
  HowTo: lazy(() => withWords("rancher", import("./how-to")).then((part) => part.HowTo)),
  load: () => withWords("rancher", import("./screens")).then(({ screens }) => screens),
};

function length({ minutes, rounds }: TableOptions): string {
  return minutes ? t("lobby.minutes", { minutes }) : t("lobby.rounds", { rounds: rounds ?? 0 });
}

function terms(options: TableOptions): Term[] {
  const byHand = options.automatic_rolls === false;
  return [
    { label: t("lobby.length"), value: length(options) },
    { label: t("lobby.dice"), value: t(byHand ? "lobby.dice_tap" : "lobby.dice_self") },
  ];
}

function duration(
  { durations }: Game,
  { minutes, rounds }: TableOptions,
  seats: number,
): Duration | undefined {
  return durations.find((one) => !minutes && one.rounds === rounds && one.seats === seats);
}

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
