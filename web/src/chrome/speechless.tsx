/** What stands on the screen when not even the words could be fetched. */
import type { Language } from "../i18n/languages";

const SORRY: Readonly<Record<Language, { sorry: string; again: string }>> = {
  en: { sorry: "The app’s words did not arrive. The network dropped them.", again: "Load again" },
  de: { sorry: "Die Texte der App kamen nicht an. Das Netz hat sie verloren.", again: "Neu laden" },
  sv: { sorry: "Appens texter kom inte fram. Nätet tappade dem.", again: "Ladda om" },
  ja: { sorry: "アプリの文章が届きませんでした。通信が途切れたようです。", again: "読み込み直す" },
};

export function Speechless({ language }: { language: Language }) {
  const { sorry, again } = SORRY[language];
  return (
    <main class="problem" lang={language} role="alert">
      <p>{sorry}</p>
      <div class="btns">
        <button class="btn red" type="button" onClick={() => location.reload()}>
          {again}
        </button>
      </div>
    </main>
  );
}
