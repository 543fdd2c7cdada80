/** Pionjär explained: chapter by chapter, with pictures of the real board and house rulings. */
import { Section } from "../../chrome/bars";
import { Icon } from "../../chrome/icon";
import { t } from "../../i18n/catalogue";
import { type BoardView, type PanelName, PionjarBoard } from "./board/PionjarBoard";
import "./pionjar.css";
import { CHAPTERS, type Chapter } from "./rules/chapters";

export function HowTo() {
  return (
    <div class="how-to">
      <p class="lead">{t("pionjar.rules.lead")}</p>
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
        {picture === undefined ? null : <Shown panel={picture} />}
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

/** A position of two pioneers in their second year. */
const POSITION: BoardView = {
  month: 13,
  prices: { harvest: 1600, timber: 1100 },
  changes: [],
  saloon: 14_500,
  raiders: { hunting: null, fishing: 8 },
  seats: [
    { where: "ring", at: 14, branch: null, property: "high_falls" },
    { where: "hunting", at: 5, branch: null, property: "silent_forest" },
  ],
};
const ON_THE_ROAD: BoardView = {
  ...POSITION,
  seats: [
    { where: "road", at: 14, branch: null, property: null },
    { where: "road", at: 21, branch: "great_lakes", property: null },
  ],
};

/** The text beside it says what is seen, so the picture itself is silent. */
function Shown({ panel }: { panel: PanelName }) {
  return (
    <div class="print pionjar-print" aria-hidden="true">
      <PionjarBoard
        panel={panel}
        view={panel === "road" ? ON_THE_ROAD : POSITION}
        mySeat={0}
        turn={0}
        aims={[]}
        still
      />
    </div>
  );
}
