/** The four sheets: their data, and where everything stands on the drawing. */
import desertA from "@domain/games/pioneer_rails/desert_a.json";
import desertB from "@domain/games/pioneer_rails/desert_b.json";
import forestA from "@domain/games/pioneer_rails/forest_a.json";
import forestB from "@domain/games/pioneer_rails/forest_b.json";
import {
  centre,
  cornerOf,
  cornerPoint,
  type Hex,
  hexName,
  hexOf,
  neighbour,
  type Point,
  SIDES,
} from "./hexes";

export type SheetId = "desert_a" | "desert_b" | "forest_a" | "forest_b";
export type Suit = "spade" | "heart" | "diamond" | "club";
export type Segment = readonly [Point, Point];

export type BuildingKind =
  | "mine"
  | "bank"
  | "fort"
  | "ranch"
  | "yard"
  | "saloon"
  | "bandit"
  | "jail";

/** A hex of a sheet; `id` names a building, `suit` a station. */
export interface Cell extends Hex {
  kind: string;
  id?: string;
  suit?: string;
  edges_needed?: number;
}

export interface Town {
  id: string;
  at: string;
  name: string;
}

interface Named {
  name: string;
  hexes: string[];
}

/** A building: its hex, its middle, and how many tracks beside it wake it (null: no number). */
export interface Building {
  id: string;
  kind: BuildingKind;
  cell: Cell;
  middle: Point;
  needed: number | null;
}

/** Units from a hex's middle to its corners. */
export const RADIUS = 30;
const MARGIN = 11;

const BUILDINGS: ReadonlySet<string> = new Set<BuildingKind>([
  "mine",
  "bank",
  "fort",
  "ranch",
  "yard",
  "saloon",
  "bandit",
  "jail",
]);

/** A sheet as it is drawn: sizes and places in the drawing's units, y downwards. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly buildings: readonly Building[];
  readonly towns: readonly Town[];
  readonly rivers: readonly Named[];
  readonly desert: boolean;
  readonly name: string;
  /** The hairlines: edges on which plain track may lie. */
  readonly open: readonly Segment[];
  private readonly kinds: ReadonlyMap<string, string>;
  private readonly origin: Point;

  constructor(
    readonly id: SheetId,
    data: {
      name: string;
      family: string;
      hexes: readonly Cell[];
      towns: readonly Town[];
      rivers: readonly Named[];
    },
  ) {
    this.name = data.name;
    this.desert = data.family === "desert";
    this.cells = data.hexes;
    this.towns = data.towns;
    this.rivers = data.rivers;
    this.kinds = new Map(data.hexes.map((cell) => [hexName(cell), cell.kind]));
    const corners = data.hexes.flatMap((cell) =>
      SIDES.map((at) => cornerPoint(cornerOf(cell, at))),
    );
    const [left, right] = spread(corners.map(({ x }) => x));
    const [top, bottom] = spread(corners.map(({ y }) => y));
    this.origin = { x: left, y: top };
    this.width = (right - left) * RADIUS + 2 * MARGIN;
    this.height = (bottom - top) * RADIUS + 2 * MARGIN;
    this.buildings = data.hexes.flatMap((cell) => this.building(cell));
    this.open = this.openEdges();
  }

  /** The kind of a hex; undefined off the map. */
  kind(hex: Hex): string | undefined {
    return this.kinds.get(hexName(hex));
  }

  middle(hex: Hex): Point {
    return this.placed(centre(hex));
  }

  corner(name: string): Point {
    return this.placed(cornerPoint(name));
  }

  /** The corners of a hex, drawn in by so many units. */
  outline(hex: Hex, inset = 0): Point[] {
    const { x, y } = this.middle(hex);
    const reach = RADIUS - inset;
    return SIDES.map((side) => {
      const turn = (Math.PI / 3) * side;
      return { x: x + reach * Math.sin(turn), y: y - reach * Math.cos(turn) };
    });
  }

  hasTown(corner: string): boolean {
    return this.towns.some(({ at }) => at === corner);
  }

  /** The suit of the station that has this corner. */
  stationAt(corner: string): string | undefined {
    return this.cells.find(
      (cell) => cell.suit !== undefined && SIDES.some((at) => cornerOf(cell, at) === corner),
    )?.suit;
  }

  private placed({ x, y }: Point): Point {
    return { x: (x - this.origin.x) * RADIUS + MARGIN, y: (y - this.origin.y) * RADIUS + MARGIN };
  }

  private building(cell: Cell): Building[] {
    if (cell.id === undefined || !BUILDINGS.has(cell.kind)) {
      return [];
    }
    return [
      {
        id: cell.id,
        kind: cell.kind as BuildingKind,
        cell,
        middle: this.middle(cell),
        needed: cell.edges_needed ?? null,
      },
    ];
  }

  /** Not beside a station, nor between two hexes of a river or of mountains. */
  private openEdges(): Segment[] {
    const seen = new Map<string, Segment>();
    for (const cell of this.cells) {
      for (const side of SIDES) {
        const other = this.kind(neighbour(cell, side));
        const barred =
          cell.kind === "station" ||
          other === "station" ||
          (cell.kind === other && (other === "river" || other === "mountain"));
        if (!barred) {
          const ends = [cornerOf(cell, side), cornerOf(cell, side + 1)].sort();
          const [from = "", to = ""] = ends;
          seen.set(ends.join(" "), [this.corner(from), this.corner(to)]);
        }
      }
    }
    return [...seen.values()];
  }
}

function spread(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const SHEETS: Readonly<Record<SheetId, Sheet>> = {
  desert_a: new Sheet("desert_a", desertA),
  desert_b: new Sheet("desert_b", desertB),
  forest_a: new Sheet("forest_a", forestA),
  forest_b: new Sheet("forest_b", forestB),
};

export const SHEET_IDS = Object.keys(SHEETS) as SheetId[];

export function sheetOf(id: SheetId): Sheet {
  return SHEETS[id];
}

/** The hexes of a river from one end to the other, however the data lists them. */
export function course({ hexes }: Named): Hex[] {
  const left = new Map(hexes.map((name) => [name, hexOf(name)]));
  const next = (hex: Hex) =>
    SIDES.map((side) => left.get(hexName(neighbour(hex, side)))).filter(
      (near) => near !== undefined,
    );
  let here = [...left.values()].find((hex) => next(hex).length === 1);
  const line: Hex[] = [];
  while (here !== undefined) {
    line.push(here);
    left.delete(hexName(here));
    here = next(here)[0];
  }
  return line;
}
