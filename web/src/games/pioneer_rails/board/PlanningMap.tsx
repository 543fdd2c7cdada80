/**
 * The map while a turn is planned: edges that can hold the next track glow. A finger shows the one
 * nearest to it, slides on to another, and lays it where it lifts; a keyboard goes from one to the
 * next; each is a button that says what it does.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Magnifier } from "../../../board/Magnifier";
import { roved } from "../../../board/roving";
import { t } from "../../../i18n/catalogue";
import { at } from "./hand";
import type { Point } from "./hexes";
import { MapDrawing, type NextTrack, type Plan, type SheetState } from "./RailsMap";
import { type Segment, type SheetId, sheetOf } from "./sheets";

/** A track that can be laid next. */
export interface Candidate extends NextTrack {
  key: string;
  /** Where it runs and what it does, in words. */
  says: string;
  /** What it does, in pieces. */
  does: readonly string[];
}

interface PlanningMapProps<One extends Candidate> {
  sheet: SheetId;
  state: SheetState;
  plan: Omit<Plan, "next" | "ghost">;
  candidates: readonly One[];
  /** A track is looked at: it may be laid soon. */
  look: (candidate: One) => void;
  lay: (candidate: One) => void;
  /** A finger swept across the map. */
  swiped?: ((step: 1 | -1) => void) | undefined;
}

/** So near has a finger to be, in units of the drawing. */
const REACH = 26;

export function PlanningMap<One extends Candidate>(props: PlanningMapProps<One>) {
  const { sheet: id, state, plan, candidates, look, lay } = props;
  const sheet = sheetOf(id);
  const svg = useRef<SVGSVGElement>(null);
  const keeps = useRef(false);
  const clicked = useRef<MouseEvent | null>(null);
  const pointed = useRef<string | undefined>(undefined);
  const [looked, setLooked] = useState("");
  const current = candidates.findIndex(({ key }) => key === looked);
  const ghost = candidates[current] ?? null;
  const segment = ({ start, end }: Candidate): Segment => [sheet.corner(start), sheet.corner(end)];
  const nearest = (event: MouseEvent) => {
    const point = svg.current && pointOf(svg.current, event);
    return point ? nearestTo(point, candidates, segment) : undefined;
  };
  const turnTo = (candidate: One | undefined) => {
    setLooked(candidate?.key ?? "");
    if (candidate !== undefined && candidate.key !== looked) {
      look(candidate);
    }
  };
  /** What is pointed at is what is laid: nobody lays what was not shown. */
  const pointAt = (event: PointerEvent) => {
    const candidate = nearest(event);
    pointed.current = candidate?.key;
    turnTo(candidate);
  };
  const choosePointed = () => {
    choose(candidates.find(({ key }) => key === pointed.current));
    pointed.current = undefined;
  };
  const edges = () => svg.current?.querySelectorAll<SVGElement>("[role=button]") ?? [];
  const choose = (candidate: One | undefined) => {
    setLooked("");
    if (candidate !== undefined) {
      lay(candidate);
    }
  };
  /** The edge that is pressed goes: the map keeps the focus until there are others. */
  const pressed = (candidate: One) => {
    keeps.current = true;
    svg.current?.focus();
    choose(candidate);
  };
  useLayoutEffect(() => {
    if (keeps.current && candidates.length > 0) {
      keeps.current = false;
      if (document.activeElement === svg.current) {
        edges()[0]?.focus();
      }
    }
  }, [candidates]);
  /** The edge in focus may go with a step back too. */
  const stepsBack = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    key.toLowerCase() === "z" && !ctrlKey && !metaKey;
  const press = (event: KeyboardEvent) => {
    const here = candidateAt(event.target, candidates);
    const to = roved(event.key, here ? candidates.indexOf(here) : 0, candidates.length);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (here !== undefined && !event.repeat) {
        pressed(here);
      }
    } else if (to !== null && candidates.length > 0) {
      event.preventDefault();
      edges()[to]?.focus();
    } else if (stepsBack(event)) {
      keeps.current = true;
      svg.current?.focus();
    }
  };
  /** The second click of a double one is not meant for the next track, unless it went on to it. */
  const click = (event: MouseEvent) => {
    const again = event.detail > 1 && isNear(event, clicked.current);
    clicked.current = event;
    const edge = candidateAt(event.target, candidates);
    if (edge !== undefined) {
      pressed(edge);
    } else if (!again) {
      choosePointed();
    }
  };
  return (
    <>
      <Magnifier class="rails-frame" swiped={props.swiped} aimed={choosePointed}>
        <svg
          ref={svg}
          class="rails-map"
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="group"
          tabindex={-1}
          aria-label={t("rails.map.edges", { n: candidates.length })}
          onPointerDown={pointAt}
          onPointerMove={pointAt}
          onPointerLeave={() => turnTo(undefined)}
          onClick={click}
          onKeyDown={press}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus */}
          <g aria-hidden="true">
            <MapDrawing sheet={id} state={state} plan={{ ...plan, next: candidates, ghost }} />
          </g>
          {candidates.map((candidate, index) => {
            return (
              <g
                key={candidate.key}
                class="edge"
                data-edge={candidate.key}
                role="button"
                aria-label={candidate.says}
                tabindex={index === Math.max(0, current) ? 0 : -1}
                onFocus={() => turnTo(candidate)}
              >
                <polygon points={around(segment(candidate))} />
              </g>
            );
          })}
        </svg>
      </Magnifier>
      {ghost === null ? null : <Foretold of={ghost} low={isHigh(segment(ghost), sheet.height)} />}
    </>
  );
}

/** What the track that is shown would do, where no finger covers it. */
function Foretold({ of, low }: { of: Candidate; low: boolean }) {
  return of.does.length === 0 ? null : (
    <p class={`foretold ${low ? "low" : ""}`} aria-hidden="true">
      {of.does.join(" · ")}
    </p>
  );
}

function isHigh([from, to]: Segment, height: number): boolean {
  return (from.y + to.y) / 2 < height / 3;
}

/** In px: a finger's second tap on the same spot. */
const SAME_SPOT = 14;

function isNear(here: MouseEvent, before: MouseEvent | null): boolean {
  const [x, y] = [before?.clientX ?? 0, before?.clientY ?? 0];
  return before !== null && Math.hypot(here.clientX - x, here.clientY - y) < SAME_SPOT;
}

const HALF = 8;

/** A box along an edge: a bare line that stands upright would have no width to be found by. */
function around([from, to]: Segment): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = ((from.y - to.y) / length) * HALF;
  const y = ((to.x - from.x) / length) * HALF;
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ]
    .map(at)
    .join(" ");
}

/** What a screen reader presses is the edge itself. */
function candidateAt<One extends Candidate>(
  target: EventTarget | null,
  candidates: readonly One[],
) {
  const edge = target instanceof Element ? target.closest("[data-edge]") : null;
  const key = edge?.getAttribute("data-edge");
  return edge === target ? candidates.find((candidate) => candidate.key === key) : undefined;
}

function pointOf(svg: SVGSVGElement, event: MouseEvent): Point | null {
  const matrix = svg.getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** The candidate whose edge is nearest to a point, if any is near. */
export function nearestTo<One extends Candidate>(
  point: Point,
  candidates: readonly One[],
  segment: (candidate: One) => Segment,
): One | undefined {
  const near = candidates
    .map((candidate) => ({ candidate, away: distance(point, segment(candidate)) }))
    .filter(({ away }) => away <= REACH)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.candidate;
}

function distance({ x, y }: Point, [from, to]: Segment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
