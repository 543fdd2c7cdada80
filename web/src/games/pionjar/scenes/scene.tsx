/** The scene that is played: an auction, or the saloon. */
import type { Awaited, Table } from "../../../api/types";
import type { Frame, View } from "../types";
import { AuctionScene } from "./auction";
import { SaloonScene } from "./saloon";
import { auctionSoFar, lastWagers } from "./so-far";

interface SceneProps {
  table: Table;
  view: View;
  awaits: readonly Awaited[];
  /** What has happened so far, as far as it is known. */
  history: readonly Frame[];
  /** What the saloon's die has just shown. */
  rolled?: number | null;
}

export function Scene({ table, view, awaits, history, rolled = null }: SceneProps) {
  return view.auction == null ? (
    <SaloonScene table={table} saloon={view.saloon} wagers={lastWagers(history)} rolled={rolled} />
  ) : (
    <AuctionScene
      table={table}
      view={view}
      auction={view.auction}
      soFar={auctionSoFar(history)}
      awaits={awaits}
    />
  );
}
