/** What stands on a seat's sheet, as the map draws it. */
import type { SheetState } from "./board/RailsMap";
import type { Frame, View } from "./types";

export function stateOf(view: View, seat: number): SheetState {
  const sheet = view.seats[seat];
  return {
    tracks: sheet?.tracks ?? [],
    done: sheet?.done ?? [],
    caught: sheet?.caught ?? [],
    towns: sheet?.towns ?? [],
  };
}

/** The buildings of a seat that a frame woke. */
export function wokenIn({ events }: Frame, seat: number): string[] {
  return events.flatMap((event) =>
    event.type === "pioneer_rails.building_activated" && event.seat === seat
      ? [event.building]
      : [],
  );
}
