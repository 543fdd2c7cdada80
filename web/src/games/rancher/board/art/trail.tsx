/** The trail with its spaces, the shortcut, the bridges over the river and the lanes to the farms. */
import {
  CIRCUIT,
  FARMS,
  farmBy,
  type Point,
  RADII,
  SHORTCUT,
  SHORTCUT_WAY,
  type Space,
  spaceAt,
} from "../data";
import { ribbon, smooth } from "../path";
import { EMBLEMS, STEER } from "./emblems";
import { ink } from "./ink";

const ORANGE = CIRCUIT.filter((space) => space.kind === "farm" || space.kind === "town");
const PLAIN = CIRCUIT.filter((space) => ["plain", "fork", "rejoin"].includes(space.kind));
const JOINTS = CIRCUIT.filter((space) => space.kind === "fork" || space.kind === "rejoin");

/** A longer lane would run across the lettering. */
const LANE_MAX = 120;

/** Path data of one circle, so that many can be one element. */
export function round({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function rounds(places: readonly Point[], r: number): string {
  return places.map((place) => round(place, r)).join("");
}

function lane(space: Space): string {
  const { circle, pasture } = farmBy(space.farm ?? "");
  const far = (place: Point) => Math.hypot(place.x - space.x, place.y - space.y);
  const near = [circle, ...pasture.slots].reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(near) > LANE_MAX ? "" : `M${space.x} ${space.y}L${near.x} ${near.y}`;
}

/** A plank lane from each orange space to the nearest part of its farm. */
export function Lanes() {
  const from = ORANGE.filter((space) => space.kind === "farm");
  return (
    <path
      d={from.map(lane).join("")}
      stroke={ink("lane")}
      stroke-width="13"
      stroke-dasharray="5 5"
    />
  );
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Planks that stick out on both sides where the trail crosses the river. */
function Bridges() {
  const [before, west, after] = [spaceAt(57), spaceAt(58), spaceAt(59)];
  const spans = [
    [halfway(spaceAt(46), spaceAt(47)), spaceAt(47), spaceAt(48)],
    [halfway(before, west), west, halfway(west, after)],
  ];
  return (
    <path
      d={spans.map((span) => smooth(span)).join("")}
      fill="none"
      stroke={ink("plank")}
      stroke-width="82"
      stroke-dasharray="8 3"
    />
  );
}

function Ways() {
  return (
    <>
      <path d={ribbon(SHORTCUT_WAY, 52, 5)} fill={ink("trail-edge")} />
      <path d={smooth(SHORTCUT_WAY)} fill="none" stroke={ink("cut")} stroke-width="42" />
      <path
        d={smooth(SHORTCUT_WAY)}
        fill="none"
        stroke={ink("trail-line")}
        stroke-width="4"
        stroke-dasharray="1 11"
        stroke-linecap="round"
      />
      <path d={ribbon(CIRCUIT, 66, 3, true)} fill={ink("trail-edge")} fill-rule="evenodd" />
      <path d={ribbon(CIRCUIT, 55, 4, true)} fill={ink("trail")} fill-rule="evenodd" />
      <path
        d={smooth(CIRCUIT, true)}
        fill="none"
        stroke={ink("trail-line")}
        stroke-width="5"
        stroke-dasharray="2 12"
        stroke-linecap="round"
      />
    </>
  );
}

// Gaps between plain spaces on straight stretches of the trail.
const ARROWS = [5, 10, 19, 24, 36, 42, 47, 54];

/** Which way to ride: small arrowheads between spaces. */
function Directions() {
  return (
    <g fill="none" stroke={ink("arrow")} stroke-width="4" stroke-linecap="round">
      {ARROWS.map((id) => {
        const [a, b] = [spaceAt(id), spaceAt(id + 1)];
        const { x, y } = halfway(a, b);
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        return (
          <path
            key={id}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-3-7 4 0-3 7"
            stroke-linejoin="round"
          />
        );
      })}
    </g>
  );
}

function OrangeSpace({ space }: { space: Space }) {
  const emblem = FARMS.find((farm) => farm.id === space.farm)?.emblem;
  return (
    <path
      transform={`translate(${space.x} ${space.y}) scale(${emblem ? 1.15 : 1})`}
      d={emblem ? EMBLEMS[emblem] : STEER}
      fill={ink("on-orange")}
    />
  );
}

function Start({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={RADII.start - 1} fill={ink("space")} stroke={ink("space-line")} stroke-width="4" />
      <path d="M-13-5H0V-13L15 0 0 13V5H-13Z" fill={ink("trail")} />
    </g>
  );
}

/** The trail and everything printed on it. */
export function Trail() {
  return (
    <>
      <Bridges />
      <Ways />
      <Directions />
      <g fill={ink("glow-2")} opacity="var(--rb-glow-2a)">
        <path d={rounds(ORANGE, 43)} />
      </g>
      <g fill={ink("glow-1")} opacity="var(--rb-glow-1a)">
        <path d={rounds(ORANGE, 34)} />
      </g>
      <path
        d={rounds(PLAIN, RADII.plain - 2)}
        fill={ink("space")}
        stroke={ink("space-line")}
        stroke-width="3"
      />
      <path
        d={rounds(ORANGE, RADII.orange - 1)}
        fill={ink("orange")}
        stroke={ink("space-line")}
        stroke-width="4"
      />
      {ORANGE.map((space) => (
        <OrangeSpace key={space.id} space={space} />
      ))}
      <path d={rounds(SHORTCUT, RADII.shortcut - 2)} fill={ink("trail-edge")} />
      <path d={rounds(SHORTCUT, 9)} fill={ink("dot")} />
      <path d={rounds(JOINTS, 8)} fill={ink("dot")} stroke={ink("space-line")} stroke-width="2.5" />
      {CIRCUIT.filter((space) => space.kind === "start").map((space) => (
        <Start key={space.id} at={space} />
      ))}
    </>
  );
}
