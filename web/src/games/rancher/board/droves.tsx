/** The herds in tow: chips two abreast behind each rider, roped to him, with a tag that counts. */
import { Chip, Mark, seatInk } from "../../../board/marks";
import { ink } from "./art/ink";
import { type Point, spaceAt } from "./data";
import { smooth } from "./path";
import { standOf } from "./riders";
import type { Scene } from "./scene";
import {
  placeInTow,
  rowBehind,
  type Share,
  sharesOf,
  shownOwners,
  TAG_HALF,
  tagPlaces,
} from "./tow";

/** Fewer chips than this are counted faster than a tag is read. */
const TAG_FROM = 3;
const SHARE_WIDTH = 62;
const ONE_WIDTH = 62;
const PLATE_REACH = 24;

function Rope({ space, rows }: { space: number; rows: number }) {
  const knots: Point[] = Array.from({ length: rows }, (_, row) => rowBehind(space, row));
  const line = smooth([spaceAt(space), ...knots]);
  return (
    <g class="rb-rope" fill="none">
      <path d={line} stroke={ink("piece-line")} stroke-width="8" />
      <path d={line} stroke={ink("rim")} stroke-width="4" />
    </g>
  );
}

function Count({ text }: { text: string }) {
  return (
    <text class="rb-count" y="10" font-size="28">
      {text}
    </text>
  );
}

function CountByOwner({ shares }: { shares: readonly Share[] }) {
  return (
    <>
      {shares.map(({ owner, chips }, at) => (
        <g
          key={owner}
          transform={`translate(${(at - (shares.length - 1) / 2) * SHARE_WIDTH - 16} 0)`}
        >
          <g stroke={ink("piece-line")} stroke-width="2.5">
            <Mark seat={owner} fill={seatInk(owner).fill} />
          </g>
          <g transform="translate(29 0)">
            <Count text={String(chips)} />
          </g>
        </g>
      ))}
    </>
  );
}

/** The first place for the tag where it hides nobody's mark. */
function tagPlace(scene: Scene, seat: number, shown: number, width: number): Point {
  const places = tagPlaces(scene.riders[seat]?.space ?? 0, shown, width);
  const plates = scene.riders.map((_, other) => standOf(scene, other));
  const hides = (place: Point, plate: Point) =>
    Math.abs(place.x - plate.x) < width / 2 + PLATE_REACH &&
    Math.abs(place.y - plate.y) < TAG_HALF + PLATE_REACH;
  const free = places.find((place) => !plates.some((plate) => hides(place, plate)));
  return free ?? places[0] ?? spaceAt(0);
}

interface TagProps {
  at: Point;
  width: number;
  shares: readonly Share[];
}

function Tag({ at, width, shares }: TagProps) {
  return (
    <g class="rb-piece" style={{ transform: `translate(${at.x}px,${at.y}px)` }}>
      <rect
        x={-width / 2}
        y={-TAG_HALF}
        width={width}
        height={2 * TAG_HALF}
        rx={TAG_HALF}
        fill={ink("rim")}
        stroke={ink("piece-line")}
        stroke-width="3"
      />
      {shares.length > 1 ? (
        <CountByOwner shares={shares} />
      ) : (
        <Count text={`×${shares[0]?.chips ?? 0}`} />
      )}
    </g>
  );
}

function Drove({ scene, seat }: { scene: Scene; seat: number }) {
  const { space, tow } = scene.riders[seat] ?? { space: 0, tow: [] };
  const owners = shownOwners(tow);
  const shares = sharesOf(tow);
  const total = shares.reduce((sum, share) => sum + share.chips, 0);
  if (total === 0) {
    return null;
  }
  const width = shares.length > 1 ? shares.length * SHARE_WIDTH + 12 : ONE_WIDTH;
  return (
    <>
      <Rope space={space} rows={Math.ceil(owners.length / 2)} />
      {owners.map((owner, n) => {
        const { x, y } = placeInTow(space, n);
        return (
          <g key={n} class="rb-piece" style={{ transform: `translate(${x}px,${y}px)` }}>
            <Chip seat={owner} r={17} line={ink("chip-line")} />
          </g>
        );
      })}
      {total >= TAG_FROM && (
        <Tag at={tagPlace(scene, seat, owners.length, width)} width={width} shares={shares} />
      )}
    </>
  );
}

/** All herds in tow. */
export function Droves({ scene }: { scene: Scene }) {
  return (
    <>
      {scene.riders.map((_, seat) => (
        <Drove key={seat} scene={scene} seat={seat} />
      ))}
    </>
  );
}
