/**
 * Rancher's board. START HERE. It draws a view, plays what led to it, and lets a seat pick among
 * its options; it knows no rule. Layers from the ground up: the printed art, what stands at the
 * farms, hints about the decision, riders and their herds, what is in motion, the stops.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Die } from "../../../board/die";
import { Magnifier } from "../../../board/Magnifier";
import { Art } from "./art/art";
import { ink } from "./art/ink";
import "./board.css";
import { HEIGHT, type Point, WIDTH } from "./data";
import { Droves } from "./droves";
import { Heads, Herds } from "./herds";
import { type Focus, Marching, Numerals, Preview } from "./hints";
import { Landing, Motion } from "./moving";
import { Riders } from "./riders";
import { Rovers, useRoving } from "./rovers";
import { Stamp } from "./stamp";
import { DIE_PLACE, pressed, type Stop, stopsOf } from "./stops";
import { type BoardHandle, type Shown, useStage } from "./useStage";
import type { RancherEvent, RancherOption, RancherView, Reach, Say } from "./view";
import { Ways } from "./ways";

export type { BoardHandle, Frame } from "./useStage";

/** What the board is given. */
export interface RancherBoardProps {
  view: RancherView;
  /** The events of the frame whose view this is: a theft leaves its stamp. */
  events?: readonly RancherEvent[] | undefined;
  /** The seat that looks on, null for a spectator. */
  mySeat: number | null;
  /** The seats' names in seat order; marks and colours follow from the order. */
  seats: readonly { name: string }[];
  t: Say;
  /** "none" draws every change at once. */
  motion: "full" | "none";
  /** Where the die may lead: numbers on the spaces. */
  reach?: readonly Reach[] | undefined;
  /** What my seat may do: the places that can be pressed. */
  options?: readonly RancherOption[] | undefined;
  onPick?: ((option: RancherOption) => void) | undefined;
  /** The option chosen but not yet confirmed: drawn as ghosts. */
  preview?: RancherOption | undefined;
  /** What the decision is about; by default what the view's pending decision names. */
  focus?: Focus | undefined;
  /** Gets the handle that plays frames. */
  handle?: { current: BoardHandle | null } | undefined;
  /** A small picture: no lettering, nothing to press, not magnified. */
  compact?: boolean | undefined;
}

const NONE: readonly never[] = [];

/** What the view's pending decision is about. */
function pendingFocus({ pending }: RancherView): Focus | undefined {
  const about = Object.values(pending.decisions ?? {}).find((decision) => decision.about)?.about;
  return about ? { farm: about } : undefined;
}

/** Whose rider wears the halo: the seat to move, nobody once the match is over. */
function turnOf({ scene, step, view }: Shown): number | null {
  return view.pending.type === "finished" && !step ? null : scene.mover;
}

function boardPoint(svg: SVGSVGElement, event: MouseEvent): Point | null {
  const matrix = svg.getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

function dieTransform(tumble: number): string {
  const thrown = 1 - tumble;
  const x = DIE_PLACE.x - 110 * thrown;
  const y = DIE_PLACE.y - 46 * Math.sin(Math.PI * tumble);
  return `translate(${x}px,${y}px) rotate(${12 - 300 * thrown}deg) scale(1.9)`;
}

function DieOnBoard({ shown }: { shown: Shown }) {
  const { scene, step } = shown;
  if (scene.die === null) {
    return null;
  }
  return (
    <g class="rb-piece rb-die" style={{ transform: dieTransform(step?.tumble ?? 1) }}>
      <Die face={scene.die} fill={ink("rim")} pips={ink("piece-line")} line={ink("piece-line")} />
    </g>
  );
}

function Proposal({ shown, props }: PiecesProps) {
  const { scene, view } = shown;
  const focus = props.focus ?? pendingFocus(view);
  return (
    <>
      {focus && <Marching focus={focus} />}
      <Ways options={props.options ?? NONE} chosen={props.preview} />
      {props.preview && <Preview option={props.preview} scene={scene} seat={view.turn} />}
    </>
  );
}

interface PiecesProps {
  shown: Shown;
  props: RancherBoardProps;
}

function Pieces({ shown, props }: PiecesProps) {
  const { scene, step, at } = shown;
  return (
    <>
      <Heads scene={scene} />
      <Herds scene={scene} />
      {scene.theft && <Stamp theft={scene.theft} t={props.t} />}
      <Droves scene={scene} />
      {step ? <Landing step={step} /> : <Proposal shown={shown} props={props} />}
      <DieOnBoard shown={shown} />
      <Riders
        scene={scene}
        turn={turnOf(shown)}
        leap={step && step.leap !== null ? { seat: step.leap, step: at } : null}
      />
      {step ? (
        <Motion step={step} at={at} t={props.t} />
      ) : (
        <Numerals reach={props.reach ?? NONE} scene={scene} />
      )}
    </>
  );
}

function stopsFor(props: RancherBoardProps, { scene, step }: Shown): Stop[] {
  const { mySeat, seats, t } = props;
  const quiet = step !== null;
  const reach = quiet ? NONE : (props.reach ?? NONE);
  const options = quiet || !props.onPick ? NONE : (props.options ?? NONE);
  return stopsOf({ scene, mySeat, seats, t, reach, options });
}

function FullBoard({ props, shown, skip }: DrawnProps) {
  const svg = useRef<SVGSVGElement>(null);
  const stops = stopsFor(props, shown);
  const roving = useRoving(stops, (option) => props.onPick?.(option));
  const onClick = (event: MouseEvent) => {
    if (shown.step) {
      skip();
      return;
    }
    // A screen reader presses the stop itself; a finger presses somewhere near it.
    const point = svg.current && boardPoint(svg.current, event);
    const stop = roving.stopOf(event.target) ?? (point ? pressed(stops, point) : undefined);
    const option = stop?.option;
    if (option) {
      props.onPick?.(option);
    }
  };
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={props.t("board.rancher.name")}
      onClick={onClick}
      onFocusIn={roving.onFocusIn}
      onKeyDown={roving.onKeyDown}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus */}
      <g aria-hidden="true">
        <Art t={props.t} />
        <Pieces shown={shown} props={props} />
      </g>
      <Rovers stops={stops} roving={roving} />
    </svg>
  );
}

interface DrawnProps {
  props: RancherBoardProps;
  shown: Shown;
  skip: () => void;
}

function SmallBoard({ props, shown }: Omit<DrawnProps, "skip">) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={props.t("board.rancher.picture")}
    >
      <Art t={props.t} />
      <Pieces shown={shown} props={props} />
    </svg>
  );
}

/** The board, filling the width that it is given at 1000 : 1120. */
export function RancherBoard(props: RancherBoardProps) {
  const still = props.motion === "none";
  const given = { view: props.view, events: props.events ?? NONE };
  const { shown, handle } = useStage(given, still);
  const { handle: holder, compact } = props;

  useLayoutEffect(() => {
    if (!holder) {
      return;
    }
    holder.current = handle;
    return () => {
      holder.current = null;
    };
  }, [holder, handle]);

  const classes = [
    "rancher-board",
    !still && "rb-moving",
    shown.step && "rb-playing",
    compact && "rb-compact",
  ];
  const style = { "--rb-ms": `${shown.step?.ms ?? 0}ms` };
  return (
    <div class={classes.filter(Boolean).join(" ")} style={style}>
      {compact ? (
        <SmallBoard props={props} shown={shown} />
      ) : (
        <Magnifier class="rb-frame">
          <FullBoard props={props} shown={shown} skip={handle.skip} />
        </Magnifier>
      )}
    </div>
  );
}
