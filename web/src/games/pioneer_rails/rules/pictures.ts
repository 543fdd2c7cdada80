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

const SPADE = line("spade", 1, "1,1:3", "1,2:0", "2,0:3", "2,1:0");
const TO_MERCY = line("spade", 2, "0,1:3", "-1,2:0", "0,0:3", "-1,1:0");
const HEART = line("heart", 1, "3,4:0", "3,3:3", "2,4:0");

/** What stands on the sheet in each picture. */
export const PICTURES: Readonly<Record<Exclude<PictureName, "cards">, Picture>> = {
  track: {
    state: { ...CLEAR, tracks: SPADE },
    plan: {
      tracks: HEART,
      towns: [],
      wakes: [],
      next: [
        { start: "2,4:0", end: "2,3:3" },
        { start: "2,4:0", end: "3,2:3" },
      ],
      ghost: null,
    },
  },
  towns: { state: { ...CLEAR, tracks: TO_MERCY, towns: ["town_2"] } },
  buildings: { state: { ...CLEAR, tracks: SPADE, done: ["mine_3", "saloon_1", "mine_1"] } },
};
