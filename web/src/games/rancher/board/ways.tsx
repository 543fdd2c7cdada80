/** The two ways on from the fork, each drawn as far as the ride would go. */
import { ink } from "./art/ink";
import { round } from "./art/trail";
import { CIRCUIT, type Point, SHORTCUT_WAY, type Space } from "./data";
import { smooth } from "./path";
import type { RancherOption } from "./view";

/** Wider than a plate, so that it shows round a rider who stands there. */
const RING = 31;
const FORK = SHORTCUT_WAY[0]?.id ?? 0;
const REJOIN = SHORTCUT_WAY.at(-1)?.id ?? 0;

/** The spaces from the fork to where the ride by a way ends, both included. */
export function routeTo(way: string, space: number): readonly Space[] {
  const whole =
    way === "shortcut"
      ? [...SHORTCUT_WAY, ...CIRCUIT.slice(REJOIN + 1)]
      : CIRCUIT.slice(FORK, CIRCUIT.length);
  return whole.slice(0, whole.findIndex(({ id }) => id === space) + 1);
}

function Way({ route, chosen }: { route: readonly Point[]; chosen: boolean }) {
  const end = route.at(-1);
  if (!end) {
    return null;
  }
  const ring = round(end, RING);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={smooth(route)} stroke={ink("piece-line")} stroke-width="13" />
      <path
        class={chosen ? "rb-march" : undefined}
        d={smooth(route)}
        stroke={ink(chosen ? "orange" : "rim")}
        stroke-width="7"
        stroke-dasharray="16 12"
      />
      <path d={ring} fill={ink("rim")} stroke={ink("piece-line")} stroke-width="12" />
      <path d={ring} stroke={ink(chosen ? "orange" : "rim")} stroke-width="7" />
      <circle cx={end.x} cy={end.y} r="9" fill={ink("piece-line")} />
    </g>
  );
}

interface WaysProps {
  options: readonly RancherOption[];
  chosen: RancherOption | undefined;
}

/** A line to follow for each way that may be chosen; the chosen one marches. */
export function Ways({ options, chosen }: WaysProps) {
  const picked = chosen?.preview?.type === "rancher.way_preview" ? chosen.preview.way : "";
  return (
    <>
      {options.flatMap(({ preview }) =>
        preview?.type === "rancher.way_preview"
          ? [
              <Way
                key={preview.way}
                route={routeTo(preview.way, preview.space)}
                chosen={preview.way === picked}
              />,
            ]
          : [],
      )}
    </>
  );
}
