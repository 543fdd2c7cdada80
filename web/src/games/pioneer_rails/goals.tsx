/** The goals in play: as printed stamps with how far a seat is, and as a list in words. */
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { loop } from "./board/hand";
import type { GoalView, View } from "./types";
import { goalText } from "./words";

/** What each type of goal is known by: a star, a horseshoe, an engine. */
const PICTURES: Readonly<Record<GoalView["kind"], string>> = {
  sheriff:
    "M12,3 14.800,9.200 21.500,9.800 16.400,14.200 18,20.800 12,17.300 6,20.800 7.600,14.200 2.500,9.800 9.200,9.200Z",
  ranch:
    "M5,20.500H8.500C5,14 6.500,8 12,8S19,14 15.500,20.500H19C22.500,12.500 20.500,3.500 12,3.500S1.500,12.500 5,20.500Z",
  train:
    "M3.500,16.500V5.500H11V11H16.500V7H20V11L21.500,16.500ZM5.300,18.700a2,2 0 1 0 4,0a2,2 0 1 0-4,0M15.300,18.700a2,2 0 1 0 4,0a2,2 0 1 0-4,0",
};

export function GoalPicture({ kind }: { kind: GoalView["kind"] }) {
  return (
    <svg class="goal-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[kind]} />
    </svg>
  );
}

/** A bowler hat. */
export function OwnerPicture() {
  return (
    <svg class="goal-picture owner" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.500,15.500C6,18.500 18,18.500 21.500,15.500 22,17.500 18.500,19.500 12,19.500S2,17.500 2.500,15.500ZM6,15.300V11a6,6 0 0 1 12,0V15.300C14.500,16.500 9.500,16.500 6,15.300Z" />
    </svg>
  );
}

/** How much of a goal a seat has, never more than it takes. */
function far({ has, wanted }: GoalView, seat: number): number {
  return Math.min(has[seat] ?? 0, wanted);
}

interface StampsProps {
  view: View;
  seat: number;
  /** Goals that the planned turn reaches. */
  planned: readonly string[];
}

/** All goals in a row, small: what is reached is circled by hand. */
export function GoalStamps({ view, seat, planned }: StampsProps) {
  return (
    <>
      {view.goals.map((goal) => (
        <span
          key={goal.goal}
          class={planned.includes(goal.goal) ? "goal-stamp planned" : "goal-stamp"}
          aria-hidden="true"
        >
          <GoalPicture kind={goal.kind} />
          <span class="num">
            {number(planned.includes(goal.goal) ? goal.wanted : far(goal, seat))}/
            {number(goal.wanted)}
          </span>
          {hasReached(goal, seat) ? <Circled /> : null}
        </span>
      ))}
    </>
  );
}

export function hasReached({ reached }: GoalView, seat: number): boolean {
  return reached.some((mark) => mark.seat === seat);
}

function Circled() {
  return (
    <svg class="mark" viewBox="0 0 60 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={loop({ x: 30, y: 16 }, 28, 14)} />
    </svg>
  );
}

interface GoalListProps {
  table: Table;
  view: View;
  seat: number;
}

/** Each goal in words, how far the seat is, and who has reached it for how much. */
export function GoalList({ table, view, seat }: GoalListProps) {
  return (
    <ul class="goals">
      {view.goals.map((goal) => (
        <li key={goal.goal}>
          <GoalPicture kind={goal.kind} />
          <span>
            <span class="vh">{t("rails.goal_kind", { kind: goal.kind })}: </span>
            {goalText(goal.goal)}
          </span>
          <b class={hasReached(goal, seat) ? "num reached" : "num"}>
            {t("rails.goal_has", { has: far(goal, seat), wanted: goal.wanted })}
          </b>
          {goal.reached.length === 0 ? null : <Reached table={table} goal={goal} />}
        </li>
      ))}
    </ul>
  );
}

function Reached({ table, goal }: { table: Table; goal: GoalView }) {
  return (
    <span class="who">
      {goal.reached.map(({ seat, points }) => (
        <span key={seat} title={personAt(table, seat).name}>
          <SeatMark seat={seat} size="small" />
          <span class="vh">{personAt(table, seat).name}</span> {points === 0 ? null : points}
        </span>
      ))}
    </span>
  );
}

/** The goals as they are read aloud, in one go. */
export function goalsSpoken(view: View, seat: number): string {
  return view.goals
    .map((goal) =>
      [
        goalText(goal.goal),
        t("rails.goal_has", { has: far(goal, seat), wanted: goal.wanted }),
      ].join(": "),
    )
    .join("; ");
}
