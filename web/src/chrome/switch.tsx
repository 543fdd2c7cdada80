/** Something that is on or off. */

interface SwitchProps {
  label: string;
  detail: string;
  on: boolean;
  turn: (on: boolean) => void;
}

export function Switch({ label, detail, on, turn }: SwitchProps) {
  return (
    <div class="inline">
      <div class="g">
        <span class="strong">{label}</span>
        <p class="small dim">{detail}</p>
      </div>
      <span class="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          aria-label={label}
          checked={on}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        <i />
      </span>
    </div>
  );
}
