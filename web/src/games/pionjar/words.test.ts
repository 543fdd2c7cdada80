// @vitest-environment node
import { afterAll, expect, test } from "vitest";
import { speak, t } from "../../i18n/catalogue";
import { SQUARES } from "./board/data";
import { goodsName, monthBrief, monthName, monthShort, propertyName, yearOf } from "./words";

afterAll(() => speak("en"));

test("months count from January 1858, whatever the device's time zone", () => {
  expect(monthName(0)).toBe("January 1858");
  expect(monthName(59)).toBe("December 1862");
  expect(monthShort(13)).toBe("Feb");
  expect(monthBrief(13)).toBe("Feb\u00a01859");
  expect([11, 12, 59].map(yearOf)).toEqual([1858, 1859, 1862]);
});

test.each([
  ["de", "Februar 1859", "Grünes Tal", "Ernte"],
  ["sv", "februari 1859", "Gröna dalen", "skörd"],
  ["ja", "1859年2月", "緑の谷", "収穫"],
] as const)(
  "months, land and goods have their names in %s",
  async (language, month, land, goods) => {
    await speak(language);

    expect(monthName(13)).toBe(month);
    expect(propertyName("green_valley")).toBe(land);
    expect(goodsName("harvest")).toBe(goods);
  },
);

test.each([
  ["en", "1 harvest card", "1 harvest card and 2 timber cards", "no timber cards"],
  ["de", "1 Erntekarte", "1 Erntekarte und 2 Holzkarten", "keine Holzkarten"],
  ["sv", "1 skördekort", "1 skördekort och 2 timmerkort", "inga timmerkort"],
  ["ja", "収穫カード1枚", "収穫カード1枚と木材カード2枚", "木材カードなし"],
] as const)(
  "what a visit buys is counted, and what it does not buy left out, in %s",
  async (language, one, both, none) => {
    await speak(language);
    const bought = (harvest: number, timber: number) =>
      t("pionjar.log.equipped", {
        who: "other",
        name: "Ada",
        harvest,
        timber,
        both: harvest > 0 && timber > 0 ? "yes" : "no",
      });

    expect(bought(1, 0)).toContain(one);
    expect(bought(1, 0)).not.toMatch(/0/);
    expect(bought(1, 2)).toContain(both);
    expect(t("pionjar.sheet.cards", { n: 0, goods: "timber" })).toBe(none);
  },
);

/** As many letters as a phone's chip of a ride has room for; it is broken between words only. */
const CHIP_LETTERS = 9;

test.each(["en", "de", "sv", "ja"] as const)(
  "what a ride comes to is in words that fit its chip, or say where they part, in %s",
  async (language) => {
    await speak(language);
    const words = [...new Set(SQUARES.map(({ kind }) => kind))].flatMap((kind) =>
      t("pionjar.ride.kind", { kind, goods: goodsName("buffalo") }).split(/[ \u00ad]/),
    );

    expect(words.filter((word) => word.length > CHIP_LETTERS)).toEqual([]);
  },
);
