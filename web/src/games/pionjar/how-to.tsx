/** Pionjär explained: chapter by chapter, with pictures of the real board and house rulings. */

import { Chapters } from "../how-to";
import { SQUARES } from "./board/data";
import { type Aim, type BoardView, type PanelName, PionjarBoard } from "./board/PionjarBoard";
import "./pionjar.css";
import { CHAPTERS } from "./rules/chapters";
import { cardOf, monthShort } from "./words";

export function HowTo() {
  return (
    <Chapters
      lead="pionjar.rules.lead"
      chapters={CHAPTERS}
      pictures={({ picture, ahead }) => picture && <Shown panel={picture} ahead={ahead} />}
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

/** Where the first of them rides in the next three months, by the almanac of the property. */
function ridesAhead(): Aim[] {
  const [{ at, property } = { at: 0, property: null }] = POSITION.seats;
  const numbers = cardOf(property)?.numbers ?? [];
  let square = at;
  return [1, 2, 3].map((later) => {
    const month = POSITION.month + later;
    square = (square + (numbers[month] ?? 0)) % SQUARES.length;
    return { square, says: monthShort(month), later: later > 1 };
  });
}

interface ShownProps {
  panel: PanelName;
  ahead?: boolean | undefined;
}

/** The text beside it says what is seen, so the picture itself is silent. */
function Shown({ panel, ahead = false }: ShownProps) {
  return (
    <div class="print pionjar-print" aria-hidden="true">
      <PionjarBoard
        panel={panel}
        view={panel === "road" ? ON_THE_ROAD : POSITION}
        mySeat={0}
        turn={0}
        aims={ahead ? ridesAhead() : []}
        still
      />
    </div>
  );
}
