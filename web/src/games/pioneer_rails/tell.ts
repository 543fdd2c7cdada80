/** What happened in Pioneer Rails, in sentences. START HERE for the log. */
import { list, signed, t } from "../../i18n/catalogue";
import { seatNews } from "../../match/seat-news";
import type { Line, People } from "../index";
import type { Suit } from "./board/sheets";
import { suitOf } from "./plan";
import { type Frame, type RailsEvent, railsEvents } from "./types";
import { buildingName, cardText, goalText, ownerText, SUIT_SIGNS, townName } from "./words";

/** Tells a frame. */
export function tell(frame: Frame, people: People): Line[] {
  const events = railsEvents(frame);
  const teller = new Teller(frame, people, roundBefore(events, frame));
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

/** The round of a frame's first event: the view is of the last. */
function roundBefore(events: readonly RailsEvent[], { view }: Frame): number {
  const began = events.find((event) => event.type === "pioneer_rails.round_began");
  return began === undefined ? (view?.round ?? 0) : began.round - 1;
}

class Teller {
  readonly lines: Line[] = [];
  #frame: Frame;
  #people: People;
  #round: number;

  constructor(frame: Frame, people: People, round: number) {
    this.#frame = frame;
    this.#people = people;
    this.#round = round;
  }

  say(seat: number | null, told: number, text: string, tick?: Line["tick"]): void {
    this.lines.push({ seat, round: this.#round, told, text, ...(tick ? { tick } : {}) });
  }

  tell(event: RailsEvent, told: number): void {
    switch (event.type) {
      case "pioneer_rails.round_began":
        this.#round = event.round;
        this.say(null, told, t("rails.log.round", { round: event.round }));
        break;
      case "pioneer_rails.dealer_drawn":
        this.say(event.seat, told, t("rails.log.dealer", this.#who(event.seat)));
        break;
      case "pioneer_rails.goal_revealed":
        this.say(null, told, t("rails.log.goal", { goal: goalText(event.goal) }));
        break;
      case "pioneer_rails.owner_revealed":
        this.say(null, told, t("rails.log.owner", { owner: ownerText(event.owner) }));
        break;
      case "pioneer_rails.secret_dealt":
        this.#secret(event, told);
        break;
      case "pioneer_rails.card_set_aside":
        this.say(null, told, t("rails.log.set_aside", { card: cardText(event.card) }));
        break;
      case "pioneer_rails.card_picked":
        this.say(event.seat, told, t("rails.log.picked", this.#card(event.seat, event.card)));
        break;
      case "pioneer_rails.turn_submitted":
        this.#submitted(event, told);
        break;
      default:
        this.#tellTurn(event, told);
    }
  }

  /** Which card it is stays out of the log, where the next to hold the device would read it. */
  #secret(event: Extract<RailsEvent, { type: "pioneer_rails.secret_dealt" }>, told: number): void {
    const { seat, card } = event;
    if (card !== null) {
      const open = this.#frame.seat === "all";
      this.say(
        seat,
        told,
        open
          ? t("rails.log.secret_open", this.#card(seat, card))
          : t("rails.log.secret", this.#who(seat)),
      );
    }
  }

  /** What somebody plans is told to those who see all alone, and never where it may be read over. */
  #submitted(event: Extract<RailsEvent, { type: "pioneer_rails.turn_submitted" }>, told: number) {
    const { seat, turn } = event;
    const open = this.#frame.seat === "all" && turn !== null;
    this.say(
      seat,
      told,
      open
        ? t("rails.log.submitted_open", {
            ...this.#card(seat, turn.card ?? ""),
            n: turn.tracks?.length ?? 0,
            suit: SUIT_SIGNS[suitOf(turn) as Suit],
          })
        : t("rails.log.submitted", this.#who(seat)),
    );
  }

  #tellTurn(event: RailsEvent, told: number): void {
    switch (event.type) {
      case "pioneer_rails.turn_played":
        this.#played(event, told);
        break;
      case "pioneer_rails.building_activated":
        this.#woken(event, told);
        break;
      case "pioneer_rails.goal_reached":
        this.say(
          event.seat,
          told,
          t("rails.log.reached", {
            ...this.#who(event.seat),
            goal: goalText(event.goal),
            points: event.points,
            less: event.less ?? 0,
          }),
          "sale",
        );
        break;
      case "pioneer_rails.hand_scored":
        this.say(
          event.seat,
          told,
          t("rails.log.hand", {
            ...this.#who(event.seat),
            hand: event.hand,
            points: event.points,
          }),
        );
        break;
      case "pioneer_rails.match_ended":
        this.say(null, told, t("rails.log.ended"));
        break;
      default:
    }
  }

  #played(event: Extract<RailsEvent, { type: "pioneer_rails.turn_played" }>, told: number): void {
    const towns = event.towns.map((town) =>
      this.#frame.view ? townName(this.#frame.view.sheet, town) : town,
    );
    this.say(
      event.seat,
      told,
      t("rails.log.played", {
        ...this.#card(event.seat, event.card),
        n: event.tracks.length,
        suit: SUIT_SIGNS[event.suit as Suit],
        effect: event.symbol ? event.effect || "extra" : "none",
        power: event.power ? "yes" : "no",
        towns: towns.length === 0 ? "no" : "yes",
        names: list(towns),
      }),
    );
  }

  #woken(
    event: Extract<RailsEvent, { type: "pioneer_rails.building_activated" }>,
    told: number,
  ): void {
    this.say(
      event.seat,
      told,
      t("rails.log.woken", {
        ...this.#who(event.seat),
        kind: event.kind,
        building: buildingName(event.building),
        gold: event.gold ?? 0,
        rank: event.rank || "none",
        caught: event.jail ? "yes" : "no",
        gains: event.points,
        points: signed(event.points),
      }),
      "purchase",
    );
  }

  #who(seat: number) {
    return { ...this.#people(seat) };
  }

  #card(seat: number, card: string) {
    return { ...this.#who(seat), card: cardText(card) };
  }
}
