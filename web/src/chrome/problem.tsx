/** A screen that says why there is nothing to see, and what can be done. */
import type { ComponentChildren } from "preact";
import { t } from "../i18n/catalogue";
import { Rail, SubBar, Tabs } from "./bars";
import { useScreen } from "./focus";
import { Picture, type SceneName } from "./picture";

interface ProblemProps {
  title: string;
  detail: string;
  picture?: SceneName;
  /** What to look at, point by point. */
  hints?: readonly string[];
  /** The name that the server gives the problem, for whoever reports it. */
  code?: string | undefined;
  /** Offered as "Try again" when trying again can help. */
  retry?: () => void;
  /** What can be done right here. */
  children?: ComponentChildren;
}

export function Problem(props: ProblemProps) {
  const { title, detail, picture = "rails", hints = [], code, retry, children } = props;
  useScreen(title);
  return (
    <div class="app">
      <Rail />
      <SubBar back="/" title={t("app.name")} />
      <main>
        <Picture name={picture} />
        <div class="problem">
          <h1 class="h-l" tabIndex={-1}>
            {title}
          </h1>
          <p class="dim">{detail}</p>
          {hints.length === 0 ? null : (
            <ul class="hints">
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          )}
          {children}
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
          {code === undefined ? null : <p class="cap">{code}</p>}
        </div>
      </main>
      <Tabs />
    </div>
  );
}
