/** What the rules help says, chapter by chapter; the ids are those of the rules file. */
import type { Chapter as AnyChapter } from "../../how-to";

/** The pictures: a piece of play on the first sheet. */
export type PictureName = "cards" | "track" | "towns" | "buildings";

export interface Chapter extends AnyChapter {
  picture?: PictureName;
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "turn",
    title: "rails.rules.turn",
    points: [
      { text: "rails.rules.turn_1", rules: ["PR-1", "PR-2"] },
      { text: "rails.rules.turn_2", rules: ["PR-5", "PR-6"] },
      { text: "rails.rules.turn_3", rules: ["PR-1", "PR-47"] },
    ],
    rulings: [{ text: "rails.ruling.turn_1", rules: ["PR-3"] }],
    picture: "cards",
  },
  {
    id: "hands",
    title: "rails.rules.hands",
    points: [
      { text: "rails.rules.hands_1", rules: ["PR-4", "PR-7"] },
      { text: "rails.rules.hands_2", rules: ["PR-8", "PR-26", "PR-28"] },
    ],
    rulings: [{ text: "rails.ruling.hands_1", rules: ["PR-7"] }],
  },
  {
    id: "track",
    title: "rails.rules.track",
    points: [
      { text: "rails.rules.track_1", rules: ["PR-9", "PR-10"] },
      { text: "rails.rules.track_2", rules: ["PR-11"] },
      { text: "rails.rules.track_3", rules: ["PR-12", "PR-13"] },
    ],
    rulings: [{ text: "rails.ruling.track_1", rules: ["PR-12", "PR-13"] }],
    picture: "track",
  },
  {
    id: "towns",
    title: "rails.rules.towns",
    points: [
      { text: "rails.rules.towns_1", rules: ["PR-21"] },
      {
        text: "rails.rules.towns_2",
        rules: ["PR-14", "PR-15", "PR-16", "PR-17", "PR-18", "PR-19"],
      },
    ],
    rulings: [
      { text: "rails.ruling.towns_1", rules: ["PR-14", "PR-51"] },
      { text: "rails.ruling.towns_2", rules: ["PR-17"] },
    ],
    picture: "towns",
  },
  {
    id: "buildings",
    title: "rails.rules.buildings",
    points: [
      { text: "rails.rules.buildings_1", rules: ["PR-20"] },
      { text: "rails.rules.buildings_2", rules: ["PR-22"] },
      { text: "rails.rules.buildings_3", rules: ["PR-23"] },
      { text: "rails.rules.buildings_4", rules: ["PR-24", "PR-25", "PR-27"] },
      { text: "rails.rules.buildings_5", rules: ["PR-29", "PR-30", "PR-31"] },
    ],
    rulings: [
      { text: "rails.ruling.buildings_1", rules: ["PR-22"] },
      { text: "rails.ruling.buildings_2", rules: ["PR-25"] },
    ],
    picture: "buildings",
  },
  {
    id: "goals",
    title: "rails.rules.goals",
    points: [
      { text: "rails.rules.goals_1", rules: ["PR-40"] },
      { text: "rails.rules.goals_2", rules: ["PR-48", "PR-50"] },
    ],
    rulings: [],
  },
  {
    id: "variants",
    title: "rails.rules.variants",
    points: [
      { text: "rails.rules.variants_1", rules: ["PR-44"] },
      { text: "rails.rules.variants_2", rules: ["PR-45", "PR-46"] },
    ],
    rulings: [],
  },
];
