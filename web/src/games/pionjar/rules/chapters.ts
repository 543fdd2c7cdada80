/** What the rules help says, chapter by chapter; the ids are those of the rules file. */
import type { Chapter as AnyChapter } from "../../how-to";
import type { PanelName } from "../board/PionjarBoard";

export interface Chapter extends AnyChapter {
  /** The panel that is shown. */
  picture?: PanelName;
  /** Whether the next three rides are marked on it. */
  ahead?: boolean;
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "road",
    title: "pionjar.rules.road",
    points: [
      { text: "pionjar.rules.road_0", rules: ["PJ-3"] },
      { text: "pionjar.rules.road_1", rules: ["PJ-6", "PJ-7"] },
      { text: "pionjar.rules.road_2", rules: ["PJ-8", "PJ-9", "PJ-10"] },
    ],
    rulings: [
      { text: "pionjar.ruling.road_1", rules: ["PJ-9"] },
      { text: "pionjar.ruling.road_2", rules: ["PJ-50"] },
    ],
    picture: "road",
  },
  {
    id: "almanac",
    title: "pionjar.rules.almanac",
    points: [
      { text: "pionjar.rules.almanac_1", rules: ["PJ-5", "PJ-12", "PJ-13"] },
      { text: "pionjar.rules.almanac_2", rules: ["PJ-14"] },
      { text: "pionjar.rules.almanac_3", rules: ["PJ-15", "PJ-18"] },
    ],
    rulings: [
      { text: "pionjar.ruling.almanac_1", rules: ["PJ-52"] },
      { text: "pionjar.ruling.almanac_2", rules: ["PJ-47"] },
    ],
    picture: "territory",
    ahead: true,
  },
  {
    id: "selling",
    title: "pionjar.rules.selling",
    points: [
      { text: "pionjar.rules.selling_1", rules: ["PJ-19", "PJ-34"] },
      { text: "pionjar.rules.selling_2", rules: ["PJ-35"] },
      { text: "pionjar.rules.selling_3", rules: ["PJ-20", "PJ-31"] },
    ],
    rulings: [{ text: "pionjar.ruling.selling_1", rules: ["PJ-31"] }],
  },
  {
    id: "city",
    title: "pionjar.rules.city",
    points: [
      { text: "pionjar.rules.city_1", rules: ["PJ-17", "PJ-21", "PJ-22"] },
      { text: "pionjar.rules.city_3", rules: ["PJ-4"] },
      { text: "pionjar.rules.city_2", rules: ["PJ-11", "PJ-27", "PJ-41"] },
    ],
    rulings: [{ text: "pionjar.ruling.city_1", rules: ["PJ-49"] }],
  },
  {
    id: "trails",
    title: "pionjar.rules.trails",
    points: [
      { text: "pionjar.rules.trails_1", rules: ["PJ-28"] },
      { text: "pionjar.rules.trails_3", rules: ["PJ-2"] },
      { text: "pionjar.rules.trails_2", rules: ["PJ-32", "PJ-33"] },
    ],
    rulings: [
      { text: "pionjar.ruling.trails_1", rules: ["PJ-29"] },
      { text: "pionjar.ruling.trails_2", rules: ["PJ-48"] },
    ],
    picture: "territory",
  },
  {
    id: "saloon",
    title: "pionjar.rules.saloon",
    points: [
      { text: "pionjar.rules.saloon_1", rules: ["PJ-36", "PJ-37"] },
      { text: "pionjar.rules.saloon_4", rules: ["PJ-39", "PJ-44"] },
      { text: "pionjar.rules.saloon_2", rules: ["PJ-23", "PJ-24", "PJ-25", "PJ-38"] },
      { text: "pionjar.rules.saloon_3", rules: ["PJ-40"] },
    ],
    rulings: [
      { text: "pionjar.ruling.saloon_1", rules: ["PJ-51"] },
      { text: "pionjar.ruling.saloon_2", rules: ["PJ-26"] },
    ],
  },
  {
    id: "auctions",
    title: "pionjar.rules.auctions",
    points: [{ text: "pionjar.rules.auctions_1", rules: ["PJ-41", "PJ-42", "PJ-43"] }],
    rulings: [{ text: "pionjar.ruling.auctions_1", rules: ["PJ-42"] }],
  },
  {
    id: "end",
    title: "pionjar.rules.end",
    points: [{ text: "pionjar.rules.end_1", rules: ["PJ-45", "PJ-46"] }],
    rulings: [{ text: "pionjar.ruling.end_1", rules: ["PJ-53"] }],
  },
];
