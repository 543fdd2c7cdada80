/** A sheet and the seats at one moment of a replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { MomentProps } from "../index";
import { RailsMap } from "./board/RailsMap";
import "./rails.css";
import { stateOf, wokenIn } from "./state-of";
import { Strip } from "./strip";
import type { Frame } from "./types";
import { useUnfolding } from "./unfolding";
import { Unfolds } from "./unfolds";

export function Moment({ table, frame, player }: MomentProps<Frame>) {
  const { now, play } = useUnfolding(frame);
  useEffect(() => {
    player.current = play;
    return () => {
      player.current = null;
    };
  }, []);
  const eyes = typeof frame.seat === "number" ? frame.seat : null;
  const looking = useSignal(eyes ?? 0);
  useEffect(() => {
    looking.value = eyes ?? looking.value;
  }, [eyes]);
  const { view } = frame;
  return view === null ? null : (
    <>
      <Strip
        table={table}
        view={view}
        looking={looking.value}
        look={(seat) => {
          looking.value = seat;
        }}
        presence={null}
      />
      <div class="board">
        {now === null ? (
          <RailsMap
            sheet={view.sheet}
            state={stateOf(view, looking.value)}
            lit={wokenIn(frame, looking.value)}
          />
        ) : (
          <Unfolds unfolding={now} seat={looking.value} />
        )}
      </div>
    </>
  );
}
