/** Parts of the app that are fetched when they are first shown. */
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/catalogue";
import { Problem } from "./problem";

/** A component that fetches itself: when it is shown, or ahead of that. */
export interface Lazy<Props> extends FunctionComponent<Props> {
  /** Begins to fetch it; when that fails, it is tried again where it is shown. */
  ahead(): void;
}

/**
 * A component that fetches itself; until then it keeps a screenful free, so that nothing below it
 * jumps, and there are words when it cannot be had.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function fetched(): Promise<void> {
    if (loaded !== undefined) {
      return Promise.resolve();
    }
    loading ??= load()
      .then((component) => {
        loaded = component;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  function LazyPart(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">(
      loaded === undefined ? "loading" : "loaded",
    );
    useEffect(() => {
      if (state === "loading") {
        fetched().then(
          () => setState("loaded"),
          () => setState("failed"),
        );
      }
    }, [state]);

    if (loaded !== undefined) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return state === "failed" ? (
      <Problem title={t("lazy.title")} detail={t("lazy.detail")} retry={() => location.reload()} />
    ) : (
      <div class="to-come" />
    );
  }

  LazyPart.ahead = () => {
    fetched().catch(() => undefined);
  };
  return LazyPart;
}
