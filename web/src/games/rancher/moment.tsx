/** Board and seats at one moment of a replay, and the step to the next. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Later } from "../../chrome/later";
import { t } from "../../i18n/catalogue";
import { nameAt, ownSeat } from "../../match/people";
import { boardMotion } from "../../settings/motion";
import type { MomentProps } from "../index";
import { type BoardHandle, RancherBoard } from "./board/RancherBoard";
import { rancherEvents, type Standings, standingsAfter, standingsOf } from "./frames";
import "./rancher.css";
import { Strip } from "./strip";
import { type Frame, ours } from "./types";

export function Moment({ table, frame, player }: MomentProps<Frame>) {
  const handle = useRef<BoardHandle | null>(null);
  const played = useSignal<Standings | null>(null);
  useEffect(() => {
    player.current = async (before, after, speed) => {
      const [from, to] = [ours(before), ours(after)];
      const board = handle.current;
      if (!(board && from.view && to.view)) {
        return;
      }
      board.skip();
      const standings = standingsOf(from.view);
      const events = rancherEvents(to);
      played.value = standings;
      await board.animate({ events, from: from.view, to: to.view, speed }, (_, at) => {
        played.value = standingsAfter(standings, events.slice(0, at + 1));
      });
      played.value = null;
    };
    return () => {
      player.current = null;
    };
  }, [player]);
  useEffect(() => handle.current?.skip(), [frame]);
  const { view } = frame;
  return view === null ? null : (
    <>
      <Strip
        table={table}
        standings={played.value ?? standingsOf(view)}
        view={view}
        over={frame.pending.finished}
      />
      <div class="board">
        <Later>
          <RancherBoard
            view={view}
            events={rancherEvents(frame)}
            mySeat={ownSeat(table)}
            seats={table.seats.map((_, at) => ({ name: nameAt(table, at) }))}
            t={t}
            motion={boardMotion.value}
            handle={handle}
          />
        </Later>
      </div>
    </>
  );
}
