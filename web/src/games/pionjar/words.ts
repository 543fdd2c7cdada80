/** What things are called. */
import almanacs from "@domain/games/pionjar/almanacs.json";
import { language, number, signed, t } from "../../i18n/catalogue";

/** The first month of play. */
const FIRST_YEAR = 1858;
const MONTHS = 12;

function dateOf(month: number): Date {
  return new Date(Date.UTC(FIRST_YEAR, month));
}

/** A month with its year. */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(language(), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(dateOf(month));
}

/** A month with its year, short, in one piece. */
export function monthBrief(month: number): string {
  return new Intl.DateTimeFormat(language(), { month: "short", year: "numeric", timeZone: "UTC" })
    .format(dateOf(month))
    .replaceAll(" ", "\u00a0");
}

/** A month's name alone, short. */
export function monthShort(month: number): string {
  return new Intl.DateTimeFormat(language(), { month: "short", timeZone: "UTC" }).format(
    dateOf(month),
  );
}

/** A month's first letter. */
export function monthLetter(month: number): string {
  return new Intl.DateTimeFormat(language(), { month: "narrow", timeZone: "UTC" }).format(
    dateOf(month),
  );
}

export function yearOf(month: number): number {
  return FIRST_YEAR + Math.floor(month / MONTHS);
}

export function propertyName(property: string): string {
  return t("pionjar.property", { property });
}

/** What is printed on a property's card. */
export function cardOf(property: string | null) {
  return almanacs.properties.find(({ id }) => id === property);
}

/** Goods by their name, for more than one card. */
export function goodsName(goods: string): string {
  return t("pionjar.goods", { goods });
}

/** What a wager came to: with its sign, unless the stake came back and no more. */
export function gained(amount: number): string {
  return amount === 0 ? number(0) : signed(amount);
}
