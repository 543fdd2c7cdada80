/** News on the screen: said politely, and a card with the way to the table. */
import { useEffect } from "preact/hooks";
import type { Table } from "../api/types";
import { Icon } from "../chrome/icon";
import { gameTitle, tableTitle } from "../chrome/tickets";
import { gameOf } from "../games";
import { t } from "../i18n/catalogue";
import { tableAddress } from "../lists/opening";
import { personAt } from "../match/people";
import { dismiss, type News, news } from "./news";

/** A word that asks for nothing goes by itself. */
const WORD_MS = 8000;

export function Toast() {
  const shown = news.value;
  useEffect(() => {
    const timer = shown?.kind === "word" ? setTimeout(dismiss, WORD_MS) : undefined;
    return () => clearTimeout(timer);
  }, [shown]);
  const { title, text } = wordsOf(shown);
  return (
    <>
      <p class="vh news-voice" role="status">
        {title} {text}
      </p>
      {shown === null ? null : <Card shown={shown} title={title} text={text} />}
    </>
  );
}

function wordsOf(shown: News | null): { title: string; text: string } {
  if (shown === null || shown.kind === "word") {
    return { title: shown?.text ?? "", text: "" };
  }
  const { kind, table, awaited } = shown;
  const where = { table: tableTitle(table) };
  const text = awaited === undefined ? "" : (gameOf(table.game)?.asked(awaited) ?? "");
  if (kind === "turn") {
    return { title: t("news.turn", where), text };
  }
  const name = nudger(table);
  return {
    title:
      name === undefined ? t("news.nudge_unnamed", where) : t("news.nudge", { ...where, name }),
    text,
  };
}

/** Who nudges, where only one person can; the server does not tell. */
function nudger({ seats }: Table): string | undefined {
  const others = seats.filter(({ kind, mine }) => kind === "user" && !mine);
  const [only] = others;
  return others.length === 1 && only ? personAt({ seats }, only.seat).name : undefined;
}

interface CardProps {
  shown: News;
  title: string;
  text: string;
}

function Card({ shown, title, text }: CardProps) {
  const table = shown.kind === "word" ? undefined : shown.table;
  return (
    <aside class="toast" aria-label={t("news.label")}>
      <p class="cap">
        <img src="/favicon.svg" alt="" width="20" height="20" />
        {t("app.name")}
        {table === undefined ? null : ` · ${gameTitle(table.game)}`}
      </p>
      <p class="strong">{title}</p>
      {text === "" ? null : <p class="small">{text}</p>}
      <div class="acts">
        {table === undefined ? null : (
          <a class="go" href={tableAddress(table.id)} onClick={dismiss}>
            {t("news.go")}
          </a>
        )}
        <button type="button" onClick={dismiss}>
          {table === undefined ? <Icon name="close" small /> : null}
          {table === undefined ? t("log.close") : t("news.later")}
        </button>
      </div>
    </aside>
  );
}
