/** What people have built: Beefy Town's main street and Fort Laramie. */
import { ink } from "./ink";

/** False fronts before the sun, windows lit, and the water tower. */
export function Town() {
  return (
    <>
      <path
        d="M318 280V236H352V214H360V206H386V214H394V236H404V280ZM484 280V222H552V280ZM632 280V232H680V280Z"
        fill={ink("town-2")}
      />
      <path
        d="M404 280V192H412V182H476V192H484V280ZM478 226 518 200 558 226ZM552 280V176H560V166H584V152H600V166H624V176H632V280ZM628 236V224H684V236Z"
        fill={ink("town")}
      />
      <path
        d="M691 282 697 218H692V178L709 162 726 178V218H721L727 288H720L716 222H702L698 282Z"
        fill={ink("town")}
      />
      <path d="M398 242H490V250H398ZM546 236H638V244H546Z" fill={ink("town-2")} />
      <path
        d="M420 204h14v20h-14zM454 204h14v20h-14zM568 190h14v22h-14zM602 190h14v22h-14zM432 258h24v22h-24zM580 254h24v26h-24zM500 238h12v16h-12zM526 238h12v16h-12zM640 246h10v14h-10zM660 246h10v14h-10zM332 248h10v14h-10zM366 226h12v14h-12z"
        fill={ink("window")}
      />
    </>
  );
}

const STAKES = [-54, -42, -30, -18, -6, 6, 18, 30, 42];

function Blockhouse({ mirrored }: { mirrored?: boolean }) {
  return (
    <g transform={mirrored ? "scale(-1 1)" : undefined}>
      <path d="M-84 0V-48H-50V0Z" fill={ink("fort")} />
      <path d="M-90-46V-64H-44V-46Z" fill={ink("fort-2")} />
      <path d="M-94-62-67-84-40-62Z" fill={ink("town")} />
      <path d="M-73-38h12v14h-12z" fill={ink("window")} />
    </g>
  );
}

/** A palisade between two blockhouses, and the flag. */
export function Fort({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-44V-100" stroke={ink("fort-2")} stroke-width="4.5" />
      <path d="M2-100C14-106 24-92 40-98V-76C24-70 14-84 2-78Z" fill={ink("flag")} />
      <path
        d={STAKES.map((k) => `M${k} 0V-34L${k + 6}-42 ${k + 12}-34V0Z`).join("")}
        fill={ink("fort")}
      />
      <path d="M-54-20H54V-13H-54Z" fill={ink("fort-2")} />
      <path d="M-14 0V-28C-14-40 14-40 14-28V0Z" fill={ink("town")} />
      <Blockhouse />
      <Blockhouse mirrored />
    </g>
  );
}

const WHEELS = [-26, 26];
const SPOKES = "M-13 0H13M0-13V13M-9-9 9 9M9-9-9 9";

/** The chuckwagon, out with the herds. */
export function Chuckwagon({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M38-22 66-14" stroke={ink("fort-2")} stroke-width="4" stroke-linecap="round" />
      <path d="M-44-34H44L38-13H-38Z" fill={ink("fort")} />
      <path d="M-52-46H-42V-14H-52Z" fill={ink("fort-2")} />
      <path
        d="M-44-34C-50-58-47-74-38-76-30-70-22-70-15-75-8-69 4-69 12-75 20-70 30-70 40-77 49-70 51-54 44-34Z"
        fill={ink("canvas")}
      />
      <path
        d="M-15-75C-21-62-20-48-17-34M12-75C16-62 16-48 14-34"
        fill="none"
        stroke={ink("canvas-2")}
        stroke-width="3"
      />
      {WHEELS.map((at) => (
        <g key={at} transform={`translate(${at} -10)`} fill="none" stroke={ink("fort-2")}>
          <circle r="14" fill={ink("land-4")} stroke-width="4.5" />
          <path d={SPOKES} stroke-width="2.5" />
        </g>
      ))}
    </g>
  );
}
