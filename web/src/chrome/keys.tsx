/** Keyboard shortcuts: letters for whoever has a keyboard, silent while somebody types. */
import { useLayoutEffect, useRef } from "preact/hooks";

/** What each key does; keys as KeyboardEvent names them, letters in lower case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  // Before the screen is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = isForPage(event) ? current.current[keyOf(event)] : undefined;
      if (action !== undefined) {
        event.preventDefault();
        action();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function keyOf({ key }: KeyboardEvent): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  const target = event.target;
  const typing = target instanceof HTMLElement && target.matches("input, select, textarea");
  return !(typing || presses(event)) && document.querySelector("dialog[open]") === null;
}

/** Enter and space belong to what has the focus, where they press it. */
function presses({ key, target }: KeyboardEvent): boolean {
  const pressed = key === "Enter" || key === " ";
  return pressed && target instanceof Element && target.closest("button, a, summary") !== null;
}

/** The key beside the word, for those who have a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <span class="key" aria-hidden="true">
      {children}
    </span>
  );
}
