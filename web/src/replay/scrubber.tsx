/** The scrubber: wealth over the match, what happened when, and a handle to move through it. */
import { useMemo } from "preact/hooks";
import { SeatMark } from "../chrome/icon";
import type { Tick } from "../games";
import { number, t } from "../i18n/catalogue";
import type { Timeline } from "../match/timeline";
import { byWeight, isFrequent, SHAPES } from "./marks";
import { freePlace } from "./scale";

interface ScrubberProps {
  timeline: Timeline;
  at: number;
  /** The last frame that the handle reaches. */
  end: number;
  /** What is said about the moment. */
  text: string;
  set: (at: number) => void;
}

const WIDTH = 328;
const INSET = 8;
/** The right end of lines: marks stand beyond it. */
const END = WIDTH - INSET - 16;
const CHART = { top: 6, bottom: 52 };
/** Where a chart ends that has no scrubber below it. */
const ALONE_BOTTOM = 124;
/** Where marks stand: what is rarer above what comes often. */
const TICK_Y = { above: 63, below: 75 };
const TRACK_Y = 90;
const NUMBER_Y = 109;
const HEIGHT = 112;
const KNOB = 24;

export function Scrubber({ timeline, at, end, text, set }: ScrubberProps) {
  const last = Math.max(1, timeline.frames.length - 1);
  const x = across(last);
  return (
    <div class="scrub">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Chart worth={timeline.worth} x={x} bottom={CHART.bottom} />
        {byWeight(timeline.ticks).map(({ at: frame, tick }, index) => (
          <path
            key={index}
            class={`tick ${tick}`}
            d={SHAPES[tick]}
            transform={place(x(frame), tick)}
          />
        ))}
        <path class="track" d={trackPath(timeline.frames.length, x)} />
        {timeline.rounds.map(({ at: frame, round }) => (
          <g key={round}>
            <path class="track-round" d={`M${x(frame)} ${TRACK_Y - 7}v14`} />
            <text x={x(frame)} y={NUMBER_Y} text-anchor="middle">
              {number(round)}
            </text>
          </g>
        ))}
        <path class="now-line" d={`M${x(at)} ${CHART.top - 4}V${TRACK_Y}`} />
        <rect
          class="knob"
          x={x(at) - KNOB / 2}
          y={TRACK_Y - KNOB / 2}
          width={KNOB}
          height={KNOB}
          rx="7"
        />
      </svg>
      <input
        type="range"
        min="0"
        max={timeline.frames.length - 1}
        value={at}
        aria-label={t("replay.moment")}
        aria-valuetext={text}
        onInput={({ currentTarget }) => {
          set(Math.min(end, Number(currentTarget.value)));
          // Beyond the end the handle stays where it is.
          currentTarget.value = String(Math.min(end, Number(currentTarget.value)));
        }}
      />
    </div>
  );
}

function place(x: number, tick: Tick): string {
  return `translate(${x.toFixed(1)} ${isFrequent(tick) ? TICK_Y.below : TICK_Y.above})`;
}

/** Above this many frames single marks would be a smear. */
const MARKS_MAX = 120;

function trackPath(frames: number, x: (frame: number) => number): string {
  const line = `M${x(0)} ${TRACK_Y}H${x(Math.max(1, frames - 1))}`;
  if (frames > MARKS_MAX) {
    return line;
  }
  const marks = Array.from({ length: frames }, (_, at) => `M${x(at).toFixed(1)} ${TRACK_Y - 4}v8`);
  return line + marks.join("");
}

interface WealthChartProps {
  worth: readonly (readonly number[])[];
  /** How it ends, in words. */
  label: string;
}

/** Everybody's worth over the match, by itself. */
export function WealthChart({ worth, label }: WealthChartProps) {
  const last = Math.max(1, (worth[0]?.length ?? 0) - 1);
  return (
    <svg class="wealth" viewBox={`0 0 ${WIDTH} ${ALONE_BOTTOM + 8}`} role="img" aria-label={label}>
      <Chart worth={worth} x={across(last)} bottom={ALONE_BOTTOM} />
    </svg>
  );
}

/** Where a frame stands between the two ends. */
function across(last: number): (frame: number) => number {
  return (frame) => INSET + ((END - INSET) * frame) / last;
}

interface ChartProps {
  worth: readonly (readonly number[])[];
  x: (frame: number) => number;
  bottom: number;
}

function Chart({ worth, x, bottom: floor }: ChartProps) {
  const all = worth.flat();
  const top = Math.max(...all, 1);
  const least = Math.min(...all, top);
  const bottom = Math.min(least, top - 1);
  const tip = x(Math.max(0, (worth[0]?.length ?? 1) - 1));
  const mark = Math.min(MARK, gapOf(worth.length, floor) * MARKS_OVERLAP);
  const y = (value: number) => floor - ((floor - CHART.top) * (value - bottom)) / (top - bottom);
  const scale = useMemo(() => {
    const lines = worth.map((values) => values.map((value, at) => [x(at), y(value)] as const));
    const ground = { lines, from: INSET, to: END };
    return [...new Set([top, least])].map((value) => {
      const base = y(value) + (value === top ? 11 : -5);
      const said = number(value);
      return { value, said, base, left: freePlace(said, base, ground, tip < WIDTH / 2) };
    });
  }, [worth]);
  return (
    <g class="chart">
      {scale.map(({ value }) => (
        <path key={value} class="grid" d={`M${INSET} ${y(value)}H${END}`} />
      ))}
      {worth.map((values, seat) => (
        <g key={seat}>
          <path class={`line-edge e${seat + 1}`} d={linePath(values, x, y)} />
          <path class={`line l${seat + 1}`} d={linePath(values, x, y)} />
        </g>
      ))}
      {scale.map(({ value, said, base, left }) => (
        <text key={value} x={left} y={base}>
          {said}
        </text>
      ))}
      {spread(
        worth.map((values) => y(values.at(-1) ?? 0)),
        floor,
      ).map((end, seat) => (
        <g
          key={seat}
          class="tip"
          transform={`translate(${(tip + 6).toFixed(1)} ${(end - mark / 2).toFixed(1)})`}
        >
          <SeatMark seat={seat} across={mark} />
        </g>
      ))}
    </g>
  );
}

const MARK = 12;
/** Where there are many, a mark may cover an edge of its neighbour's. */
const MARKS_OVERLAP = 1.3;

/** How far apart marks stand, middle to middle, so that all of them have room. */
function gapOf(marks: number, floor: number): number {
  return Math.min(MARK + 1, (floor - CHART.top) / Math.max(1, marks - 1));
}

function linePath(
  values: readonly number[],
  x: (frame: number) => number,
  y: (value: number) => number,
): string {
  const points = values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  return `M${points.join("L")}`;
}

/** Marks at line ends, moved apart as far as there is room so that none hides another. */
function spread(ends: readonly number[], floor: number): number[] {
  const order = ends.map((_, seat) => seat).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const gap = gapOf(ends.length, floor);
  const placed = [...ends];
  let free = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    placed[seat] = Math.max(placed[seat] ?? 0, free);
    free = (placed[seat] ?? 0) + gap;
  }
  let room = floor;
  for (const seat of order.reverse()) {
    placed[seat] = Math.min(placed[seat] ?? 0, room);
    room = (placed[seat] ?? 0) - gap;
  }
  return placed;
}
