/** Another try by itself, for what the server could not be asked. */
import { useEffect } from "preact/hooks";
import { pause } from "../api/answers";

const RETRY_MS = 10_000;

/** Tries again when there is reason to hope, and now and then, for as long as it is on screen. */
export function useRetry(again: () => void): void {
  useEffect(() => {
    let here = true;
    const retry = async () => {
      while (here) {
        await pause(RETRY_MS);
        if (here) {
          again();
        }
      }
    };
    void retry();
    return () => {
      here = false;
    };
  }, []);
}
