/** What is remembered on this device alone. Storage may be refused: then for this visit. */
const PREFIX = "chuckwagon.";

/** The remembered text, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers a text. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}
