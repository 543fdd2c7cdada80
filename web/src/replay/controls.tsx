/** The buttons below the scrubber: steps, play, the next decision, and how fast. */
import { Icon, type IconName } from "../chrome/icon";
import { Segments } from "../chrome/segments";
import { type Key, t } from "../i18n/catalogue";
import { type Moves, SPEEDS } from "./moves";

interface ControlsProps {
  moves: Moves;
  at: number;
  /** The last frame that may be jumped to. */
  end: number;
  decide: () => void;
}

export function Controls({ moves, at, end, decide }: ControlsProps) {
  const { running, speed } = moves;
  const atLast = at === moves.last();
  return (
    <div class="ctl">
      <div class="steps">
        <Step icon="stepb" label="replay.first" press={() => moves.set(0)} off={at === 0} desk />
        <Step icon="back" label="replay.back" press={() => moves.set(at - 1)} off={at === 0} />
        <button
          class="ib pl"
          type="button"
          aria-label={running.value ? t("replay.pause") : t("replay.play")}
          onClick={moves.toggle}
        >
          <Icon name={running.value ? "pause" : "play"} />
        </button>
        <Step icon="chevron" label="replay.forward" press={moves.forward} off={atLast} />
        <Step icon="next" label="replay.decision" press={decide} off={atLast} />
        <Step icon="stepf" label="replay.last" press={() => moves.set(end)} off={at >= end} desk />
      </div>
      <Segments
        label={t("replay.speed")}
        labelled
        options={SPEEDS.map((n) => ({ value: String(n), label: t("replay.speed_times", { n }) }))}
        value={String(speed.value)}
        choose={(chosen) => {
          speed.value = SPEEDS.find((n) => String(n) === chosen) ?? 1;
        }}
      />
      <p class="cap keys only-desk">{t("replay.keys")}</p>
    </div>
  );
}

interface StepProps {
  icon: IconName;
  label: Key;
  press: () => void;
  off: boolean;
  /** Where there is room for it. */
  desk?: boolean;
}

function Step({ icon, label, press, off, desk = false }: StepProps) {
  return (
    <button
      class={desk ? "ib only-desk" : "ib"}
      type="button"
      aria-label={t(label)}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}
