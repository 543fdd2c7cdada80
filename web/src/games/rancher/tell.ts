/** What happened in Rancher, in sentences. START HERE for the log. */
import board from "@domain/games/rancher/board.json";
import type { GameEvent } from "../../api/types";
import { type Key, t } from "../../i18n/catalogue";
import { seatNews } from "../../match/seat-news";
import type { Line, People } from "../index";
import { farmName } from "./farms";
import { type RancherEvent, rancherEvents } from "./frames";
import type { Frame, View } from "./types";

const FORK = board.shortcut.leaves;
const farmAt = new Map(
  board.circuit.flatMap(({ id, farm }) => (farm === undefined ? [] : [[id, farm] as const])),
);
const town = new Set(board.circuit.flatMap(({ id, kind }) => (kind === "town" ? [id] : [])));

/** Tells a frame. */
export function tell(frame: Frame, people: People): Line[] {
  const events = rancherEvents(frame);
  const teller = new Teller(events, people, roundBefore(events, frame.view));
  for (let at = 0; at < events.length; at += 1) {
    teller.tell(at);
  }
  teller.tellSeats(frame.events);
  return teller.lines;
}

/** The round at a frame's first event: the one before where the first turn opens a round. */
function roundBefore(events: readonly RancherEvent[], view: View | null): number {
  const turn = events.find((event) => event.type === "rancher.turn_began");
  if (turn === undefined) {
    return view?.round ?? 0;
  }
  return turn.seat === view?.first ? turn.round - 1 : turn.round;
}

class Teller {
  readonly lines: Line[] = [];
  #events: readonly RancherEvent[];
  #people: People;
  #round: number;

  constructor(events: readonly RancherEvent[], people: People, round: number) {
    this.#events = events;
    this.#people = people;
    this.#round = round;
  }

  /** What the service says about the seats, once the game's part is told. */
  tellSeats(events: readonly GameEvent[]): void {
    for (const event of events) {
      const text = seatNews(event, this.#people);
      if (text !== null && "seat" in event) {
        const { seat } = event;
        this.lines.push({ seat, round: this.#round, told: this.#events.length, text });
      }
    }
  }

  tell(at: number): void {
    const event = this.#events[at];
    switch (event?.type) {
      case "rancher.turn_began":
        this.#round = event.round;
        break;
      case "rancher.rolled":
        this.#ride(event.seat, at, "rolled", { value: event.value });
        break;
      case "rancher.way_chosen":
        this.#ride(event.seat, at, event.way, {});
        break;
      case "rancher.order_rolled":
        this.#say(at, event.seat, "rancher.log.order", { value: event.value });
        break;
      case "rancher.first_chosen":
        this.#say(at, event.seat, "rancher.log.first");
        break;
      case "rancher.rode_on":
        this.#say(at, event.seat, "rancher.log.rode_on");
        break;
      case "rancher.time_ran_out":
        this.lines.push({ seat: null, round: event.round, told: at + 1, text: t("log.time") });
        break;
      case "rancher.match_ended":
        this.lines.push({ seat: null, round: this.#round, told: at + 1, text: t("log.ended") });
        break;
      default:
        this.#tellHerds(at);
    }
  }

  #tellHerds(at: number): void {
    const event = this.#events[at];
    switch (event?.type) {
      case "rancher.herd_grew":
        this.#grew(at, event);
        break;
      case "rancher.farm_bought":
        this.#say(
          at,
          event.seat,
          "rancher.log.bought",
          {
            farm: farmName(event.farm),
            chips: event.chips,
            price: this.#paid(at, -1, ["farm", "cattle"]),
          },
          "purchase",
        );
        break;
      case "rancher.herd_driven":
        this.#say(at, event.seat, "rancher.log.driven", {
          farm: farmName(event.farm),
          chips: event.chips,
        });
        break;
      case "rancher.farm_returned":
        this.#returned(at, event);
        break;
      case "rancher.herd_stolen":
        this.#stolen(at, event);
        break;
      case "rancher.herd_sold":
        this.#say(
          at,
          event.seat,
          "rancher.log.sold",
          {
            chips: event.lots.reduce((sum, lot) => sum + lot.chips, 0),
            price: this.#paid(at, 1, ["sale"]),
          },
          "sale",
        );
        break;
      default:
        this.#tellFines(at);
    }
  }

