/** A sheet, the seats and the cards at one moment of a replay. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Frame as AnyFrame, Table } from "../../api/types";
import { isShared } from "../../match/people";
import type { MomentProps } from "../index";
import { RailsMap } from "./board/RailsMap";
import { MomentCards } from "./moment-cards";
import { BLANK } from "./plan";
import { planOf } from "./planned";
import "./rails.css";
import { NOTHING_REVEALED, type Revealed, revealedIn } from "./revealed";
import { stateOf, wokenIn } from "./state-of";
import { Strip } from "./strip";
import type { Frame, View } from "./types";
import { useUnfolding } from "./unfolding";
import { Unfolds } from "./unfolds";

export function Moment({ table, frame, story, player }: MomentProps<Frame>) {
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
  const revealed = useRevealed(table, story);
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
        <div class="moment">
          {now === null ? (
            <Still frame={frame} view={view} seat={looking.value} revealed={revealed} />
          ) : (
            <Unfolds unfolding={now} seat={looking.value} />
          )}
          <MomentCards view={view} seat={looking.value} revealed={revealed} />
        </div>
      </div>
    </>
  );
}

/** While a match runs on a shared device, whoever holds it is not shown what another hides. */
function useRevealed(table: Table, story: readonly AnyFrame[]): Revealed {
  const shared = isShared(table);
  const open = table.status === "finished" || !shared;
  const version = story.at(-1)?.version;
  return useMemo(
    () => (open ? revealedIn(story) : NOTHING_REVEALED),
    [open, version, story.at(-1)?.seat],
  );
}

interface StillProps {
  frame: Frame;
  view: View;
  seat: number;
  revealed: Revealed;
}

/** The sheet as it lies there, with what its owner has sent for the turn, if that is known. */
function Still({ frame, view, seat, revealed }: StillProps) {
  const plan = planOf(view, seat, revealed.plans.get(seat) ?? BLANK, null);
  return (
    <RailsMap
      sheet={view.sheet}
      state={stateOf(view, seat)}
      plan={{ ...plan, next: [], ghost: null }}
      lit={[...plan.wakes, ...wokenIn(frame, seat)]}
    />
  );
}
