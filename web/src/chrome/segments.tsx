/** One of a few, side by side. */
import { useId } from "preact/hooks";

interface SegmentsProps<Value extends string> {
  label: string;
  /** Something beside it says the same to the eye. */
  labelled?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  choose: (value: Value) => void;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, labelled = false, options, value, choose } = props;
  const name = useId();
  return (
    <fieldset class="field">
      <legend class={labelled ? "vh" : "l"}>{label}</legend>
      <div class="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
