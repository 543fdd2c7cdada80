/** What the score tracks of a sheet print: numbers of boxes and the values in them. */
import desertA from "@domain/games/pioneer_rails/desert_a.json";
import desertB from "@domain/games/pioneer_rails/desert_b.json";
import forestA from "@domain/games/pioneer_rails/forest_a.json";
import forestB from "@domain/games/pioneer_rails/forest_b.json";
import type { SheetId } from "./board/sheets";

export interface Printed {
  /** Town symbols. */
  towns: number;
  ranches: readonly number[];
  yards: readonly number[];
  forts: readonly number[];
  /** Gold symbols. */
  gold: number;
  banks: readonly number[];
  jails: readonly (readonly number[])[];
  /** Symbols of escaped bandits. */
  escaped: number;
  /** The ranks that a Forest's saloons can choose. */
  ranks: readonly string[];
  /** What a lone player has to reach before any goal. */
  solo: number;
}

function desert({
  score_tracks: tracks,
  solo_base: solo,
}: typeof desertA | typeof desertB): Printed {
  const { towns, ranches, yards, forts, gold, banks } = tracks;
  const none = { jails: [], escaped: 0, ranks: [] };
  return { towns: towns.boxes, ranches, yards, forts, gold: gold.boxes, banks, solo, ...none };
}

function forest({
  score_tracks: tracks,
  solo_base: solo,
}: typeof forestA | typeof forestB): Printed {
  const { towns, ranches, yards, jails, escaped, saloons } = tracks;
  const none = { forts: [], gold: 0, banks: [] };
  return {
    towns: towns.boxes,
    ranches,
    yards,
    jails,
    escaped: escaped.boxes,
    ranks: saloons.ranks,
    solo,
    ...none,
  };
}

const PRINTED: Readonly<Record<SheetId, Printed>> = {
  desert_a: desert(desertA),
  desert_b: desert(desertB),
  forest_a: forest(forestA),
  forest_b: forest(forestB),
};

export function tracksOf(sheet: SheetId): Printed {
  return PRINTED[sheet];
}
