/** What is seen only while steps play: chips on their way, sums of money, the glow of a landing. */
import { Chip } from "../../../board/marks";
import { ink } from "./art/ink";
import { spaceAt } from "./data";
import { standOf } from "./riders";
import type { Step } from "./steps";
import type { Say } from "./view";

/** How far above the plate the first sum of money rises. */
const NOTE_RISE = 96;

function Flights({ step, at }: { step: Step; at: number }) {
  return (
    <>
      {step.flights.map(({ owner, from, to, wait }, n) => (
        <g
          key={`${at} ${n}`}
          class="rb-flight"
          style={{
            "--rb-from": `translate(${from.x}px,${from.y}px)`,
            "--rb-to": `translate(${to.x}px,${to.y}px)`,
            animationDelay: `${Math.round(step.ms * wait)}ms`,
          }}
        >
          <g class="rb-arc" style={{ animationDelay: `${Math.round(step.ms * wait)}ms` }}>
            <Chip seat={owner} r={17} line={ink("chip-line")} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Two rings that spread from the space where somebody landed. */
export function Landing({ step }: { step: Step }) {
  if (step.glow === null) {
    return null;
  }
  const { x, y } = spaceAt(step.glow);
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={ink("dot")} stroke-width="9">
      <circle class="rb-ring" r="36" />
      <circle class="rb-ring rb-ring-late" r="36" />
    </g>
  );
}

function signed(amount: number, t: Say): string {
  const sum = t("board.rancher.amount", { amount: Math.abs(amount) });
  return `${amount < 0 ? "−" : "+"}${sum}`;
}

/** What each seat has just got or paid, over its rider. */
function Notes({ step, t }: { step: Step; t: Say }) {
  return (
    <>
      {step.notes.map(({ seat, amount }) => {
        const { x, y } = standOf(step.scene, seat);
        const text = signed(amount, t);
        const half = text.length * 8 + 14;
        const inside = Math.min(Math.max(x, half + 6), 994 - half);
        return (
          <g key={seat} transform={`translate(${inside} ${y - NOTE_RISE})`}>
            <g class="rb-note">
              <rect
                x={-half}
                y="-22"
                width={2 * half}
                height="44"
                rx="22"
                fill={amount < 0 ? ink("piece-line") : ink("rim")}
                stroke={amount < 0 ? ink("rim") : ink("piece-line")}
                stroke-width="3"
              />
              <text class={amount < 0 ? "rb-count rb-paid" : "rb-count"} y="10" font-size="28">
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

interface MotionProps {
  step: Step;
  /** Tells steps apart. */
  at: number;
  t: Say;
}

/** Chips that leap from where they were to where they will be, and money over the riders. */
export function Motion({ step, at, t }: MotionProps) {
  return (
    <>
      <Flights step={step} at={at} />
      <Notes step={step} t={t} />
    </>
  );
}
