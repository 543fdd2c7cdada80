/** A sheet and the seats at one moment of a replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { MomentProps } from "../index";
import { RailsMap } from "./board/RailsMap";
import "./rails.css";
import { stateOf, wokenIn } from "./state-of";
import { Strip } from "./strip";
import type { Frame } from "./types";

export function Moment({ table, frame }: MomentProps<Frame>) {
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
        <RailsMap
          sheet={view.sheet}
          state={stateOf(view, looking.value)}
          lit={wokenIn(frame, looking.value)}
        />
      </div>
    </>
  );
}
