/** Light or dark: as the device asks, unless the settings say otherwise. */
import { effect, signal } from "@preact/signals";
import { recall, remember } from "./store";

export type Theme = "system" | "light" | "dark";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** The paper of each scheme, for the browser's own bars. */
const PAPER = { light: "#f6efe0", dark: "#1d1712" } as const;

export const theme = signal<Theme>(THEMES.find((known) => known === recall("theme")) ?? "system");

/** Chooses, and remembers the choice on this device. */
export function chooseTheme(choice: Theme): void {
  theme.value = choice;
  remember("theme", choice);
}

/** Lets the style sheets and the browser's bars know, now and at every change. */
export function applyTheme(): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") {
      delete document.documentElement.dataset["theme"];
    } else {
      document.documentElement.dataset["theme"] = chosen;
    }
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes("dark") ? "dark" : "light";
      meta.content = PAPER[chosen === "system" ? own : chosen];
    }
  });
}
