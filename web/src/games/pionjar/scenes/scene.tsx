/** The scene that a frame is played in. */
import type { Table } from "../../../api/types";
import type { Frame } from "../types";
import { AuctionScene } from "./auction";
import { SaloonScene } from "./saloon";
import { auctionSoFar, lastWagers } from "./so-far";

interface SceneProps {
  table: Table;
  frame: Frame;
  /** What has happened up to the frame, as far as it is known. */
  history: readonly Frame[];
}

export function Scene({ table, frame: { view, pending }, history }: SceneProps) {
  if (view === null) {
    return null;
  }
  return view.auction == null ? (
    <SaloonScene table={table} saloon={view.saloon} wagers={lastWagers(history)} />
  ) : (
    <AuctionScene
      table={table}
      view={view}
      auction={view.auction}
      soFar={auctionSoFar(history)}
      awaits={pending.awaits}
    />
  );
}
