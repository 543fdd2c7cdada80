/** What is not in the middle, small: a desk has room for both. */
import { useEffect, useState } from "preact/hooks";
import { type BoardView, PionjarBoard } from "./board/PionjarBoard";
import type { PictureName } from "./panel-state";

interface BesideProps {
  /** The picture in the middle. */
  panel: PictureName;
  view: BoardView;
  mySeat: number | null;
  turn: number;
  still: boolean;
}

const DESK = "(min-width: 960px)";

export function Beside({ panel, ...board }: BesideProps) {
  return useMatch(DESK) ? (
    <div class="print pionjar-print">
      <PionjarBoard panel={panel === "territory" ? "road" : "territory"} {...board} aims={[]} />
    </div>
  ) : null;
}

/** Whether the screen is such a one, now and when it changes: a phone draws one panel only. */
function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setMatches(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}
