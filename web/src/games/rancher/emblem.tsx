/** The farms' brands and the steer's head, as small pictures beside words. */
import board from "@domain/games/rancher/board.json";
import { EMBLEMS, STEER } from "./board/art/emblems";

const emblemOf = new Map(board.farms.map(({ id, emblem }) => [id, EMBLEMS[emblem] ?? ""]));

/** A farm's brand on its orange space. */
export function FarmBadge({ farm }: { farm: string }) {
  return (
    <svg class="badge" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="19" class="badge-ground" />
      <path class="badge-brand" d={emblemOf.get(farm) ?? ""} />
    </svg>
  );
}

/** Beefy Town's mark on its orange space. */
export function TownBadge() {
  return (
    <svg class="badge" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="19" class="badge-ground" />
      <path class="badge-brand" d={STEER} transform="scale(.72)" />
    </svg>
  );
}

/** Cattle in general. */
export function Steer() {
  return (
    <svg class="steer" viewBox="-19 -10 38 26" aria-hidden="true">
      <path d={STEER} />
    </svg>
  );
}
