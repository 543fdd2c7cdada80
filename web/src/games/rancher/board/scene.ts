/** What stands on the board: made from a view, or moved on by an event. */
import { FARMS } from "./data";
import type { FarmView, Lot, RancherEvent, RancherView, SeatView } from "./view";

/** A herd that has just been stolen: where it stood and whose it was. */
export interface Theft {
  farm: string;
  victim: number;
  chips: number;
}

/** The pieces as they stand. */
export interface Scene {
  riders: readonly SeatView[];
  farms: readonly FarmView[];
  /** What the die shows; null before the first roll. */
  die: number | null;
  /** The seat whose rider moves, drawn before the others. */
  mover: number;
  /** The farm that still bears the stamp. */
  theft: Theft | null;
}

/** The last theft among the events, unless the farm has an owner again. */
function theftIn(events: readonly RancherEvent[], farms: readonly FarmView[]): Theft | null {
  const theft = events.findLast((event) => event.type === "rancher.herd_stolen");
  if (!theft || farms.some(({ farm, owner }) => farm === theft.farm && owner !== null)) {
    return null;
  }
  return { farm: theft.farm, victim: theft.victim, chips: theft.chips };
}

/** The pieces of a view; `events` are those that led to it and may have left a mark. */
export function sceneOf(view: RancherView, events: readonly RancherEvent[]): Scene {
  return {
    riders: view.ranchers.map(({ space, tow }) => ({ space, tow })),
    farms: FARMS.map(({ id }) => {
      const farm = view.farms.find((seen) => seen.farm === id);
      return { farm: id, owner: farm?.owner ?? null, chips: farm?.chips ?? 0 };
    }),
    die: view.roll,
    mover: view.turn,
    theft: theftIn(events, view.farms),
  };
}

function withFarm(scene: Scene, id: string, change: Partial<FarmView>): Scene {
  const farms = scene.farms.map((farm) => (farm.farm === id ? { ...farm, ...change } : farm));
  return { ...scene, farms };
}

function withRider(scene: Scene, seat: number, change: Partial<SeatView>): Scene {
  const riders = scene.riders.map((rider, at) => (at === seat ? { ...rider, ...change } : rider));
  return { ...scene, riders };
}

/** What a seat has in tow. */
export function towOf(scene: Scene, seat: number): readonly Lot[] {
  return scene.riders[seat]?.tow ?? [];
}

/** The chips that stand on a farm's pasture. */
export function chipsOn(scene: Scene, id: string): number {
  return scene.farms.find((farm) => farm.farm === id)?.chips ?? 0;
}

function withLot(scene: Scene, seat: number, lot: Lot): Scene {
  return withRider(scene, seat, { tow: [...towOf(scene, seat), lot] });
}

function withoutLot(scene: Scene, seat: number, owner: number, farm: string): Scene {
  const tow = towOf(scene, seat).filter((lot) => lot.owner !== owner || lot.farm !== farm);
  return withRider(scene, seat, { tow });
}

/** The scene with a farm in a seat's hands. */
export function bought(scene: Scene, id: string, owner: number, chips: number): Scene {
  const theft = scene.theft?.farm === id ? null : scene.theft;
  return withFarm({ ...scene, theft }, id, { owner, chips });
}

/** The scene with the rider of a seat on a space. */
export function riderOn(scene: Scene, seat: number, space: number): Scene {
  return withRider({ ...scene, mover: seat }, seat, { space });
}

/** The scene after an event; events that move no piece leave it as it is. */
export function sceneAfter(scene: Scene, event: RancherEvent): Scene {
  switch (event.type) {
    case "rancher.order_rolled":
    case "rancher.rolled":
      return { ...scene, mover: event.seat, die: event.value };
    case "rancher.first_chosen":
    case "rancher.turn_began":
      return { ...scene, mover: event.seat };
    case "rancher.rode":
      return riderOn(scene, event.seat, event.path.at(-1) ?? spaceOf(scene, event.seat));
    case "rancher.herd_grew":
      return withFarm(scene, event.farm, { chips: event.chips });
    case "rancher.farm_bought":
      return bought(scene, event.farm, event.seat, event.chips);
    case "rancher.farm_returned":
      return withFarm(scene, event.farm, { owner: null, chips: 0 });
    case "rancher.herd_driven": {
      const left = chipsOn(scene, event.farm) - event.chips;
      const lot = { owner: event.seat, farm: event.farm, chips: event.chips };
      return withLot(withFarm(scene, event.farm, { chips: left }), event.seat, lot);
    }
    case "rancher.herd_stolen": {
      const { farm, victim, thief, chips } = event;
      const robbed = withFarm({ ...scene, theft: { farm, victim, chips } }, farm, { chips: 0 });
      return withLot(robbed, thief, { owner: victim, farm, chips });
    }
    case "rancher.herd_recovered": {
      const { victim, thief, farm, chips } = event;
      const freed = withoutLot(scene, thief, victim, farm);
      return withLot(freed, victim, { owner: victim, farm, chips });
    }
    case "rancher.herd_sold":
      return withRider(scene, event.seat, { tow: [] });
    default:
      return scene;
  }
}

/** The space a seat's rider is on. */
export function spaceOf(scene: Scene, seat: number): number {
  return scene.riders[seat]?.space ?? 0;
}
