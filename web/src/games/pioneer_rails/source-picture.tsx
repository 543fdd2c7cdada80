/** The sign of a source of points: the building's own, or what stands for it on the paper. */
import type { BuildingKind } from "./board/sheets";
import { GoalPicture } from "./goals";
import { BuildingPicture } from "./picture";
import type { Source } from "./reckoning";

const BUILDINGS: Readonly<Partial<Record<Source, BuildingKind>>> = {
  ranches: "ranch",
  yards: "yard",
  forts: "fort",
  gold: "mine",
  banks: "bank",
  jails: "jail",
  escaped: "bandit",
};

export function SourcePicture({ source }: { source: Source }) {
  const building = BUILDINGS[source];
  if (building !== undefined) {
    return <BuildingPicture kind={building} />;
  }
  switch (source) {
    case "hands":
      return <HandPicture />;
    case "towns":
      return <TownPicture />;
    default:
      return <GoalPicture kind="sheriff" />;
  }
}

/** Cards, fanned. */
export function HandPicture() {
  return (
    <svg class="goal-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.500,7 8,4.500 13.500,17.500 8,20ZM9.500,5H16V19H14.200M17.500,6.500 21.500,8 17.500,19H16" />
    </svg>
  );
}

export function TownPicture() {
  return (
    <svg class="goal-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4,20.500V10.500L12,3.500 20,10.500V20.500Z" />
    </svg>
  );
}
