/** What happened in Pionjär, in sentences. START HERE for the log. */
import { list, number, t } from "../../i18n/catalogue";
import { seatNews } from "../../match/seat-news";
import type { Line, People, Tick } from "../index";
import { type Lost, lateWords } from "./late";
import { squareGoods, squareKind } from "./places";
import { type Frame, type PionjarEvent, pionjarEvents } from "./types";
import { goodsName, monthName, propertyName } from "./words";

/** Tells a frame. */
export function tell(frame: Frame, people: People): Line[] {
  const events = pionjarEvents(frame);
  const teller = new Teller(people, roundBefore(events, frame));
  events.forEach((event, at) => {
    teller.tell(event, at + 1);
  });
  for (const event of frame.events) {
    const news = seatNews(event, people);
    if (news !== null && "seat" in event) {
      teller.say(event.seat, events.length, news);
    }
  }
  return teller.lines;
}

/** The round of a frame's first event: the one before where the first turn opens a round. */
function roundBefore(events: readonly PionjarEvent[], { view }: Frame): number {
  const turn = events.find((event) => event.type === "pionjar.turn_began");
  if (turn === undefined) {
    return view?.round ?? 0;
  }
  return turn.seat === view?.first ? turn.round - 1 : turn.round;
}

type Told<Name extends string> = Extract<PionjarEvent, { type: `pionjar.${Name}` }>;

/** Payments that their own event does not tell of. */
const PAID_ALONE = new Set<string>([
  "inheritance",
  "freight_bill",
  "grain_prize",
  "sawmill_order",
  "winnings",
  "lease_end",
  "last_roll",
  "surrendered",
]);

/** What becomes of a stake (PJ-36); of winnings their own sentence tells. */
function stakeAt(value: number): "back" | "lost" | "won" {
  if (value === 1) {
    return "back";
  }
  return value === 2 || value === 6 ? "won" : "lost";
}

class Teller {
  readonly lines: Line[] = [];
  #people: People;
  #round: number;
  /** Who has just claimed what. */
  #claim: Lost | null = null;

  constructor(people: People, round: number) {
    this.#people = people;
    this.#round = round;
  }

