/** Where the reader is after a change of screen: title and focus follow. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n/catalogue";

let first = true;

/** Names the page after its screen and moves the focus to its heading, except on arrival. */
export function useScreen(title: string): void {
  useEffect(() => {
    document.title = t("app.page", { title });
  }, [title]);
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    const headings = [...document.querySelectorAll<HTMLElement>("h1")];
    headings.find((heading) => heading.getClientRects().length > 0)?.focus();
  }, []);
}
