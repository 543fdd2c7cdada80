/** What the chrome knows of Pionjär before its table is fetched. */
import type { Awaited, Duration, Game } from "../../api/types";
import poster from "../../assets/pionjar.svg";
import { lazy } from "../../chrome/lazy";
import { t, withWords } from "../../i18n/catalogue";
import type { ChoicesProps, GameInfo, Term } from "../index";
import type { TableOptions } from "./types";

const Choices = lazy<ChoicesProps<TableOptions>>(() =>
  withWords("pionjar", import("./choices")).then((part) => part.Choices),
);

const FIRST_YEAR = 1858;
const MONTHS = 12;

const usual: TableOptions = {
  last_year: 1862,
  auction: "open",
  saloon: "squares",
  automatic_moves: true,
};

export const pionjar: GameInfo = {
  title: "pionjar.title",
  tagline: "pionjar.tagline",
  colophon: "pionjar.colophon",
  poster,
  usual,
  correspondence: { ...usual, last_year: 1860, auction: "sealed" },
  first: { ...usual, last_year: 1859 },
  Choices,
  length,
  terms,
  duration: ({ durations }: Game, options: TableOptions, seats: number): Duration | undefined =>
    durations.find((one) => one.seats === seats && one.rounds === monthsOf(options)),
  asked: ({ ask }: Awaited) => t("pionjar.sheet.title", { ask }),
  HowTo: lazy(() => withWords("pionjar", import("./how-to")).then((part) => part.HowTo)),
  load: () => withWords("pionjar", import("./screens")).then(({ screens }) => screens),
};

function monthsOf({ last_year = 1862 }: TableOptions): number {
  return (last_year - FIRST_YEAR + 1) * MONTHS;
}

function length(options: TableOptions): string {
  return t("pionjar.months", { months: monthsOf(options) });
}

function terms(options: TableOptions): Term[] {
  return [
    { label: t("lobby.length"), value: length(options) },
    {
      label: t("pionjar.new.auction"),
      value: t("pionjar.auction", { auction: options.auction ?? "open" }),
    },
  ];
}
