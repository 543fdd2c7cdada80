/** Pieces of play for the rules help, all on the first sheet, Dry Fork. */
import type { Plan, SheetState } from "../board/RailsMap";
import type { PictureName } from "./chapters";

export interface Picture {
  state: SheetState;
  plan?: Plan;
}

const CLEAR: SheetState = { tracks: [], done: [], caught: [], towns: [] };

/** A line of a station along corners, one track after the other. */
function line(station: string, number: number, ...corners: readonly string[]) {
  return corners.slice(1).map((end, at) => ({
    station,
    line: number,
    start: corners[at] ?? "",
    end,
  }));
}

const SPADE = line("spade", 1, "1,1:3", "1,2:0", "1,1:0");
const HEART = line("heart", 1, "3,4:0", "3,3:3", "3,5:0");

/** What stands on the sheet in each picture. */
export const PICTURES: Readonly<Record<Exclude<PictureName, "cards">, Picture>> = {
  track: {
    state: { ...CLEAR, tracks: SPADE },
    plan: {
      tracks: HEART,
      towns: [],
      wakes: [],
      next: [{ start: "3,5:0", end: "4,3:3" }],
      ghost: null,
    },
  },
  towns: { state: { ...CLEAR, tracks: SPADE, towns: ["town_1"] } },
  buildings: { state: { ...CLEAR, tracks: HEART, done: ["mine_1", "saloon_1", "ranch_1"] } },
};
