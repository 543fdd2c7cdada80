/** A building's sign by itself, as on the map. */
import { PICTURES } from "./board/art/pictures";
import type { BuildingKind } from "./board/sheets";

export function BuildingPicture({ kind }: { kind: BuildingKind }) {
  return (
    <svg class="rails-map building-picture" viewBox="-15 -15 30 30" aria-hidden="true">
      <g class={`building ${kind}`}>
        <rect class="plate" x="-13" y="-13" width="26" height="26" rx="5" />
        {PICTURES[kind]}
      </g>
    </svg>
  );
}
