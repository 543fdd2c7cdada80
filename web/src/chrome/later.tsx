/** What comes a moment after the rest of a screen. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * Draws its children once the rest of the screen has been painted, in a task of their own: a big
 * drawing then keeps neither the words beside it nor the first touch waiting.
 */
export function Later({ children }: { children: ComponentChildren }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true));
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
