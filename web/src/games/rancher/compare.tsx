/** A decision in words, and two positions side by side, for the outbox. */
import type { Action, Table } from "../../api/types";
import { number, t } from "../../i18n/catalogue";
import { type Person, personAt } from "../../match/people";
import type { ChangeLine, CompareProps } from "../index";
import { FARMS, type Point, spaceAt } from "./board/data";
import { placeName } from "./board/stops";
import { farmName } from "./farms";
import type { Frame, View } from "./types";
import "./rancher.css";
import { CloseUp } from "./rules/closeup";

/** What was decided, in a few words. */
export function decided(action: Action, frame: Frame): string {
  const farm = farmName(frame.pending.awaits[0]?.about ?? "");
  switch (action.type) {
    case "rancher.choose_way":
      return t("rancher.done.way", { way: action.way ?? "" });
    case "rancher.buy_farm":
      return t("rancher.done.buy", { farm, n: action.cattle ?? 0 });
    case "rancher.drive_herd":
      return t("rancher.done.drive", { farm, n: action.cattle ?? 0 });
    case "rancher.steal_herd":
      return t("rancher.done.steal", { farm });
    case "rancher.ride_on":
      return t("rancher.done.ride_on");
    default:
      return t("rancher.done.roll");
  }
}

/** What is different now: round, turn, farms, then each seat's rider, herd and cash. */
export function changes(table: Table, then: View, now: View): ChangeLine[] {
  const seat = (at: number) => personAt(table, at);
  return [
    line(t("rancher.change.round"), number(then.round), number(now.round)),
    line(t("rancher.change.turn"), seat(then.turn).name, seat(now.turn).name),
    ...farmLines(then, now, seat),
    ...now.ranchers.flatMap((_, at) => seatLines(then, now, at, seat(at))),
  ].filter(({ before, now: after }) => before !== after);
}

function line(label: string, before: string, now: string, seat: number | null = null): ChangeLine {
  return { label, before, now, seat };
}

function farmLines(then: View, now: View, seat: (at: number) => Person): ChangeLine[] {
  const told = (view: View, at: number) => {
    const farm = view.farms[at];
    const owner = farm?.owner ?? null;
    if (owner === null) {
      return t("rancher.change.bank");
    }
    const herd = farm?.chips ? number(farm.chips) : t("rancher.change.empty");
    return `${seat(owner).name} · ${herd}`;
  };
  return now.farms.map(({ farm }, at) => line(farmName(farm), told(then, at), told(now, at)));
}

function seatLines(then: View, now: View, at: number, person: Person): ChangeLine[] {
  const rider = (view: View) => placeName(view.ranchers[at]?.space ?? 0, t);
  const tow = (view: View) =>
    number((view.ranchers[at]?.tow ?? []).reduce((sum, lot) => sum + lot.chips, 0));
  const cash = (view: View) => number(view.ranchers[at]?.cash ?? 0);
  return [
    line(t("rancher.change.rider", { ...person }), rider(then), rider(now), at),
    line(t("rancher.change.tow", { ...person }), tow(then), tow(now), at),
    line(t("rancher.change.cash", { ...person }), cash(then), cash(now), at),
  ];
}

/** How much nearer than the whole board a picture is. */
const NEAR = 2.4;
/** A piece of the board around what was decided on. */
export function Picture({ table, seat, frame, view }: CompareProps<View, Frame>) {
  return (
    <CloseUp
      view={view}
      seat={seat}
      names={table.seats.map((_, number) => personAt(table, number).name)}
      at={centre(frame, seat)}
      near={NEAR}
    />
  );
}

/** Where the rider stood; with a farm to decide on, half-way to it. */
function centre(frame: Frame, seat: number): Point {
  const rider = spaceAt(frame.view?.ranchers[seat]?.space ?? 0);
  const about = frame.pending.awaits[0]?.about;
  const farm = FARMS.find(({ id }) => id === about)?.circle ?? rider;
  return { x: (rider.x + farm.x) / 2, y: (rider.y + farm.y) / 2 };
}
