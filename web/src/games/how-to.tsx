/** A game explained: chapter by chapter, with pictures and house rulings. */
import type { ComponentChildren } from "preact";
import { Section } from "../chrome/bars";
import { Icon } from "../chrome/icon";
import { type Key, t } from "../i18n/catalogue";

/** A paragraph, and the ids of the rules file that it sums up. */
export interface Ruled {
  text: Key;
  rules: readonly string[];
}

export interface Chapter {
  id: string;
  title: Key;
  points: readonly Ruled[];
  /** Where the rules as published are silent: how it is played here. */
  rulings: readonly Ruled[];
}

interface Props<Of extends Chapter> {
  lead: Key;
  chapters: readonly Of[];
  /** The pictures of a chapter, between its paragraphs and its rulings. */
  pictures(chapter: Of): ComponentChildren;
  /** What follows the last chapter. */
  children?: ComponentChildren;
}

export function Chapters<Of extends Chapter>({ lead, chapters, pictures, children }: Props<Of>) {
  return (
    <div class="how-to">
      <p class="lead">{t(lead)}</p>
      <nav class="chips" aria-label={t("rules.chapters")}>
        {chapters.map(({ id, title }) => (
          <a key={id} class="btn" href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      <div class="chapters">
        {chapters.map((chapter) => (
          <ChapterPart key={chapter.id} chapter={chapter}>
            {pictures(chapter)}
          </ChapterPart>
        ))}
        {children}
      </div>
    </div>
  );
}

interface PartProps {
  chapter: Chapter;
  children: ComponentChildren;
}

function ChapterPart({ chapter: { id, title, points, rulings }, children }: PartProps) {
  return (
    <div class="chapter" id={id}>
      <Section title={t(title)}>
        {points.map(({ text, rules }) => (
          <p key={text}>
            {t(text)} <Ids rules={rules} />
          </p>
        ))}
        {children}
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