  say(seat: number | null, told: number, text: string, tick?: Tick): void {
    this.lines.push({ seat, round: this.#round, told, text, ...(tick ? { tick } : {}) });
  }

  tell(event: PionjarEvent, told: number): void {
    switch (event.type) {
      case "pionjar.turn_began":
        this.#round = event.round;
        break;
      case "pionjar.first_chosen":
        this.say(event.seat, told, t("pionjar.log.first", this.#who(event.seat)));
        break;
      case "pionjar.month_began":
        this.say(null, told, t("pionjar.log.month", { month: monthName(event.month) }));
        break;
      case "pionjar.order_rolled":
      case "pionjar.rolled":
      case "pionjar.saloon_rolled":
      case "pionjar.last_rolled":
        this.say(
          event.seat,
          told,
          t("pionjar.log.rolled", {
            ...this.#who(event.seat),
            value: event.value,
            why: event.type.replace("pionjar.", ""),
            stake: stakeAt(event.value),
          }),
        );
        break;
      case "pionjar.turn_skipped":
        this.say(
          event.seat,
          told,
          t("pionjar.log.skipped", { ...this.#who(event.seat), why: event.why }),
        );
        break;
      case "pionjar.prices_lapsed":
        this.say(null, told, t("pionjar.log.lapsed"));
        break;
      case "pionjar.money_paid":
        this.#paid(event, told);
        break;
      case "pionjar.match_ended":
        this.#ended(event, told);
        break;
      default:
        this.#travel(event, told);
    }
  }

  #ended({ winners, capital }: Told<"match_ended">, told: number): void {
    const [first = 0] = winners;
    const { land = 0, buffalo = 0, fish = 0, gold = 0, cash = 0 } = capital[first] ?? {};
    const text = t("pionjar.log.ended", {
      ...this.#who(first),
      n: winners.length,
      names: list(winners.map((seat) => this.#people(seat).name)),
      capital: land + buffalo + fish + gold + cash,
    });
    this.say(winners.length === 1 ? first : null, told, text);
  }

  #paid(event: Told<"money_paid">, told: number): void {
    const seat = typeof event.payee === "number" ? event.payee : event.payer;
    if (PAID_ALONE.has(event.reason) && typeof seat === "number") {
      this.say(
        seat,
        told,
        t("pionjar.log.paid", {
          ...this.#who(seat),
          gets: typeof event.payee === "number" ? "yes" : "no",
          amount: event.amount,
          reason: event.reason,
        }),
      );
    } else if (event.reason === "january") {
      this.say(null, told, t("pionjar.log.january", { amount: event.amount }));
    }
  }

  #travel(event: PionjarEvent, told: number): void {
    switch (event.type) {
      case "pionjar.branch_chosen":
      case "pionjar.claimed":
        this.say(
          event.seat,
          told,
          t("pionjar.log.property", {
            ...this.#who(event.seat),
            what: event.type === "pionjar.claimed" ? "claimed" : "chosen",
            property: propertyName(event.property),
          }),
          event.type === "pionjar.claimed" ? "claim" : undefined,
        );
        if (event.type === "pionjar.claimed") {
          this.#claim = { property: event.property, by: event.seat };
        }
        break;
      case "pionjar.turned_back":
        if (this.#claim !== null) {
          this.say(event.seat, told, lateWords(this.#claim, event.seat, this.#people));
        }
        break;
      case "pionjar.washed_out":
      case "pionjar.road_was_good":
      case "pionjar.trail_entered":
      case "pionjar.trail_left":
      case "pionjar.released":
      case "pionjar.stagecoach_taken":
      case "pionjar.sheriff_appointed":
      case "pionjar.star_returned":
      case "pionjar.lease_taken":
      case "pionjar.lease_ended":
      case "pionjar.trading_post_bought":
      case "pionjar.bid_passed":
        this.#simple(event, told);
        break;
      case "pionjar.rode":
        this.#rode(event, told);
        break;
      case "pionjar.trail_chosen":
        this.say(
          event.seat,
          told,
          t("pionjar.log.trail", {
            ...this.#who(event.seat),
            trail: t("pionjar.trail", { trail: event.trail }),
          }),
        );
        break;
      case "pionjar.arrested":
        this.say(
          event.seat,
          told,
          t("pionjar.log.arrested", {
            ...this.#who(event.seat),
            month: monthName(event.free_from),
          }),
          "arrest",
        );
        break;
      case "pionjar.lap_ended":
        this.say(
          event.seat,
          told,
          t("pionjar.log.lap", { ...this.#who(event.seat), lap: event.lap }),
        );
        break;
      default:
        this.#trade(event, told);
    }
  }

  /** What needs no more than who and what. */
  #simple(event: PionjarEvent & { seat: number }, told: number): void {
    const what = event.type.replace("pionjar.", "");
    this.say(event.seat, told, t("pionjar.log.simple", { ...this.#who(event.seat), what }));
  }

  #rode({ seat, path }: Told<"rode">, told: number): void {
    const square = path.at(-1) ?? 0;
    this.say(
      seat,
      told,
      t("pionjar.log.rode", {
        ...this.#who(seat),
        steps: path.length,
        kind: squareKind(square),
        goods: squareGoods(square).map(goodsName).join(", "),
      }),
    );
  }

  #trade(event: PionjarEvent, told: number): void {
    switch (event.type) {
      case "pionjar.land_bought":
        this.say(
          event.seat,
          told,
          t("pionjar.log.land", {
            ...this.#who(event.seat),
            property: propertyName(event.property),
            price: event.price,
          }),
          "purchase",
        );
        break;
      case "pionjar.equipped":
        if (event.harvest + event.timber > 0) {
          this.say(
            event.seat,
            told,
            t("pionjar.log.equipped", {
              ...this.#who(event.seat),
              harvest: event.harvest,
              timber: event.timber,
              both: event.harvest > 0 && event.timber > 0 ? "yes" : "no",
            }),
          );
        }
        break;
      case "pionjar.crops_sold":
        this.say(
          event.seat,
          told,
          t("pionjar.log.crops", {
            ...this.#who(event.seat),
            cards: event.cards,
            goods: goodsName(event.goods),
            price: event.price,
          }),
          "sale",
        );
        break;
      case "pionjar.spoils_sold":
        this.#sold(event.seat, told, event.goods, event.values, event.percent);
        break;
      case "pionjar.furs_sold":
        this.#sold(event.seat, told, "buffalo", event.values, event.half ? -50 : 0);
        break;
      case "pionjar.found":
        this.say(
          event.seat,
          told,
          t("pionjar.log.found", {
            ...this.#who(event.seat),
            goods: event.goods,
            known: event.value == null ? "no" : "yes",
            value: event.value ?? 0,
          }),
        );
        break;
      case "pionjar.haul_lost":
      case "pionjar.haul_surrendered":
        this.say(
          event.seat,
          told,
          t("pionjar.log.haul", {
            ...this.#who(event.seat),
            lost: event.type === "pionjar.haul_lost" ? "yes" : "no",
          }),
          "theft",
        );
        break;
      case "pionjar.wagered":
        this.say(
          event.seat,
          told,
          t("pionjar.log.wagered", { ...this.#who(event.seat), stake: event.stake }),
        );
        break;
      default:
        this.#cards(event, told);
    }
  }

  #sold(
    seat: number,
    told: number,
    goods: string,
    values: readonly number[],
    percent: number,
  ): void {
    const total = values.reduce((sum, value) => sum + value, 0);
    this.say(
      seat,
      told,
      t("pionjar.log.spoils", {
        ...this.#who(seat),
        n: values.length,
        goods: goodsName(goods),
        values: list(values.map((value) => number(value))),
        amount: total + Math.floor((total * percent) / 100),
      }),
      "sale",
    );
  }

  #cards(event: PionjarEvent, told: number): void {
    switch (event.type) {
      case "pionjar.post_drawn":
      case "pionjar.proclamation_drawn":
        this.say(
          event.seat,
          told,
          t("pionjar.log.drawn", {
            ...this.#who(event.seat),
            stack: event.type === "pionjar.post_drawn" ? "post" : "proclamation",
            card: t("pionjar.card", { card: event.card }),
          }),
        );
        break;
      case "pionjar.card_lost":
        this.say(
          event.seat,
          told,
          t("pionjar.log.card_lost", {
            ...this.#who(event.seat),
            goods: goodsName(event.goods),
          }),
        );
        break;
      case "pionjar.price_changed":
        this.say(
          null,
          told,
          t("pionjar.log.price", {
            goods: goodsName(event.goods),
            percent: Math.abs(event.percent),
            sign: event.percent < 0 ? "less" : "more",
          }),
        );
        break;
      case "pionjar.raider_placed":
        this.say(
          event.seat,
          told,
          t("pionjar.log.raider", { trail: t("pionjar.trail", { trail: event.trail }) }),
        );
        break;
      case "pionjar.raiders_left":
        this.say(null, told, t("pionjar.log.cavalry"));
        break;
      default:
        this.#auction(event, told);
    }
  }

  #auction(event: PionjarEvent, told: number): void {
    switch (event.type) {
      case "pionjar.auction_began":
        this.say(
          null,
          told,
          t("pionjar.log.auction", { lots: event.lots, goods: goodsName(event.goods) }),
          "auction",
        );
        break;
      case "pionjar.bid_sealed":
        this.say(
          event.seat,
          told,
          t("pionjar.log.sealed", { ...this.#who(event.seat), amount: event.amount }),
        );
        break;
      case "pionjar.bid_made":
        this.say(
          event.seat,
          told,
          t("pionjar.log.bid", { ...this.#who(event.seat), amount: event.amount }),
        );
        break;
      case "pionjar.bids_opened":
        this.#opened(event.bids, told);
        break;
      case "pionjar.lot_sold":
        this.say(
          event.seat,
          told,
          t("pionjar.log.lot", {
            ...this.#who(event.seat),
            goods: event.goods,
            price: event.price,
            known: event.value == null ? "no" : "yes",
            value: event.value ?? 0,
          }),
        );
        break;
      case "pionjar.lot_unsold":
        this.say(null, told, t("pionjar.log.unsold"));
        break;
      default:
    }
  }

  /** Who has made no bid is not listed; when nobody has, the next sentence says so. */
  #opened(bids: readonly number[], told: number): void {
    const made = bids.flatMap((bid, seat) =>
      bid > 0 ? [`${this.#people(seat).name} ${number(bid)}`] : [],
    );
    if (made.length > 0) {
      this.say(null, told, t("pionjar.log.opened", { bids: list(made) }));
    }
  }

  #who(seat: number) {
    return { ...this.#people(seat) };
  }
}
