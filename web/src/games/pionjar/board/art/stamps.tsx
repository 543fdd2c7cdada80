/** The squares of the ring as stamps: colour and sign say the kind, a price tag that one must sell. */
import type { Square } from "../data";
import { ink } from "../ink";
import { Figure, type FigureName } from "./figures";

const GROUNDS: Readonly<Record<string, string>> = {
  prairie: "prairie",
  sell_harvest: "mustard",
  sell_timber: "spruce",
  sell_spoils: "sky",
  trapper: "brick",
  post: "postbg",
  telegram: "wirebg",
  saloon: "night",
  city: "sky2",
};

interface Sign {
  name: FigureName;
  fg?: string;
  bg?: string;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  sell_harvest: { name: "scythe" },
  sell_timber: { name: "axe", fg: "cream", bg: "cream" },
  post: { name: "horn", fg: "brick" },
  telegram: { name: "telegraph", fg: "telepole" },
  trapper: { name: "trapper" },
  saloon: { name: "saloon", fg: "mustard", bg: "cream" },
  city: { name: "town" },
};

/** A second ink in the panel, drawn around its middle; `h` is half the panel. */
const UNDER: Readonly<Record<string, { ink: string; opacity?: number; d: (h: number) => string }>> =
  {
    sell_harvest: { ink: "mustard2", d: (h) => `M-${h} ${h}V3Q-3-2 ${h} 4V${h}Z` },
    sell_timber: { ink: "ink", opacity: 0.28, d: (h) => `M-${h} ${h}V5L-6-1-2 4 4-4 ${h} 3V${h}Z` },
    sell_spoils: { ink: "sky2", d: (h) => `M-${h} ${h}V5Q-4 1 1 4T${h} 4V${h}Z` },
    trapper: { ink: "ink", opacity: 0.25, d: (h) => `M-${h} ${h}V6Q0 0 ${h} 6V${h}Z` },
    telegram: { ink: "mustard", opacity: 0.75, d: (h) => `M-${h} ${h}V7Q-2 3 ${h} 7V${h}Z` },
    post: { ink: "mustard", opacity: 0.55, d: (h) => `M-${h}-${h}H${h}V-5Z` },
    saloon: { ink: "brick", d: (h) => `M-${h}-${h}H${h}V${5 - h}H-${h}Z` },
    city: { ink: "mustard", d: (h) => `M-${h} ${h}V4Q-6-8 2-2T${h}-1V${h}Z` },
  };

const FRAME = 6.2;
const CORNER_MIN = 35;

export function Stamp({ square }: { square: Square }) {
  const { x, y, size, kind, gate } = square;
  const inner = size - FRAME;
  const h = Math.round(inner * 5) / 10;
  const under = gate === "prison" ? undefined : UNDER[kind];
  return (
    <g>
      <path class="stamp" d={perforated(size)} transform={`translate(${x} ${y})`} />
      <rect
        x={x - h}
        y={y - h}
        width={inner}
        height={inner}
        fill={ink(gate === "prison" ? "brick2" : (GROUNDS[kind] ?? "prairie"))}
      />
      {under === undefined ? null : (
        <path
          d={under.d(h)}
          transform={`translate(${x} ${y})`}
          fill={ink(under.ink)}
          opacity={under.opacity}
        />
      )}
      <Picture square={square} inner={inner} />
      {kind.startsWith("sell") ? <PriceTag x={x + h - 3} y={y + h - 2.6} /> : null}
      {kind === "trapper" ? <Half x={x - h + 3.6} y={y + h - 3.4} /> : null}
    </g>
  );
}

function Picture({ square, inner }: { square: Square; inner: number }) {
  const { x, y, size, kind, goods = [], gate, n } = square;
  const large = inner * (size > CORNER_MIN ? 0.8 : 0.86);
  if (gate === "prison") {
    return <Figure name="bars" x={x} y={y} size={large * 0.86} bg="stonewall" />;
  }
  if (kind === "sell_spoils") {
    return <Goods goods={goods} x={x} y={y} size={large} />;
  }
  const sign = SIGNS[kind] ?? { name: `grass_${n % 3}` as FigureName };
  return <Figure {...sign} x={x} y={y} size={large} />;
}

/** Gold shines, game and fish are dark. */
export function inks(goods: string): { fg: string; bg: string } {
  return goods === "gold" ? { fg: "mustard", bg: "ink" } : { fg: "ink", bg: "cream" };
}

function Goods({
  goods,
  x,
  y,
  size,
}: {
  goods: readonly string[];
  x: number;
  y: number;
  size: number;
}) {
  const [one, other] = goods as FigureName[];
  if (one === undefined) {
    return null;
  }
  return other === undefined ? (
    <Figure name={one} x={x} y={y - 1} size={size} {...inks(one)} />
  ) : (
    <>
      <Figure name={one} x={x + 2.2} y={y - 5.4} size={14.4} {...inks(one)} />
      <Figure name={other} x={x - 3.4} y={y + 4.8} size={14.4} {...inks(other)} />
    </>
  );
}

/** This square orders a sale. */
function PriceTag({ x, y }: { x: number; y: number }) {
  return (
    <g class="tag" transform={`translate(${x} ${y})`}>
      <path d="M-5.600 0l3.600-4.200h7.200v8.400h-7.200Z" />
      <circle cx="-1.9" r="1.1" />
      <path d="M.800-1.500h2.600M.800 1.500h2.600" />
    </g>
  );
}

/** Half the value. */
function Half({ x, y }: { x: number; y: number }) {
  return (
    <g class="tag" transform={`translate(${x} ${y})`}>
      <circle class="ground" r="6.6" />
      <text class="pb-word" y="3.8" font-size="11" font-weight="800" text-anchor="middle">
        ½
      </text>
    </g>
  );
}

const BITE = 0.27;
const BITE_UNITS = 4.3;

/** A square with half-round bites along each side. */
function perforated(whole: number): string {
  const size = whole - 0.7;
  const half = size / 2;
  const bites = Math.round(size / BITE_UNITS);
  const step = size / bites;
  const reach = step * BITE;
  const sides = [
    { ux: 1, uy: 0, x: -half, y: -half },
    { ux: 0, uy: 1, x: half, y: -half },
    { ux: -1, uy: 0, x: half, y: half },
    { ux: 0, uy: -1, x: -half, y: half },
  ];
  const along = sides.flatMap(({ ux, uy, x, y }) =>
    Array.from({ length: bites }, (_, bite) => {
      const spot = (by: number) => {
        const far = (bite + 0.5) * step + by;
        return `${(x + ux * far).toFixed(2)} ${(y + uy * far).toFixed(2)}`;
      };
      return `L${spot(-reach)}A${reach.toFixed(2)} ${reach.toFixed(2)} 0 0 0 ${spot(reach)}`;
    }),
  );
  return `M${-half} ${-half}${along.join("")}Z`;
}
