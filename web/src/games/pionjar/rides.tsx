/** The next rides by the almanac as chips: how far, and the stamp one comes to. */
import { t } from "../../i18n/catalogue";
import { Stamp } from "./board/art/stamps";
import { SQUARES } from "./board/data";
import { squareGoods, squareKind } from "./places";
import type { SeatView } from "./types";
import { goodsName, monthShort } from "./words";

interface RidesProps {
  rides: SeatView["ahead"];
  /** Whether the first of them is the one that is asked about. */
  now?: boolean;
}

export function Rides({ rides, now = false }: RidesProps) {
  return (
    <ol class="rides" aria-label={t("pionjar.ledger.ahead")}>
      {rides.map(({ month, steps, square }, at) => (
        <li key={month} class={now && at === 0 ? "now" : undefined}>
          <Square at={square} />
          <span>{t("pionjar.ride.steps", { month: monthShort(month), steps })}</span>
          <b>
            {t("pionjar.ride.kind", {
              kind: squareKind(square),
              goods: squareGoods(square).map(goodsName).join(", "),
            })}
          </b>
        </li>
      ))}
    </ol>
  );
}

const SIZE = 30;

function Square({ at }: { at: number }) {
  const square = SQUARES[at];
  return square === undefined ? null : (
    <svg class="pionjar-board mini" viewBox="-18 -18 36 36" aria-hidden="true">
      <Stamp square={{ ...square, x: 0, y: 0, size: SIZE }} />
    </svg>
  );
}
