/** What the rules help lists: goals by kind and family, owners, buildings and what they score. */
import { type BuildingKind, SHEET_IDS, type SheetId, sheetOf } from "../board/sheets";
import { tracksOf } from "../printed";
import type { GoalView } from "../types";

type Family = "desert" | "forest";

/** Something that only sheets of one family have, or all. */
interface Listed {
  family: Family | null;
}

export interface ListedGoal extends Listed {
  id: string;
}

/** The goals that are not on sheets of the other family. */
const DESERT_GOALS = ["1A", "1B", "1C", "1E"];
const FOREST_GOALS = ["2A", "2B", "2C", "2D", "2E", "2F"];

function goals(...ids: readonly string[]): ListedGoal[] {
  return ids.map((id) => ({
    id,
    family: DESERT_GOALS.includes(id) ? "desert" : FOREST_GOALS.includes(id) ? "forest" : null,
  }));
}

export const GOALS: Readonly<Record<GoalView["kind"], readonly ListedGoal[]>> = {
  sheriff: goals("1A", "1B", "1C", "1D", "1E", "2A", "2B", "2C"),
  ranch: goals("1F", "1G", "1H", "1I", "1J", "2D"),
  train: goals("1K", "1L", "1M", "1N", "1O", "2E", "2F"),
};

export const OWNERS: readonly string[] = Array.from({ length: 10 }, (_, at) => `C-${at + 1}`);

export interface Scoring extends Listed {
  kind: BuildingKind | "town";
  /** The tracks that wake it; 0 where tracks cut it off from others. */
  needs: number;
  /** In words: of `rails.rules.worth`. */
  worth: string;
  /** The printed boxes, in rows. */
  boxes: readonly (readonly string[])[];
}

function row(
  of: SheetId,
  kind: Scoring["kind"],
  rest: Partial<Pick<Scoring, "worth" | "boxes" | "family">>,
): Scoring {
  const building = sheetOf(of).buildings.find((one) => one.kind === kind);
  const needs = kind === "ranch" ? 0 : (building?.needed ?? 1);
  return { kind, needs, worth: "", boxes: [], family: null, ...rest };
}

const times = (factors: readonly number[]) => factors.map((factor) => `×${factor}`);
const values = (points: readonly number[]) => points.map(String);

const DESERT = tracksOf("desert_a");
const FOREST = tracksOf("forest_a");

/** All that scores beside hands and goals; sheets of one family print the same boxes. */
export const SCORINGS: readonly Scoring[] = [
  row("desert_a", "town", { worth: "town" }),
  row("desert_a", "ranch", { boxes: [values(DESERT.ranches)] }),
  row("desert_a", "yard", { worth: "yard", boxes: [times(DESERT.yards)] }),
  row("desert_a", "mine", { worth: "gold", family: "desert" }),
  row("desert_a", "bank", { worth: "bank", boxes: [times(DESERT.banks)], family: "desert" }),
  row("desert_a", "saloon", { worth: "saloon", family: "desert" }),
  row("desert_a", "fort", { boxes: [values(DESERT.forts)], family: "desert" }),
  row("forest_a", "saloon", { worth: "rank", family: "forest" }),
  row("forest_a", "fort", { worth: "track", family: "forest" }),
  row("forest_a", "jail", { boxes: FOREST.jails.map(values), family: "forest" }),
  row("forest_a", "bandit", { worth: "bandit", family: "forest" }),
];

/** What a lone player has to reach on each sheet before any goal. */
export const BASES: readonly { sheet: SheetId; base: number }[] = SHEET_IDS.map((sheet) => ({
  sheet,
  base: tracksOf(sheet).solo,
}));
