/** What the rules help says, chapter by chapter; the ids are those of the rules file. */
import type { Chapter as AnyChapter } from "../../how-to";

/** The pictures: a piece of play on the first sheet. */
export type PictureName = "cards" | "track" | "towns" | "buildings";

/** What is told row by row. */
export type ListName = "scores" | "goals" | "owners" | "solo";

export interface Chapter extends AnyChapter {
  picture?: PictureName;
  list?: ListName;
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
    rulings: [
      { text: "rails.ruling.turn_1", rules: ["PR-3"] },
      { text: "rails.ruling.turn_2", rules: ["PR-2", "PR-55"] },
      { text: "rails.ruling.turn_3", rules: ["PR-6"] },
    ],
    picture: "cards",
  },
  {
    id: "hands",
    title: "rails.rules.hands",
    points: [
      { text: "rails.rules.hands_1", rules: ["PR-4", "PR-7"] },
      { text: "rails.rules.hands_2", rules: ["PR-8", "PR-26", "PR-28"] },
    ],
    rulings: [
      { text: "rails.ruling.hands_1", rules: ["PR-7"] },
      { text: "rails.ruling.hands_2", rules: ["PR-28", "PR-52"] },
    ],
  },
  {
    id: "track",
    title: "rails.rules.track",
    points: [
      { text: "rails.rules.track_1", rules: ["PR-9", "PR-10"] },
      { text: "rails.rules.track_2", rules: ["PR-11"] },
      { text: "rails.rules.track_3", rules: ["PR-12", "PR-13"] },
    ],
    rulings: [
      { text: "rails.ruling.track_1", rules: ["PR-12", "PR-13"] },
      { text: "rails.ruling.track_2", rules: ["PR-9", "PR-10"] },
      { text: "rails.ruling.track_3", rules: ["PR-11", "PR-13"] },
      { text: "rails.ruling.track_4", rules: ["PR-51"] },
    ],
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
      { text: "rails.ruling.towns_3", rules: ["PR-18", "PR-51"] },
      { text: "rails.ruling.towns_4", rules: ["PR-14", "PR-51"] },
      { text: "rails.ruling.towns_5", rules: ["PR-21"] },
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
      { text: "rails.ruling.buildings_3", rules: ["PR-20"] },
      { text: "rails.ruling.buildings_4", rules: ["PR-52"] },
      { text: "rails.ruling.buildings_5", rules: ["PR-22"] },
      { text: "rails.ruling.buildings_6", rules: ["PR-23"] },
      { text: "rails.ruling.buildings_7", rules: ["PR-29"] },
    ],
    picture: "buildings",
  },
  {
    id: "scores",
    title: "rails.score.title",
    points: [
      { text: "rails.rules.scores_1", rules: ["PR-21", "PR-24", "PR-25", "PR-26", "PR-30"] },
    ],
    rulings: [{ text: "rails.ruling.scores_1", rules: ["PR-22", "PR-23", "PR-27", "PR-30"] }],
    list: "scores",
  },
  {
    id: "goals",
    title: "rails.rules.goals",
    points: [
      { text: "rails.rules.goals_1", rules: ["PR-40", "PR-41", "PR-42"] },
      { text: "rails.rules.goals_2", rules: ["PR-47", "PR-48"] },
    ],
    rulings: [
      { text: "rails.ruling.goals_1", rules: ["PR-40"] },
      { text: "rails.ruling.goals_2", rules: ["PR-53"] },
      { text: "rails.ruling.goals_3", rules: ["PR-53"] },
      { text: "rails.ruling.goals_4", rules: ["PR-49"] },
    ],
    list: "goals",
  },
  {
    id: "variants",
    title: "rails.rules.variants",
    points: [
      { text: "rails.rules.variants_1", rules: ["PR-43", "PR-44"] },
      { text: "rails.rules.variants_2", rules: ["PR-45", "PR-46"] },
      { text: "rails.rules.variants_3", rules: ["PR-45"] },
    ],
    rulings: [
      { text: "rails.ruling.variants_1", rules: ["PR-44"] },
      { text: "rails.ruling.variants_2", rules: ["PR-46", "PR-55"] },
      { text: "rails.ruling.variants_3", rules: ["PR-45", "PR-54"] },
      { text: "rails.ruling.variants_4", rules: ["PR-45", "PR-54"] },
      { text: "rails.ruling.variants_5", rules: ["PR-45", "PR-54"] },
    ],
    list: "owners",
  },
  {
    id: "solo",
    title: "rails.rules.solo",
    points: [{ text: "rails.rules.solo_1", rules: ["PR-50"] }],
    rulings: [{ text: "rails.ruling.solo_1", rules: ["PR-50", "PR-55"] }],
    list: "solo",
  },
];