  #tellFines(at: number): void {
    const event = this.#events[at];
    switch (event?.type) {
      case "rancher.herd_recovered":
        this.#say(at, event.victim, "rancher.log.recovered", {
          ...this.#other(event.thief),
          farm: farmName(event.farm),
          chips: event.chips,
        });
        break;
      case "rancher.money_paid":
        if (event.payer !== null && event.payee !== null) {
          const key = event.reason === "debt" ? "rancher.log.debt_paid" : "rancher.log.fined";
          this.#say(at, event.payer, key, {
            ...this.#other(event.payee),
            amount: event.amount,
          });
        }
        break;
      case "rancher.debt_incurred":
        this.#say(at, event.debtor, "rancher.log.owes", {
          ...this.#other(event.creditor),
          amount: event.amount,
        });
        break;
      default:
    }
  }

  #say(
    at: number,
    seat: number,
    key: Key,
    values: Record<string, string | number> = {},
    tick?: "theft" | "sale" | "purchase",
  ): void {
    const text = t(key, { ...this.#people(seat), ...values });
    const line = { seat, round: this.#round, told: at + 1, text };
    this.lines.push(tick === undefined ? line : { ...line, tick });
  }

  #other(seat: number): { other: "you" | "other"; other_name: string } {
    const { who, name } = this.#people(seat);
    return { other: who, other_name: name };
  }

  /** A move is told where it ends, though it may be ridden in several parts. */
  #ride(
    seat: number,
    at: number,
    how: "rolled" | "trail" | "shortcut",
    values: { value?: number },
  ): void {
    let last = at;
    let space: number | undefined;
    for (let next = at + 1; next < this.#events.length; next += 1) {
      const event = this.#events[next];
      if (event?.type === "rancher.turn_began" || event?.type === "rancher.way_chosen") {
        break;
      }
      if (event?.type === "rancher.rode" && event.seat === seat) {
        last = next;
        space = event.path.at(-1);
      }
    }
    const landed = where(space);
    this.#say(last, seat, `rancher.log.${how}`, {
      value: values.value ?? 0,
      landed,
      farm: farmName(farmAt.get(space ?? -1) ?? ""),
    });
  }

  #grew(at: number, event: RancherEvent & { type: "rancher.herd_grew" }): void {
    const key = event.limit === null ? "rancher.log.doubled" : "rancher.log.grew";
    this.#say(at, event.seat, event.added === 0 ? "rancher.log.stayed" : key, {
      farm: farmName(event.farm),
      before: event.chips - event.added,
      after: event.chips,
      limit: event.limit ?? "none",
    });
  }

  #stolen(at: number, event: RancherEvent & { type: "rancher.herd_stolen" }): void {
    this.#say(
      at,
      event.thief,
      "rancher.log.stolen",
      {
        ...this.#other(event.victim),
        farm: farmName(event.farm),
        chips: event.chips,
        price: this.#paid(at, 1, ["robbed"]),
      },
      "theft",
    );
  }

  /** A farm goes back when it is emptied; after a theft the theft's own sentence says so. */
  #returned(at: number, event: RancherEvent & { type: "rancher.farm_returned" }): void {
    const price = this.#paid(at, 1, ["farm_returned"]);
    if (price > 0) {
      this.#say(at, event.seat, "rancher.log.returned", { farm: farmName(event.farm), price });
    }
  }

  /** What was paid for these reasons right beside an event, on the given side of it. */
  #paid(at: number, side: 1 | -1, reasons: readonly string[]): number {
    let sum = 0;
    for (let near = at + side; ; near += side) {
      const event = this.#events[near];
      if (event?.type === "rancher.money_paid" && reasons.includes(event.reason)) {
        sum += event.amount;
      } else if (event?.type !== "rancher.farm_returned") {
        return sum;
      }
    }
  }
}

function where(space: number | undefined): "farm" | "town" | "fork" | "start" | "trail" {
  if (space === undefined) {
    return "trail";
  }
  if (farmAt.has(space)) {
    return "farm";
  }
  if (town.has(space)) {
    return "town";
  }
  if (space === FORK) {
    return "fork";
  }
  return space === 0 ? "start" : "trail";
}
