/** Pioneer Rails explained: chapter by chapter, with pictures from the real map and house rulings. */
import { Section } from "../../chrome/bars";
import { Icon } from "../../chrome/icon";
import { t } from "../../i18n/catalogue";
import { RailsMap } from "./board/RailsMap";
import { OpenCard } from "./cards";
import "./rails.css";
import { CHAPTERS, type Chapter, type PictureName } from "./rules/chapters";
import { PICTURES } from "./rules/pictures";

export function HowTo() {
  return (
    <div class="how-to rails">
      <p class="lead">{t("rails.rules.lead")}</p>
      <nav class="chips" aria-label={t("rules.chapters")}>
        {CHAPTERS.map(({ id, title }) => (
          <a key={id} class="btn" href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      <div class="chapters">
        {CHAPTERS.map((chapter) => (
          <ChapterPart key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

function ChapterPart({ chapter: { id, title, points, picture, rulings } }: { chapter: Chapter }) {
  return (
    <div class="chapter" id={id}>
      <Section title={t(title)}>
        {points.map(({ text, rules }) => (
          <p key={text}>
            {t(text)} <Ids rules={rules} />
          </p>
        ))}
        {picture === undefined ? null : <Shown name={picture} />}
        {rulings.map(({ text, rules }) => (
          <aside key={text} class="ruling">
            <p class="cap">
              <Icon name="rules" small />
              <span class="strong">{t("rules.ruling")}</span> <Ids rules={rules} />
            </p>
            <p class="small">{t(text)}</p>
          </aside>
        ))}
      </Section>
    </div>
  );
}

function Ids({ rules }: { rules: readonly string[] }) {
  return <span class="cap ids">{rules.join(", ")}</span>;
}

/** The text beside it says what is seen, so the picture itself is silent. */
function Shown({ name }: { name: PictureName }) {
  if (name === "cards") {
    return (
      <div class="open-cards" aria-hidden="true">
        <OpenCard card="JS" taken={t("rails.sheet.dealers")} />
        <OpenCard card="AH" />
        <OpenCard card="10C" />
      </div>
    );
  }
  const { state, plan } = PICTURES[name];
  return (
    <div class="print rails-print" aria-hidden="true">
      <RailsMap sheet="desert_a" state={state} plan={plan} />
    </div>
  );
}
