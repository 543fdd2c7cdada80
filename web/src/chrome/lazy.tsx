/** Parts of the app that are fetched when they are first shown. */
import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/catalogue";
import { Problem } from "./problem";

/** A component that fetches itself; until then nothing, and words when it cannot be had. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let loaded: ComponentType<Props> | undefined;

  return function Lazy(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">(
      loaded === undefined ? "loading" : "loaded",
    );
    useEffect(() => {
      if (state === "loading") {
        load().then(
          (component) => {
            loaded = component;
            setState("loaded");
          },
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
    ) : null;
  };
}
