/** Pionjär explained: chapter by chapter, with pictures of the real board and house rulings. */

import { Chapters } from "../how-to";
import { type BoardView, type PanelName, PionjarBoard } from "./board/PionjarBoard";
import "./pionjar.css";
import { CHAPTERS } from "./rules/chapters";

export function HowTo() {
  return (
    <Chapters
      lead="pionjar.rules.lead"
      chapters={CHAPTERS}
      pictures={({ picture }) => picture && <Shown panel={picture} />}
    />
  );
}

/** A position of two pioneers in their second year. */
const POSITION: BoardView = {
  month: 13,
  prices: { harvest: 1600, timber: 1100 },
  changes: [],
  saloon: 14_500,
  raiders: { hunting: null, fishing: 8 },
  seats: [
    { where: "ring", at: 14, branch: null, property: "high_falls" },
    { where: "hunting", at: 5, branch: null, property: "silent_forest" },
  ],
};
const ON_THE_ROAD: BoardView = {
  ...POSITION,
  seats: [
    { where: "road", at: 14, branch: null, property: null },
    { where: "road", at: 21, branch: "great_lakes", property: null },
  ],
};

/** The text beside it says what is seen, so the picture itself is silent. */
function Shown({ panel }: { panel: PanelName }) {
  return (
    <div class="print pionjar-print" aria-hidden="true">
      <PionjarBoard
        panel={panel}
        view={panel === "road" ? ON_THE_ROAD : POSITION}
        mySeat={0}
        turn={0}
        aims={[]}
        still
      />
    </div>
  );
}
