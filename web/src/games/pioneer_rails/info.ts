/** What the chrome knows of Pioneer Rails before its table is fetched. */
import type { Awaited, Duration, Game } from "../../api/types";
import poster from "../../assets/pioneer_rails.svg";
import { lazy } from "../../chrome/lazy";
import { list, t, withWords } from "../../i18n/catalogue";
import type { ChoicesProps, GameInfo, Term } from "../index";
import type { TableOptions } from "./types";

const Choices = lazy<ChoicesProps<TableOptions>>(() =>
  withWords("pioneer_rails", import("./choices")).then((part) => part.Choices),
);

const usual: TableOptions = { sheet: "desert_a" };

export const pioneerRails: GameInfo = {
  title: "rails.title",
  tagline: "rails.tagline",
  colophon: "rails.colophon",
  poster,
  usual,
  first: usual,
  Choices,
  length: ({ sheet }: TableOptions) => t("rails.sheet_name", { sheet: sheet ?? "desert_a" }),
  terms,
  duration: ({ durations }: Game, _: TableOptions, seats: number): Duration | undefined =>
    durations.find((one) => one.seats === seats),
  asked: ({ ask }: Awaited) => t(ask === "pick" ? "rails.asked.pick" : "rails.asked.turn"),
  HowTo: lazy(() => withWords("pioneer_rails", import("./how-to")).then((part) => part.HowTo)),
  load: () => withWords("pioneer_rails", import("./screens")).then(({ screens }) => screens),
};

function terms({ sheet, advanced_hand, owners, jokers }: TableOptions): Term[] {
  const chosen = Object.entries({ advanced_hand, owners, jokers })
    .filter(([, on]) => on)
    .map(([variant]) => t("rails.variant", { variant }));
  return [
    { label: t("rails.new.sheet"), value: t("rails.sheet_name", { sheet: sheet ?? "desert_a" }) },
    {
      label: t("rails.new.variants"),
      value: chosen.length === 0 ? t("rails.new.no_variants") : list(chosen),
    },
  ];
}
