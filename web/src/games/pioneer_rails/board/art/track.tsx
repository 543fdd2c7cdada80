/** Track in ink: bed, sleepers, and a rail with a light gap. */
import { strokes } from "../hand";
import type { Segment } from "../sheets";

/** Laid long ago, laid this turn, or only thought of. */
export type TrackKind = "laid" | "plan" | "ghost";

interface TrackProps {
  segments: readonly Segment[];
  kind: TrackKind;
  /** As which part of a turn it appears, where the turn unfolds. */
  at?: number;
}

export function Track({ segments, kind, at }: TrackProps) {
  if (segments.length === 0) {
    return null;
  }
  const path = strokes(segments);
  return (
    <g class={`track ${kind}`} style={{ "--at": at }}>
      <path class="bed" d={path} />
      <path class="sleepers" d={path} />
      <path class="iron" d={path} />
      <path class="gap" d={path} />
    </g>
  );
}

const DRAWN_IN = 0.14;

/** Edges that glow: track may be laid there, at a cost where the glow is broken. */
export function Glow({
  segments,
  costly = false,
}: {
  segments: readonly Segment[];
  costly?: boolean;
}) {
  const path = strokes(
    segments.map(([from, to]) => [part(from, to, DRAWN_IN), part(to, from, DRAWN_IN)] as const),
  );
  return (
    <g class={costly ? "glow costly" : "glow"}>
      <path class="halo" d={path} />
      <path class="core" d={path} />
    </g>
  );
}

function part(from: { x: number; y: number }, to: { x: number; y: number }, share: number) {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
