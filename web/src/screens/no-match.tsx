/** Why a match cannot be shown: there is none, it is closed to this reader, or nobody answers. */
import { wakeAll } from "../api/answers";
import type { Problem as ProblemData } from "../api/types";
import { Rail, SubBar } from "../chrome/bars";
import { useScreen } from "../chrome/focus";
import { Icon } from "../chrome/icon";
import { problemText } from "../chrome/notes";
import { Picture } from "../chrome/picture";
import { Problem } from "../chrome/problem";
import { t } from "../i18n/catalogue";
import { CODE_EXAMPLE, CodeForm } from "../lists/code-form";

/** What the server said instead of the match. */
export function NoMatch({ problem }: { problem: ProblemData }) {
  const { status, code } = problem;
  const closed = code === "spectators_closed";
  const code_hint = t("trouble.code", { code: CODE_EXAMPLE });
  return (
    <Problem
      title={t(closed ? "match.closed" : "match.missing")}
      detail={problemText(problem)}
      picture={closed ? "gate" : "rails"}
      hints={[closed ? t("trouble.ask") : code_hint, t("trouble.mine")]}
      code={`${status} · ${code}`}
    >
      <CodeForm />
    </Problem>
  );
}

/** Until the match has been heard of; with words once the server keeps silent. */
export function Arriving({ waiting }: { waiting: boolean }) {
  useScreen(t("match.arriving"));
  return (
    <div class="app">
      <Rail />
      <SubBar back="/" title={t("app.name")} />
      <main>
        {waiting ? (
          <Silent />
        ) : (
          <h1 class="vh" tabIndex={-1}>
            {t("match.arriving")}
          </h1>
        )}
      </main>
    </div>
  );
}

function Silent() {
  const { onLine } = navigator;
  return (
    <>
      <Picture name="wire" />
      <div class="problem">
        <h1 class="h-l" tabIndex={-1}>
          {t(onLine ? "outbox.silent_title" : "outbox.offline_title")}
        </h1>
        <p class="dim">{t(onLine ? "trouble.silent" : "trouble.offline")}</p>
        <p class="flag offline" role="status">
          <Icon name="offline" small />
          {t("progress.trying_again")}
        </p>
        <div class="btns">
          <button class="btn red" type="button" onClick={wakeAll}>
            {t("outbox.try_now")}
          </button>
          <a class="btn" href="/">
            {t("problem.home")}
          </a>
        </div>
      </div>
    </>
  );
}
