/** An amount of money: by steps, by a likely sum, or typed to the last dollar. */
import { type Signal, useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
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

/** The sum that somebody has typed, with or without separators and cents. */
export function typedSum(typed: string): number | null {
  const [, sign, whole = "", cents = ""] = SUM.exec(typed.trim()) ?? [];
  const digits = whole.replace(/\D/g, "");
  return digits === "" ? null : Number(`${sign ? "-" : ""}${digits}.${cents}0`);
}

/** A sign, what stands before a last mark with at most two digits behind it, and those digits. */
const SUM = /^([-\u2212]?)(.*?)(?:[.,](\d{0,2}))?$/;

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
  /** What matters more than the limits, where the likely sums show those. */
  note?: string | undefined;
  set: (value: number) => void;
}

export function Amount({ range, value, likely, all = false, note, set }: AmountProps) {
  const sums = [...new Set(likely.map((sum) => fitting(sum, range)))].sort((a, b) => a - b);
  const limits = useId();
  const bent = useSignal("");
  const chosen = (sum: number) => {
    bent.value = "";
    set(sum);
  };
  return (
    <>
      <div class="stepper amount">
        <Step by={-1} value={value} range={range} set={chosen} />
        <Typed value={value} range={range} set={set} bent={bent} limits={limits} />
        <Step by={1} value={value} range={range} set={chosen} />
      </div>
      <p class={bent.value === "" ? "cap limits" : "cap limits bent"} id={limits}>
        {bent.value === "" ? <Limits range={range} note={note} /> : bent.value}
      </p>
      <div class="shares">
        {sums.map((sum) => (
          <button
            key={sum}
            class="btn num"
            type="button"
            aria-pressed={sum === value}
            onClick={() => chosen(sum)}
          >
            {all && sum === range.max ? t("pionjar.sheet.all", { amount: sum }) : number(sum)}
          </button>
        ))}
      </div>
    </>
  );
}

function Limits({ range: { min, max, step }, note }: Pick<AmountProps, "range" | "note">) {
  const limits = t("pionjar.sheet.limits", { min, max, step });
  return note === undefined ? (
    limits
  ) : (
    <>
      <span class="vh">{limits}</span> {note}
    </>
  );
}

/** What was made of a sum that cannot be given as it was typed; empty where it can. */
export function bentWords(typed: string, range: Range, value: number): string {
  const sum = typedSum(typed);
  if (typed.trim() === "" || sum === value) {
    return "";
  }
  const why =
    sum === null ? "none" : sum < range.min ? "low" : sum > range.max ? "high" : "between";
  return t("pionjar.sheet.bent", { why, typed: typed.trim(), ...range, amount: value });
}

interface StepProps extends Pick<AmountProps, "range" | "value" | "set"> {
  by: 1 | -1;
}

function Step({ by, value, range, set }: StepProps) {
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

interface TypedProps extends Pick<AmountProps, "range" | "value" | "set"> {
  /** What was made of what is typed. */
  bent: Signal<string>;
  /** The id of what tells the limits. */
  limits: string;
}

/** While somebody types the field is left as typed; below stands what will be given, and why. */
function Typed({ value, range, set, bent, limits }: TypedProps) {
  const typed = useSignal<string | null>(null);
  // Said once the field is left: not at every key.
  const said = useSignal("");
  return (
    <>
      <input
        class="num"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={t("pionjar.sheet.exact")}
        aria-describedby={limits}
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
          said.value = "";
          const sum = typedSum(currentTarget.value);
          const given = sum === null ? value : fitting(Math.trunc(sum), range);
          set(given);
          bent.value = bentWords(currentTarget.value, range, given);
        }}
        onBlur={() => {
          typed.value = null;
          said.value = bent.value;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") {
            currentTarget.blur();
          }
        }}
      />
      <span class="vh" role="status">
        {said.value}
      </span>
    </>
  );
}
