/** An amount of money: by steps, by a likely sum, or typed to the last dollar. */
import { useSignal } from "@preact/signals";
import type { Option } from "../../api/types";
import { Icon } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";

/** What may be given: a number from least to most, in steps. */
export interface Range {
  min: number;
  max: number;
  step: number;
}

const BIG_STEP = 100;

/** The nearest number that may be given. */
export function fitting(value: number, { min, max, step }: Range): number {
  const near = min + Math.round((value - min) / step) * step;
  const most = min + Math.floor((max - min) / step) * step;
  return Math.min(most, Math.max(min, near));
}

/** The whole dollars that somebody has typed, with or without separators and cents. */
export function dollars(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/[.,]\d{0,2}$/, "")
    .replace(/\D/g, "");
  return digits === "" ? null : Number(digits);
}

/** One button's step up or down, to whole hundreds where single dollars may be given. */
export function stepped(value: number, by: 1 | -1, range: Range): number {
  const step = Math.max(BIG_STEP, range.step);
  const whole = by > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  return fitting((whole + by) * step, range);
}

/** What an option asks, when it is a number. */
export function rangeOf({ ask }: Option): Range | null {
  return ask?.type === "number" ? { min: ask.min, max: ask.max, step: ask.step ?? 1 } : null;
}

interface AmountProps {
  range: Range;
  value: number;
  /** Sums that are often wanted; what cannot be given is left out. */
  likely: readonly number[];
  /** Whether the most that may be given is all there is. */
  all?: boolean;
  set: (value: number) => void;
}

export function Amount({ range, value, likely, all = false, set }: AmountProps) {
  const sums = [...new Set(likely.map((sum) => fitting(sum, range)))].sort((a, b) => a - b);
  return (
    <>
      <div class="stepper amount">
        <Step by={-1} value={value} range={range} set={set} />
        <Typed value={value} range={range} set={set} />
        <Step by={1} value={value} range={range} set={set} />
      </div>
      <div class="shares">
        {sums.map((sum) => (
          <button
            key={sum}
            class="btn num"
            type="button"
            aria-pressed={sum === value}
            onClick={() => set(sum)}
          >
            {all && sum === range.max ? t("pionjar.sheet.all", { amount: sum }) : number(sum)}
          </button>
        ))}
      </div>
    </>
  );
}

type PartProps = Omit<AmountProps, "likely" | "all">;

function Step({ by, value, range, set }: PartProps & { by: 1 | -1 }) {
  return (
    <button
      class="ib"
      type="button"
      aria-label={t(by > 0 ? "pionjar.sheet.more" : "pionjar.sheet.less")}
      disabled={stepped(value, by, range) === value}
      onClick={() => set(stepped(value, by, range))}
    >
      <Icon name={by > 0 ? "plus" : "minus"} />
    </button>
  );
}

/** While somebody types the field is left as typed; the button below says what will be given. */
function Typed({ value, range, set }: PartProps) {
  const typed = useSignal<string | null>(null);
  return (
    <input
      class="num"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={t("pionjar.sheet.exact")}
      value={typed.value ?? number(value)}
      onFocus={({ currentTarget }) => {
        // The text stays as it is: a change would undo a selection, and what is typed over that
        // would be added to it. And not at once: the finger that gives the focus sets the caret.
        requestAnimationFrame(() => {
          if (typed.peek() === null) {
            currentTarget.select();
          }
        });
      }}
      onInput={({ currentTarget }) => {
        typed.value = currentTarget.value;
        const sum = dollars(currentTarget.value);
        if (sum !== null) {
          set(fitting(sum, range));
        }
      }}
      onBlur={() => {
        typed.value = null;
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") {
          currentTarget.blur();
        }
      }}
    />
  );
}
