/** The places that the keyboard visits and a finger can press, each with its name in words. */
import { CIRCUIT, FARMS, farmBy, type Point, SHORTCUT, SHORTCUT_WAY, spaceAt } from "./data";
import { standOf } from "./riders";
import type { Scene } from "./scene";
import type { RancherOption, Reach, Say } from "./view";

/** One place that can be visited; with an option, one that can be pressed. */
export interface Stop {
  key: string;
  at: Point;
  r: number;
  name: string;
  option?: RancherOption;
}

/** What the names are made from. */
export interface Table {
  scene: Scene;
  mySeat: number | null;
  seats: readonly { name: string }[];
  reach: readonly Reach[];
  options: readonly RancherOption[];
  t: Say;
}

/** Where the die lies: in the empty land under Beefy Town. */
export const DIE_PLACE: Point = { x: 500, y: 446 };

/** How far a finger may miss what it means to press. */
const MISS_MAX = 62;

/** A space in words. */
export function placeName(id: number, t: Say): string {
  const space = spaceAt(id);
  switch (space.kind) {
    case "start":
      return t("board.rancher.place.start");
    case "town":
      return t("board.rancher.place.town");
    case "farm":
      return t("board.rancher.place.farm", { farm: farmBy(space.farm ?? "").name });
    case "fork":
      return t("board.rancher.place.fork", { space: id });
    case "rejoin":
      return t("board.rancher.place.rejoin", { space: id });
    case "shortcut":
      return t("board.rancher.place.shortcut", { step: SHORTCUT.indexOf(space) + 1 });
    default:
      return t("board.rancher.place.plain", { space: id });
  }
}

/** All stops in riding order, the die first. */
export function stopsOf(table: Table): Stop[] {
  const placed = [
    ...farmStops(table),
    ...riderStops(table),
    ...reachStops(table),
    ...wayStops(table),
  ];
  placed.push({ order: 0, stop: townStop(table) });
  placed.sort((a, b) => a.order - b.order);
  return [...dieStop(table), ...placed.map(({ stop }) => stop)];
}

/** The stop that can be pressed nearest to a point, if the finger did not miss it by far. */
export function pressed(stops: readonly Stop[], point: Point): Stop | undefined {
  const miss = ({ at }: Stop) => Math.hypot(at.x - point.x, at.y - point.y);
  return stops
    .filter((stop) => stop.option && miss(stop) <= Math.max(MISS_MAX, stop.r))
    .sort((a, b) => miss(a) - miss(b))[0];
}

interface Placed {
  order: number;
  stop: Stop;
}

/** Spaces of the shortcut come after the fork, before the circuit's next space. */
function orderOf(space: number): number {
  const onCut = SHORTCUT.findIndex(({ id }) => id === space);
  return onCut < 0 ? space : (SHORTCUT_WAY[0]?.id ?? 0) + (onCut + 1) / (SHORTCUT.length + 1);
}

function dieStop({ scene, options, t }: Table): Stop[] {
  const option = options.find(({ action }) => action.type === "rancher.roll_dice");
  const base = { key: "die", at: DIE_PLACE, r: 46 };
  if (option) {
    return [{ ...base, name: t("board.rancher.pick.roll"), option }];
  }
  const value = scene.die;
  return value === null ? [] : [{ ...base, name: t("board.rancher.die", { value }) }];
}

function townStop({ t }: Table): Stop {
  return { key: "town", at: { x: 500, y: 368 }, r: 40, name: t("board.rancher.town") };
}

function farmStops(table: Table): Placed[] {
  return FARMS.map(({ id, circle }) => {
    const option = table.options.find(
      ({ preview }) => preview && "farm" in preview && preview.farm === id,
    );
    const order = CIRCUIT.findIndex((space) => space.farm === id);
    const name = `${option ? `${pickName(option, id, table.t)} ` : ""}${farmName(id, table)}`;
    return { order, stop: { key: id, at: circle, r: 38, name, ...(option && { option }) } };
  });
}

function pickName({ action }: RancherOption, id: string, t: Say): string {
  const farm = farmBy(id).name;
  switch (action.type) {
    case "rancher.drive_herd":
      return t("board.rancher.pick.drive", { farm });
    case "rancher.steal_herd":
      return t("board.rancher.pick.steal", { farm });
    default:
      return t("board.rancher.pick.buy", { farm });
  }
}

function farmName(id: string, { scene, mySeat, seats, t }: Table): string {
  const { name: farm, price, capacity } = farmBy(id);
  const seen = scene.farms.find((other) => other.farm === id);
  const owner = seen?.owner ?? null;
  if (owner === null) {
    return t("board.rancher.farm.free", { farm, price, capacity });
  }
  const values = { farm, price, capacity, chips: seen?.chips ?? 0 };
  return owner === mySeat
    ? t("board.rancher.farm.mine", values)
    : t("board.rancher.farm.owned", { ...values, owner: seats[owner]?.name ?? "" });
}

function riderStops(table: Table): Placed[] {
  return table.scene.riders.map(({ space }, seat) => {
    const { x, y } = standOf(table.scene, seat);
    const name = riderName(seat, table);
    return { order: orderOf(space), stop: { key: `rider ${seat}`, at: { x, y }, r: 30, name } };
  });
}

function riderName(seat: number, { scene, mySeat, seats, t }: Table): string {
  const rider = scene.riders[seat];
  const place = placeName(rider?.space ?? 0, t);
  const where =
    seat === mySeat
      ? t("board.rancher.rider.mine", { place })
      : t("board.rancher.rider.other", { place, name: seats[seat]?.name ?? "" });
  const herds = (rider?.tow ?? []).map(({ owner, chips }) => {
    if (owner === seat) {
      return t("board.rancher.tow.own", { chips });
    }
    return owner === mySeat
      ? t("board.rancher.tow.stolen_mine", { chips })
      : t("board.rancher.tow.stolen", { chips, owner: seats[owner]?.name ?? "" });
  });
  return [where, ...herds].join(" ");
}

function reachStops({ reach, seats, t }: Table): Placed[] {
  return reach.flatMap(({ value, space, catches, shortcut_space: other }) => {
    const caught = catches.map((seat) =>
      t("board.rancher.reach.catches", { name: seats[seat]?.name ?? "" }),
    );
    const stopOn = (id: number, said: readonly string[]): Placed => {
      const name = [t("board.rancher.reach", { value, place: placeName(id, t) }), ...said].join(
        " ",
      );
      const { x, y } = spaceAt(id);
      return {
        order: orderOf(id),
        stop: { key: `reach ${value} ${id}`, at: { x, y }, r: 26, name },
      };
    };
    const stops = [stopOn(space, caught)];
    return typeof other === "number" ? [...stops, stopOn(other, [])] : stops;
  });
}

function wayStops({ options, t }: Table): Placed[] {
  return options.flatMap((option) => {
    if (option.preview?.type !== "rancher.way_preview") {
      return [];
    }
    const { way, space } = option.preview;
    const key = way === "shortcut" ? "board.rancher.pick.shortcut" : "board.rancher.pick.trail";
    const { x, y } = spaceAt(space);
    const name = t(key, { place: placeName(space, t) });
    return [
      { order: orderOf(space), stop: { key: `way ${way}`, at: { x, y }, r: 30, name, option } },
    ];
  });
}
