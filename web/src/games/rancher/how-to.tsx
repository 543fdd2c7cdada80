/** Rancher in short: what one does, what things cost, and what this table decides by itself. */
import board from "@domain/games/rancher/board.json";
import type { View } from "../../api/types";
import { Section } from "../../chrome/bars";
import { type Key, number, t } from "../../i18n/catalogue";
import { RancherBoard } from "./board/RancherBoard";
import { FarmBadge } from "./emblem";
import "./rancher.css";

const CHAPTERS: readonly { title: Key; points: readonly Key[] }[] = [
  {
    title: "rancher.rules.turn",
    points: ["rancher.rules.turn_1", "rancher.rules.turn_2", "rancher.rules.turn_3"],
  },
  {
    title: "rancher.rules.farm",
    points: ["rancher.rules.farm_1", "rancher.rules.farm_2", "rancher.rules.farm_3"],
  },
  {
    title: "rancher.rules.drive",
    points: ["rancher.rules.drive_1", "rancher.rules.drive_2", "rancher.rules.drive_3"],
  },
  {
    title: "rancher.rules.steal",
    points: ["rancher.rules.steal_1", "rancher.rules.steal_2", "rancher.rules.steal_3"],
  },
  { title: "rancher.rules.end", points: ["rancher.rules.end_1", "rancher.rules.end_2"] },
];

const OWNERS: Readonly<Record<string, number>> = { hells_gate: 0, red_river: 1 };

/** A picture in the middle of a match: two ranchers, a pasture with cattle, a herd on its way. */
const PICTURE: View = {
  viewer: -1,
  round: 9,
  rounds: 40,
  turn: 0,
  first: 0,
  roll: 4,
  left: 0,
  automatic_rolls: true,
  ranchers: [
    { cash: 6600, wealth: 15600, space: 17, lap: 1, tow: [], debts: [] },
    {
      cash: 8200,
      wealth: 16000,
      space: 56,
      lap: 0,
      tow: [{ owner: 1, farm: "three_oaks", chips: 4 }],
      debts: [],
    },
  ],
  farms: board.farms.map(({ id }) => ({
    farm: id as View["farms"][number]["farm"],
    owner: OWNERS[id] ?? null,
    chips: id in OWNERS ? 6 : 0,
    grows_from_lap: 1,
  })),
  pending: { type: "proceed" },
};

export function HowTo() {
  return (
    <div class="cols how-to">
      <div>
        <p class="lead">{t("rancher.rules.lead")}</p>
        {CHAPTERS.map(({ title, points }) => (
          <Section key={title} title={t(title)}>
            <ul class="points">
              {points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <div>
        <figure class="print">
          <RancherBoard
            view={PICTURE}
            mySeat={null}
            seats={[{ name: "" }, { name: "" }]}
            t={t}
            motion="none"
            compact
          />
        </figure>
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
                {board.farms.map(({ id, name, price, capacity }) => (
                  <tr key={id}>
                    <th scope="row">
                      <FarmBadge farm={id} />
                      <span>{name}</span>
                    </th>
                    <td data-label={t("rancher.rules.price")}>{number(price)}</td>
                    <td data-label={t("rancher.rules.room")}>{number(capacity)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      </div>
    </div>
  );
}
