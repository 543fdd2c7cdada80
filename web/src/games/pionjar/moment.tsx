/** Board and seats at one moment of a replay, and the steps to the next. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Table } from "../../api/types";
import { boardMotion } from "../../settings/motion";
import type { MomentProps } from "../index";
import type { PictureName } from "./panel-state";
import { PanelSwitch, Panels } from "./panels";
import "./pionjar.css";
import { type OnScreen, onScreen } from "./playing/on-screen";
import { Player } from "./playing/player";
import { type Step, stepsOf } from "./playing/steps";
import { Scene } from "./scenes/scene";
import { Strip } from "./strip";
import { type Frame, ours, pionjarEvents } from "./types";

export function Moment({ table, frame, player }: MomentProps<Frame>) {
  const steps = useMemo(() => new Player(), []);
  const step = useSignal<Step | null>(null);
  useEffect(() => {
    player.current = async (before, after, speed) => {
      const [from, to] = [ours(before), ours(after)];
      if (boardMotion.value !== "none" && from.view && to.view) {
        await steps.play(stepsOf(from.view, pionjarEvents(to), null), speed, (one) => {
          step.value = one;
        });
      }
    };
    return () => {
      player.current = null;
    };
  }, [player]);
  useEffect(() => {
    steps.skip();
    step.value = null;
  }, [frame]);
  if (frame.view === null) {
    return null;
  }
  const own = typeof frame.seat === "number" ? frame.seat : null;
  return (
    <Shown
      table={table}
      frame={frame}
      own={own}
      now={onScreen(frame, frame.view, step.value, null)}
    />
  );
}

interface ShownProps {
  table: Table;
  frame: Frame;
  own: number | null;
  now: OnScreen;
}

function Shown({ table, frame, own, now }: ShownProps) {
  const { view, picture, scene, subject, asked, awaits, rolled } = now;
  const panel = useSignal<PictureName>(picture);
  useEffect(() => {
    panel.value = picture;
  }, [picture, subject]);
  const show = (name: PictureName) => {
    panel.value = name;
  };
  return (
    <>
      <Strip table={table} view={view} asked={asked} presence={null} />
      <PanelSwitch panel={panel.value} show={show} scene={scene} />
      <div class="board">
        <Panels
          view={view}
          panel={panel.value}
          show={show}
          mySeat={own}
          turn={view.turn}
          aims={[]}
          still={boardMotion.value === "none"}
          scene={
            <Scene table={table} view={view} awaits={awaits} history={[frame]} rolled={rolled} />
          }
        />
      </div>
    </>
  );
}
