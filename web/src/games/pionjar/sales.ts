/** What was sold, read from the events: forced sales have no question, but they have a receipt. */
import prices from "@domain/games/pionjar/prices.json";
import type { PionjarEvent } from "./types";

export interface Sale {
  seat: number;
  goods: string;
  /** What each card brought before anything changed it. */
  values: readonly number[];
  /** By so many percent they brought more or less. */
  percent: number;
  total: number;
  /** Why less: the fur trapper has no proclamation. */
  trapper: boolean;
  /** The month of a crop's printed price. */
  month: number | null;
}

const PERCENT = 100;
const HALF = -50;

/** The sale that an event is, if it is one, made in this month; null where that is not known. */
export function saleOf(event: PionjarEvent, month: number | null): Sale | null {
  switch (event.type) {
    case "pionjar.crops_sold": {
      const { seat, goods, cards, price } = event;
      const printed = (month === null ? undefined : prices[goods][month]) ?? price;
      const percent = Math.round((price / printed - 1) * PERCENT);
      const values = Array<number>(cards).fill(printed);
      return { seat, goods, values, percent, total: cards * price, trapper: false, month };
    }
    case "pionjar.spoils_sold":
      return { ...sold(event.seat, event.goods, event.values, event.percent), trapper: false };
    case "pionjar.furs_sold":
      return { ...sold(event.seat, "buffalo", event.values, event.half ? HALF : 0), trapper: true };
    default:
      return null;
  }
}

function sold(seat: number, goods: string, values: readonly number[], percent: number) {
  const sum = values.reduce((total, value) => total + value, 0);
  const total = Math.floor((sum * (PERCENT + percent)) / PERCENT);
  return { seat, goods, values, percent, total, month: null };
}

/** What a seat has sold since its last turn began, in the months that were marked. */
export function salesOfTurn(events: readonly PionjarEvent[], seat: number): Sale[] {
  const begun = events.findLastIndex(
    (event) => event.type === "pionjar.turn_began" && event.seat === seat,
  );
  let month: number | null = null;
  const sales: Sale[] = [];
  events.forEach((event, at) => {
    if (event.type === "pionjar.month_began") {
      month = event.month;
    }
    const sale = at < begun ? null : saleOf(event, month);
    if (sale !== null && sale.seat === seat) {
      sales.push(sale);
    }
  });
  return sales;
}
