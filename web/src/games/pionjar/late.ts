/** A claim that was lost to an earlier arrival: what took a wagon back to Missouri. */
import { t } from "../../i18n/catalogue";
import type { People } from "../index";
import { type Frame, pionjarEvents } from "./types";
import { propertyName } from "./words";

export interface Lost {
  property: string;
  /** Who was first. */
  by: number;
}

/** What a seat has lost, until it takes another road; null where it has lost nothing. */
export function lostClaim(frames: readonly Frame[], seat: number): Lost | null {
  let claim: Lost | null = null;
  let lost: Lost | null = null;
  for (const event of frames.flatMap(pionjarEvents)) {
    if (event.type === "pionjar.claimed") {
      claim = { property: event.property, by: event.seat };
    }
    if (event.type === "pionjar.turned_back" && event.seat === seat) {
      lost = claim;
    } else if (event.type === "pionjar.branch_chosen" && event.seat === seat) {
      lost = null;
    }
  }
  return lost;
}

/** The loss in a sentence. */
export function lateWords({ property, by }: Lost, seat: number, people: People): string {
  const rival = people(by);
  return t("pionjar.log.turned_back", {
    ...people(seat),
    property: propertyName(property),
    first: rival.who,
    rival: rival.name,
  });
}
