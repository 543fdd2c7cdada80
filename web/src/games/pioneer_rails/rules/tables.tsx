/** The rules help's lists: what scores how, all goals, all owners, a lone player's targets. */
import { number, t } from "../../../i18n/catalogue";
import { GoalPicture, OwnerPicture } from "../goals";
import { BuildingPicture } from "../picture";
import { TownPicture } from "../source-picture";
import type { GoalView } from "../types";
import { goalText, ownerText, sheetName } from "../words";
import type { ListName } from "./chapters";
import { BASES, GOALS, type ListedGoal, OWNERS, SCORINGS, type Scoring } from "./lists";
import "../paper.css";
import "./tables.css";

export function Listed({ name }: { name: ListName }) {
  switch (name) {
    case "scores":
      return <Scorings />;
    case "goals":
      return <Goals />;
    case "owners":
      return <Owners />;
    case "solo":
      return <Targets />;
  }
}

function Scorings() {
  return (
    <table class="rule-table">
      <thead>
        <tr>
          <th scope="col">{t("rails.rules.building")}</th>
          <th scope="col">{t("rails.rules.wakes_with")}</th>
          <th scope="col">{t("rails.rules.worth_title")}</th>
        </tr>
      </thead>
      <tbody>
        {SCORINGS.map((scoring) => (
          <ScoringRow key={`${scoring.kind} ${scoring.family}`} {...scoring} />
        ))}
      </tbody>
    </table>
  );
}

function ScoringRow({ kind, family, needs, worth, boxes }: Scoring) {
  return (
    <tr>
      <th scope="row">
        <span class="named">
          {kind === "town" ? <TownPicture /> : <BuildingPicture kind={kind} />}
          <span>
            {kind === "town" ? t("rails.rules.town") : t("rails.building", { kind })}
            <Family of={family} />
          </span>
        </span>
      </th>
      <td>{t("rails.rules.needs", { n: needs })}</td>
      <td>
        {worth === "" ? null : t("rails.rules.worth", { what: worth })}
        {boxes.map((row) => (
          <span key={row.join(" ")} class="boxes">
            {row.map((value) => (
              <span key={value} class="printed">
                {value}
              </span>
            ))}
          </span>
        ))}
      </td>
    </tr>
  );
}

function Family({ of }: { of: ListedGoal["family"] }) {
  return of === null ? null : (
    <span class="cap family">{t("rails.rules.family", { family: of })}</span>
  );
}

const KINDS = Object.keys(GOALS) as GoalView["kind"][];

function Goals() {
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind}>
          <h3 class="listed-kind">
            <GoalPicture kind={kind} />
            {t("rails.goal_kind", { kind })}
          </h3>
          <ul class="listed">
            {GOALS[kind].map(({ id, family }) => (
              <li key={id}>
                <span class="cap num">{id}</span>
                <span>
                  {goalText(id)}
                  <Family of={family} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Owners() {
  return (
    <div>
      <h3 class="listed-kind">
        <OwnerPicture />
        {t("rails.score.owner")}
      </h3>
      <ul class="listed">
        {OWNERS.map((owner) => (
          <li key={owner}>
            <span class="cap num">{owner}</span>
            <span>{ownerText(owner)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Targets() {
  return (
    <table class="rule-table">
      <thead>
        <tr>
          <th scope="col">{t("rails.rules.sheet")}</th>
          <th scope="col">{t("rails.rules.to_reach")}</th>
        </tr>
      </thead>
      <tbody>
        {BASES.map(({ sheet, base }) => (
          <tr key={sheet}>
            <th scope="row">
              {sheetName(sheet)}
              <span class="cap family">{t("rails.new.family", { sheet })}</span>
            </th>
            <td class="num">{number(base)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
