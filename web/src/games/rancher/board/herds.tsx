/** What stands at the farms: the owner's chip on the circle, and the cattle on their slots. */
import { Chip, Mark, seatInk } from "../../../board/marks";
import { EMBLEMS } from "./art/emblems";
import { ink } from "./art/ink";
import { FARMS, type Farm } from "./data";
import type { Scene } from "./scene";

/** How far to the right of a price the brand stands once a chip covers it on the circle. */
const BRAND_AFTER_PRICE = 86;

function Brand({ farm }: { farm: Farm }) {
  return (
    <>
      <circle
        r={farm.circle.r - 2}
        fill={ink("farm")}
        stroke={ink("trail-edge")}
        stroke-width="4"
      />
      <path d={EMBLEMS[farm.emblem]} fill={ink("farm-ink")} transform="scale(1.6)" />
    </>
  );
}

function FarmChip({ seat, r }: { seat: number; r: number }) {
  return (
    <g>
      <circle r={r} fill={ink("rim")} stroke={ink("piece-line")} stroke-width="3" />
      <circle r={r - 6} fill={seatInk(seat).fill} stroke={ink("piece-line")} stroke-width="2.5" />
      <Mark seat={seat} scale={1.6} />
    </g>
  );
}

/** The farms' circles: their own brand while they are the bank's, else the owner's chip. */
export function Heads({ scene }: { scene: Scene }) {
  return (
    <>
      {FARMS.map((farm, at) => {
        const owner = scene.farms[at]?.owner ?? null;
        const { circle, price_label: price } = farm;
        return (
          <g key={farm.id}>
            <g transform={`translate(${circle.x} ${circle.y})`}>
              {owner === null ? (
                <Brand farm={farm} />
              ) : (
                <FarmChip key={owner} seat={owner} r={circle.r} />
              )}
            </g>
            {owner !== null && (
              <path
                class="rb-small-brand"
                d={EMBLEMS[farm.emblem]}
                fill={ink("text-2")}
                transform={`translate(${price.x + BRAND_AFTER_PRICE} ${price.y - 9}) scale(.92)`}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The cattle on the pastures, each chip on its slot. */
export function Herds({ scene }: { scene: Scene }) {
  return (
    <>
      {FARMS.map((farm, at) => {
        const { owner, chips } = scene.farms[at] ?? { owner: null, chips: 0 };
        return farm.pasture.slots.slice(0, chips).map(({ x, y }, n) => (
          <g key={`${farm.id} ${n}`} transform={`translate(${x} ${y})`}>
            <Chip seat={owner ?? 0} r={farm.pasture.slot_r} line={ink("chip-line")} />
          </g>
        ));
      })}
    </>
  );
}
