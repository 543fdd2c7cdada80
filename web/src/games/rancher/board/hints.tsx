/** What the board says about a decision: reach numbers, the thing it is about, a preview. */
import { Chip } from "../../../board/marks";
import { ink } from "./art/ink";
import { FIELDS } from "./art/pastures";
import { round } from "./art/trail";
import { farmBy, type Point, spaceAt } from "./data";
import { chipsOn, type Scene } from "./scene";
import { placeInTow, shownOwners } from "./tow";
import type { RancherOption, Reach } from "./view";

/** What a decision is about: a farm, or a space. */
export type Focus = { farm: string } | { space: number };

/** The number of a die's value on a space that it reaches. */
export interface Numeral {
  value: number;
  space: number;
  /** True when somebody is caught on the way there. */
  catches: boolean;
}

/** A badge hangs at the lower right of a plate. */
const BADGE_SHIFT = [26, 15] as const;

/** One numeral for each value of the die and way. */
export function numeralsOf(reach: readonly Reach[]): Numeral[] {
  return reach.flatMap(({ value, space, catches, shortcut_space: other }) => {
    const numeral = { value, space, catches: catches.length > 0 };
    return typeof other === "number" ? [numeral, { ...numeral, space: other }] : [numeral];
  });
}

function NumeralDisc({ numeral, small }: { numeral: Numeral; small: boolean }) {
  const { kind } = spaceAt(numeral.space);
  const orange = kind === "farm" || kind === "town";
  const marked = orange || numeral.catches;
  const size = marked && !small ? 30 : 28;
  const r = small ? 18 : marked ? 23 : 20;
  return (
    <>
      <circle
        r={r}
        fill={ink("rim")}
        stroke={numeral.catches ? ink("catch") : ink(orange ? "orange" : "piece-line")}
        stroke-width={marked ? (small ? 4 : 7) : 2.5}
      />
      <text class="rb-count" y={size * 0.34} font-size={size}>
        {numeral.value}
      </text>
    </>
  );
}

interface NumeralsProps {
  reach: readonly Reach[];
  scene: Scene;
}

/** Numbers on the spaces that the die can reach; a badge on the plate where a rider stands. */
export function Numerals({ reach, scene }: NumeralsProps) {
  const taken = new Set(scene.riders.map((rider) => rider.space));
  return (
    <>
      {numeralsOf(reach).map((numeral) => {
        const { x, y } = spaceAt(numeral.space);
        const small = taken.has(numeral.space);
        const [dx, dy] = small ? BADGE_SHIFT : [0, 0];
        return (
          <g key={`${numeral.value} ${numeral.space}`} transform={`translate(${x + dx} ${y + dy})`}>
            <NumeralDisc numeral={numeral} small={small} />
          </g>
        );
      })}
    </>
  );
}

function outlineOf(focus: Focus): string {
  if ("space" in focus) {
    return round(spaceAt(focus.space), 33);
  }
  const { circle } = farmBy(focus.farm);
  return `${FIELDS.get(focus.farm) ?? ""}${round(circle, circle.r)}`;
}

/** A marching line round what a decision is about. */
export function Marching({ focus }: { focus: Focus }) {
  const d = outlineOf(focus);
  return (
    <g fill="none" stroke-width="7">
      <path d={d} stroke={ink("rim")} />
      <path class="rb-march" d={d} stroke={ink("orange")} stroke-dasharray="16 12" />
    </g>
  );
}

function Ghost({ at, seat }: { at: Point; seat: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g opacity=".82">
        <Chip seat={seat} r={17} line={ink("chip-line")} />
      </g>
      <circle r="17" fill="none" stroke={ink("rim")} stroke-width="3.5" stroke-dasharray="5 4" />
    </g>
  );
}

function ghosts(places: readonly Point[], seat: number) {
  return places.map((at) => <Ghost key={`${at.x} ${at.y}`} at={at} seat={seat} />);
}

/** The chips that would leave a pasture: crossed out there, ghosts behind the rider. */
function Leaving({ scene, farm, chips, seat }: LeavingProps) {
  const slots = farmBy(farm).pasture.slots;
  const stands = chipsOn(scene, farm);
  const gone = slots.slice(stands - chips, stands);
  const rider = scene.riders[seat];
  const has = shownOwners(rider?.tow ?? []).length;
  const owner = scene.farms.find((seen) => seen.farm === farm)?.owner ?? seat;
  const more = shownOwners([...(rider?.tow ?? []), { owner, farm, chips }]).length - has;
  const places = Array.from({ length: Math.max(0, more) }, (_, n) =>
    placeInTow(rider?.space ?? 0, has + n),
  );
  return (
    <>
      <path d={gone.map((slot) => round(slot, 17)).join("")} fill={ink("slot")} opacity=".72" />
      <path
        d={gone.map((slot) => round(slot, 15.5)).join("")}
        fill="none"
        stroke={ink("rim")}
        stroke-width="3.5"
        stroke-dasharray="5 4"
      />
      {ghosts(places, owner)}
    </>
  );
}

interface LeavingProps {
  scene: Scene;
  farm: string;
  chips: number;
  seat: number;
}

interface PreviewProps {
  option: RancherOption;
  scene: Scene;
  seat: number;
}

/** What the chosen option would change, drawn as ghosts before it is done. */
export function Preview({ option, scene, seat }: PreviewProps) {
  const { action, preview } = option;
  if (preview?.type === "rancher.buy_preview" && action.type === "rancher.buy_farm") {
    const slots = farmBy(preview.farm).pasture.slots.slice(0, action.cattle ?? 0);
    return <>{ghosts(slots, seat)}</>;
  }
  if (preview?.type === "rancher.drive_preview" || preview?.type === "rancher.steal_preview") {
    return <Leaving scene={scene} farm={preview.farm} chips={preview.chips} seat={seat} />;
  }
  return null;
}
