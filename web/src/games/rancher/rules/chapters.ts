/** What the rules help says, chapter by chapter; the ids are those of the rules file. */
import type { Chapter as AnyChapter } from "../../how-to";
import { FIGURES, type Figure } from "./figures";

export interface Chapter extends AnyChapter {
  figures: readonly Figure[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "turn",
    title: "rancher.rules.turn",
    points: [
      { text: "rancher.rules.start", rules: ["RA-4", "RA-7"] },
      { text: "rancher.rules.turn_1", rules: ["RA-5", "RA-8"] },
      { text: "rancher.rules.turn_2", rules: ["RA-11", "RA-15", "RA-17", "RA-19"] },
      { text: "rancher.rules.turn_3", rules: ["RA-9", "RA-10"] },
    ],
    figures: FIGURES.turn,
    rulings: [
      { text: "rancher.ruling.rolls", rules: ["RA-8"] },
      { text: "rancher.ruling.landing", rules: ["RA-29"] },
    ],
  },
  {
    id: "buying",
    title: "rancher.rules.farm",
    points: [
      { text: "rancher.rules.farm_1", rules: ["RA-3", "RA-11"] },
      { text: "rancher.rules.farm_4", rules: ["RA-2", "RA-6"] },
    ],
    figures: FIGURES.buying,
    rulings: [
      { text: "rancher.rules.farm_3", rules: ["RA-1"] },
      { text: "rancher.ruling.later", rules: ["RA-12"] },
    ],
  },
  {
    id: "breeding",
    title: "rancher.rules.breeding",
    points: [{ text: "rancher.rules.farm_2", rules: ["RA-13"] }],
    figures: FIGURES.breeding,
    rulings: [{ text: "rancher.ruling.breeding", rules: ["RA-14"] }],
  },
  {
    id: "driving",
    title: "rancher.rules.drive",
    points: [
      { text: "rancher.rules.drive_1", rules: ["RA-15"] },
      { text: "rancher.rules.drive_2", rules: ["RA-16"] },
      { text: "rancher.rules.drive_3", rules: ["RA-17"] },
    ],
    figures: FIGURES.driving,
    rulings: [{ text: "rancher.ruling.driving", rules: ["RA-18"] }],
  },
  {
    id: "theft",
    title: "rancher.rules.steal",
    points: [
      { text: "rancher.rules.steal_1", rules: ["RA-19", "RA-20"] },
      { text: "rancher.rules.steal_2", rules: ["RA-21", "RA-22"] },
    ],
    figures: FIGURES.theft,
    rulings: [
      { text: "rancher.ruling.catching", rules: ["RA-23"] },
      { text: "rancher.rules.steal_3", rules: ["RA-25"] },
      { text: "rancher.ruling.stolen", rules: ["RA-24", "RA-30"] },
      { text: "rancher.ruling.forty", rules: ["RA-26"] },
    ],
  },
  {
    id: "end",
    title: "rancher.rules.end",
    points: [
      { text: "rancher.rules.end_1", rules: ["RA-27"] },
      { text: "rancher.rules.end_2", rules: ["RA-28"] },
    ],
    figures: FIGURES.end,
    rulings: [{ text: "rancher.ruling.clock", rules: ["RA-27"] }],
  },
];
