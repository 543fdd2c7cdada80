/** A number by one step less or more, within bounds that say where they come from. */
import { Icon } from "./icon";

interface StepperProps {
  value: number;
  min: number;
  max: number;
  step: number;
  /** What the number counts, in words with the number. */
  text: string;
  /** Where the bounds come from. */
  detail?: string;
  less: string;
  more: string;
  set: (value: number) => void;
}

export function Stepper({ value, min, max, step, text, detail, less, more, set }: StepperProps) {
  return (
    <div class="stepper">
      <button
        class="ib"
        type="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => set(Math.max(min, value - step))}
      >
        <Icon name="minus" />
      </button>
      <div>
        <output>{text}</output>
        {detail === undefined ? null : <span class="cap">{detail}</span>}
      </div>
      <button
        class="ib"
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => set(Math.min(max, value + step))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
