// @vitest-environment node
import { afterAll, expect, test } from "vitest";
import { speak } from "../../i18n/catalogue";
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
