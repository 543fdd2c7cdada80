/** Board and seats at one moment of a replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardMotion } from "../../settings/motion";
import type { MomentProps } from "../index";
import type { PictureName } from "./panel-state";
import { PanelSwitch, Panels } from "./panels";
import "./pionjar.css";
import { panelOf, sceneOf } from "./places";
import { Scene } from "./scenes/scene";
import { Strip } from "./strip";
import { askedSeats, type Frame } from "./types";

export function Moment({ table, frame }: MomentProps<Frame>) {
  const { view } = frame;
  const panel = useSignal<PictureName>("road");
  const scene = sceneOf(frame);
  const here = view === null ? "road" : (scene ?? panelOf(view, view.turn));
  useEffect(() => {
    panel.value = here;
  }, [here, view?.turn]);
  const show = (name: PictureName) => {
    panel.value = name;
  };
  return view === null ? null : (
    <>
      <Strip table={table} view={view} asked={askedSeats(frame)} presence={null} />
      <PanelSwitch panel={panel.value} show={show} scene={scene} />
      <div class="board">
        <Panels
          view={view}
          panel={panel.value}
          show={show}
          mySeat={typeof frame.seat === "number" ? frame.seat : null}
          turn={view.turn}
          aims={[]}
          still={boardMotion.value === "none"}
          scene={<Scene table={table} frame={frame} history={[frame]} />}
        />
      </div>
    </>
  );
}
