/** A screen that says why there is nothing to see, and what can be done. */
import { t } from "../i18n/catalogue";
import { SubBar } from "./bars";
import { useScreen } from "./focus";

interface ProblemProps {
  title: string;
  detail: string;
  /** Offered as "Try again" when trying again can help. */
  retry?: () => void;
}

export function Problem({ title, detail, retry }: ProblemProps) {
  useScreen(title);
  return (
    <div class="app">
      <SubBar back="/" title={t("app.name")} />
      <main class="problem">
        <h1 class="h-l" tabIndex={-1}>
          {title}
        </h1>
        <p class="dim">{detail}</p>
        <div class="btns">
          {retry === undefined ? null : (
            <button class="btn red" type="button" onClick={retry}>
              {t("problem.retry")}
            </button>
          )}
          <a class="btn" href="/">
            {t("problem.home")}
          </a>
        </div>
      </main>
    </div>
  );
}
