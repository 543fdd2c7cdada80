/** Rancher explained: chapter by chapter, with pictures from the real board and house rulings. */
import board from "@domain/games/rancher/board.json";
import { Section } from "../../chrome/bars";
import { Icon } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { FarmBadge } from "./emblem";
import { farmName } from "./farms";
import "./rancher.css";
import { CHAPTERS, type Chapter } from "./rules/chapters";
import { CloseUp } from "./rules/closeup";
import type { Figure } from "./rules/figures";

export function HowTo() {
  return (
    <div class="how-to">
      <p class="lead">{t("rancher.rules.lead")}</p>
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
        <Prices />
      </div>
    </div>
  );
}

function ChapterPart({ chapter: { id, title, points, figures, rulings } }: { chapter: Chapter }) {
  return (
    <div class="chapter" id={id}>
      <Section title={t(title)}>
        {points.map(({ text, rules }) => (
          <p key={text}>
            {t(text)} <Ids rules={rules} />
          </p>
        ))}
        <div class={`figures of-${figures.length}`}>
          {figures.map((figure) => (
            <Shown key={figure.caption} figure={figure} />
          ))}
        </div>
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

const NAMES = ["", ""];

/** The caption says what is seen, so the picture itself is silent. */
function Shown({ figure }: { figure: Figure }) {
  return (
    <figure>
      <div aria-hidden="true">
        <CloseUp
          view={figure.view}
          events={figure.events}
          seat={null}
          names={NAMES}
          at={figure.at}
          near={figure.near}
        />
      </div>
      <figcaption class="small dim">{t(figure.caption)}</figcaption>
    </figure>
  );
}

function Prices() {
  return (
    <Section title={t("rancher.rules.prices")}>
      <div class="box">
        <table class="res">
          <caption class="vh">{t("rancher.rules.prices")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("rancher.rules.farm_name")}</th>
              <th scope="col">{t("rancher.rules.price")}</th>
              <th scope="col">{t("rancher.rules.room")}</th>
            </tr>
          </thead>
          <tbody>
            {board.farms.map(({ id, price, capacity }) => (
              <tr key={id}>
                <th scope="row">
                  <FarmBadge farm={id} />
                  <span>{farmName(id)}</span>
                </th>
                <td data-label={t("rancher.rules.price")}>{number(price)}</td>
                <td data-label={t("rancher.rules.room")}>{number(capacity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
