/** Board and seats at one moment of a replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardMotion } from "../../settings/motion";
import type { MomentProps } from "../index";
import type { PanelName } from "./board/PionjarBoard";
import { PanelSwitch, Panels } from "./panels";
import "./pionjar.css";
import { panelOf } from "./places";
import { Strip } from "./strip";
import type { Frame } from "./types";

export function Moment({ table, frame }: MomentProps<Frame>) {
  const { view } = frame;
  const panel = useSignal<PanelName>("road");
  const here = view === null ? "road" : panelOf(view, view.turn);
  useEffect(() => {
    panel.value = here;
  }, [here, view?.turn]);
  const show = (name: PanelName) => {
    panel.value = name;
  };
  return view === null ? null : (
    <>
      <Strip table={table} view={view} over={frame.pending.finished} presence={null} />
      <PanelSwitch panel={panel.value} show={show} />
      <div class="board">
        <Panels
          view={view}
          panel={panel.value}
          show={show}
          mySeat={typeof frame.seat === "number" ? frame.seat : null}
          turn={view.turn}
          aims={[]}
          still={boardMotion.value === "none"}
        />
      </div>
    </>
  );
}
