/** Rancher explained: chapter by chapter, with pictures from the real board and house rulings. */
import board from "@domain/games/rancher/board.json";
import { Section } from "../../chrome/bars";
import { number, t } from "../../i18n/catalogue";
import { Chapters } from "../how-to";
import { FarmBadge } from "./emblem";
import { farmName } from "./farms";
import "./rancher.css";
import { CHAPTERS, type Chapter } from "./rules/chapters";
import { CloseUp } from "./rules/closeup";
import type { Figure } from "./rules/figures";

export function HowTo() {
  return (
    <Chapters lead="rancher.rules.lead" chapters={CHAPTERS} pictures={Figures}>
      <Prices />
    </Chapters>
  );
}

function Figures({ figures }: Chapter) {
  return (
    <div class={`figures of-${figures.length}`}>
      {figures.map((figure) => (
        <Shown key={figure.caption} figure={figure} />
      ))}
    </div>
  );
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
