/** What is not in the middle, small, and what a seat has: a desk has room for both. */
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../../api/types";
import { PionjarBoard } from "./board/PionjarBoard";
import { Ledger } from "./ledger";
import type { PictureName } from "./panel-state";
import type { View } from "./types";

interface BesideProps {
  table: Table;
  view: View;
  /** The picture in the middle. */
  panel: PictureName;
  mySeat: number | null;
  turn: number;
  still: boolean;
}

const DESK = "(min-width: 960px)";
/** With room for a column on either side of the board. */
const WIDE = "(min-width: 1200px)";

/** Whether the screen has room on either side of the board. */
export function useWide(): boolean {
  return useMatch(WIDE);
}

export function Beside({ table, panel, ...board }: BesideProps) {
  const { view, mySeat } = board;
  return useMatch(DESK) ? (
    <>
      <div class="print pionjar-print">
        <PionjarBoard panel={panel === "territory" ? "road" : "territory"} {...board} aims={[]} />
      </div>
      <Ledger table={table} view={view} seat={mySeat ?? view.turn} />
    </>
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
