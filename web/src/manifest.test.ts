import { afterEach, expect, test } from "vitest";
import { speak } from "./i18n/catalogue";
import { LANGUAGES } from "./i18n/languages";
import { manifestIn } from "./manifest";
import { chooseLanguage } from "./settings/language";

const CODES = LANGUAGES.map(({ code }) => code);

afterEach(async () => {
  document.head.replaceChildren();
  localStorage.clear();
  await speak("en");
});

test("every language has a manifest of the same app, in its own words", () => {
  const all = CODES.map(manifestIn);

  expect(new Set(all.map(({ id, start_url, scope }) => `${id} ${start_url} ${scope}`)).size).toBe(
    1,
  );
  expect(all.map(({ lang }) => lang)).toEqual(CODES);
  for (const words of [
    all.map(({ name }) => name),
    all.map(({ description }) => description),
    ...[0, 1].map((at) => all.map(({ shortcuts }) => shortcuts[at]?.name)),
  ]) {
    expect(new Set(words).size).toBe(CODES.length);
  }
});

test("what launchers show is short enough to be shown whole", () => {
  for (const { short_name, name } of CODES.map(manifestIn)) {
    expect(short_name.length).toBeLessThanOrEqual(12);
    expect(name.length).toBeLessThanOrEqual(30);
  }
});

test("the page names the manifest of the language that it speaks", async () => {
  const named = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]')].map(
      (link) => new URL(link.href).pathname,
    );
  await chooseLanguage("sv");
  expect(named()).toEqual(["/manifest.sv.webmanifest"]);
  expect(document.documentElement.lang).toBe("sv");

  await chooseLanguage("en");
  expect(named()).toEqual(["/manifest.webmanifest"]);
});
