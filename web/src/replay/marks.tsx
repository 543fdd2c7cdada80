/** What a replay marks: the shape of each kind, what it means, and the way to the next of it. */
import type { Tick, TickKind } from "../games";
import { t } from "../i18n/catalogue";
import type { Timeline } from "../match/timeline";

type Mark = Timeline["ticks"][number];

/** The shape of each kind, about five units in radius: it is told by more than its colour. */
export const SHAPES: Readonly<Record<Tick, string>> = {
  theft: "M-5-4.5H5L0 5Z",
  sale: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
  purchase: "M-4-4H4V4H-4Z",
  claim: "M-4.500-6H5L2.200-2.500 5 1H-2.200V6H-4.500Z",
  auction: "M0-5.500 5.500 0 0 5.500-5.500 0Z",
  arrest: "M-5.500-5H-2.700V5H-5.500ZM-1.400-5H1.400V5H-1.400ZM2.700-5H5.500V5H2.700Z",
};

/** From the lightest to the weightiest, which is drawn over the others. */
const WEIGHTS: readonly Tick[] = ["purchase", "sale", "claim", "auction", "theft", "arrest"];

/** Whether a kind comes so often that it has a row of its own. */
export function isFrequent(tick: Tick): boolean {
  return tick === "sale" || tick === "purchase";
}

/** The marks in the order in which they are drawn. */
export function byWeight(marks: readonly Mark[]): Mark[] {
  return WEIGHTS.flatMap((kind) => marks.filter(({ tick }) => tick === kind));
}

/** The frame of the next mark of a kind, or of any; after the last it is the first again. */
export function nextMark(marks: readonly Mark[], at: number, kind?: Tick): number | undefined {
  const places = marks.filter(({ tick }) => kind === undefined || tick === kind);
  return (places.find((mark) => mark.at > at) ?? places[0])?.at;
}

interface LegendProps {
  marks: readonly Mark[];
  kinds: readonly TickKind[];
  at: number;
  set: (at: number) => void;
}

/** What the marks mean; each goes to the next of its kind. */
export function Legend({ marks, kinds, at, set }: LegendProps) {
  return (
    <div class="legend cap">
      {kinds.map(({ tick, label }) => {
        const n = marks.filter((mark) => mark.tick === tick).length;
        const mark = t(label);
        return (
          <button
            key={tick}
            type="button"
            aria-label={t("replay.next_mark", { mark, n })}
            disabled={n === 0}
            onClick={() => set(nextMark(marks, at, tick) ?? at)}
          >
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <path class={`tick ${tick}`} d={SHAPES[tick]} />
            </svg>
            <span>{mark}</span>
          </button>
        );
      })}
      <span class="lines">{t("replay.lines")}</span>
    </div>
  );
}
