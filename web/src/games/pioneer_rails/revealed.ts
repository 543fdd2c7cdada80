/** What the frames of a replay tell, to whoever's eyes see it, of cards and plans that are hidden. */
import type { Frame as AnyFrame } from "../../api/types";
import { railsEvents, type SubmitTurn } from "./types";

export interface Revealed {
  /** Each seat's card of the fifth turn, where it is known. */
  secrets: ReadonlyMap<number, string>;
  /** What each seat has sent for the turn that is not played yet, where it is known. */
  plans: ReadonlyMap<number, SubmitTurn>;
}

export const NOTHING_REVEALED: Revealed = { secrets: new Map(), plans: new Map() };

/** Read from all frames up to the one that is shown: the server has left out what is not for them. */
export function revealedIn(frames: readonly AnyFrame[]): Revealed {
  const secrets = new Map<number, string>();
  const plans = new Map<number, SubmitTurn>();
  for (const event of frames.flatMap(railsEvents)) {
    switch (event.type) {
      case "pioneer_rails.round_began":
      case "pioneer_rails.match_ended":
        secrets.clear();
        break;
      case "pioneer_rails.secret_dealt":
        if (event.card !== null) {
          secrets.set(event.seat, event.card);
        }
        break;
      case "pioneer_rails.turn_submitted":
        if (event.turn !== null) {
          plans.set(event.seat, event.turn);
        }
        break;
      case "pioneer_rails.turn_ended":
        plans.clear();
        break;
      default:
    }
  }
  return { secrets, plans };
}
