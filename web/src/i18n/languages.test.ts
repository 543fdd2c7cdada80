// @vitest-environment node
import { afterEach, expect, test } from "vitest";
import { isKey, list, moment, number, speak, t } from "./catalogue";
import { languageOf, preferred } from "./languages";

afterEach(() => speak("en"));

test("the first language that the app speaks is taken, whatever its region", () => {
  expect(preferred(["nb-NO", "de-AT", "en"])).toBe("de");
  expect(preferred(["ja"])).toBe("ja");
  expect(preferred(["fr", "tlh"])).toBe("en");
  expect(preferred([])).toBe("en");
});

test("a tag is no language of the app by its beginning alone", () => {
  expect(languageOf("dev")).toBeUndefined();
  expect(languageOf(null)).toBeUndefined();
  expect(languageOf("SV-fi")).toBe("sv");
});

test.each([
  ["de", "2 Tische", "12.400", "Ada, Bo und Mei"],
  ["sv", "2 bord", "12\u00a0400", "Ada, Bo och Mei"],
  ["ja", "2卓", "12,400", "Ada、Bo、Mei"],
] as const)(
  "in %s plurals, numbers and lists follow the language",
  async (code, n, money, names) => {
    await speak(code);

    expect(t("home.tables", { n: 2 })).toBe(n);
    expect(number(12400)).toBe(money);
    expect(list(["Ada", "Bo", "Mei"])).toBe(names);
    expect(isKey("home.tables")).toBe(true);
  },
);

test.each(["en", "de", "sv", "ja"] as const)(
  "in %s less than nothing has a minus",
  async (code) => {
    await speak(code);

    expect(number(-3500)).toMatch(/^−3[.,\u00a0]500$/);
    expect(number(3500)).not.toContain("−");
  },
);

test("days and hours are written as the language writes them", async () => {
  const at = "2026-11-30T14:30:00";
  const english = moment(at);
  await speak("de");

  expect(english).toMatch(/^Nov 30\b.*2:30/);
  expect(moment(at)).toMatch(/^30\. Nov\b.*14:30/);
});
