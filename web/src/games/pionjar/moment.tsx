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
import { stepsOf } from "./playing/steps";
import { type Played, toldOf } from "./playing/use-playing";
import { Scene } from "./scenes/scene";
import { Strip } from "./strip";
import { type Frame, ours, pionjarEvents } from "./types";

export function Moment({ table, frame, story, player }: MomentProps<Frame>) {
  const steps = useMemo(() => new Player(), []);
  const played = useSignal<Played | null>(null);
  useEffect(() => {
    player.current = async (here, next, speed) => {
      const [from, to] = [ours(here), ours(next)];
      if (boardMotion.value !== "none" && from.view && to.view) {
        await steps.play(stepsOf(from.view, pionjarEvents(to), null), speed, (step) => {
          played.value = { to, step };
        });
      }
    };
    return () => {
      player.current = null;
    };
  }, [player]);
  useEffect(() => {
    steps.skip();
    played.value = null;
  }, [frame]);
  if (frame.view === null) {
    return null;
  }
  const own = typeof frame.seat === "number" ? frame.seat : null;
  // What has been played is in the frame that it led to.
  const now =
    played.value !== null && played.value.to.version > frame.version ? played.value : null;
  return (
    <Shown
      table={table}
      history={[...story, ...(now === null ? [] : [toldOf(now)])]}
      own={own}
      now={onScreen(frame, frame.view, now?.step ?? null, null)}
    />
  );
}

interface ShownProps {
  table: Table;
  /** What has happened so far. */
  history: readonly Frame[];
  own: number | null;
  now: OnScreen;
}

function Shown({ table, history, own, now }: ShownProps) {
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
            <Scene table={table} view={view} awaits={awaits} history={history} rolled={rolled} />
          }
        />
      </div>
    </>
  );
}
