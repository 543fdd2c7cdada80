/** A piece of the real board, drawn large around a point. */

import { t } from "../../../i18n/catalogue";
import { HEIGHT, type Point, WIDTH } from "../board/data";
import { RancherBoard } from "../board/RancherBoard";
import type { RancherEvent } from "../board/view";
import type { View } from "../types";

/** Height by width of a picture. */
const SHAPE = 0.7;

interface CloseUpProps {
  view: View;
  events?: readonly RancherEvent[] | undefined;
  seat: number | null;
  names: readonly string[];
  /** What stands in the middle. */
  at: Point;
  /** How much nearer than the whole board. */
  near: number;
}

export function CloseUp({ view, events, seat, names, at, near }: CloseUpProps) {
  return (
    <div class="print" style={{ aspectRatio: `1 / ${SHAPE}` }}>
      <div
        class="near"
        style={{
          width: `${near * 100}%`,
          left: `${offset(at.x / WIDTH, near)}%`,
          top: `${offset(at.y / HEIGHT, (near * HEIGHT) / WIDTH / SHAPE)}%`,
        }}
      >
        <RancherBoard
          view={view}
          events={events}
          mySeat={seat}
          seats={names.map((name) => ({ name }))}
          t={t}
          motion="none"
          compact
        />
      </div>
    </div>
  );
}

/** Where a picture `times` as large as its frame begins, in per cent, to show `part` of it. */
function offset(part: number, times: number): number {
  return 100 * Math.min(0, Math.max(1 - times, 0.5 - part * times));
}
