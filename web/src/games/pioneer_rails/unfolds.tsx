/** A turn as it comes about on a seat's map. */
import { RailsMap } from "./board/RailsMap";
import { type Unfolding, unfolded } from "./unfolding";
import "./outcome.css";

interface UnfoldsProps {
  unfolding: Unfolding;
  seat: number;
  /** What a tap does, where one can. */
  skip?: () => void;
}

export function Unfolds({ unfolding, seat, skip }: UnfoldsProps) {
  const { view, outcomes, beatMs } = unfolding;
  const outcome = outcomes.find((one) => one.seat === seat);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button below does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: so does the space bar
    <div class="unfolding" style={{ "--beat": `${beatMs}ms` }} onClick={skip}>
      <RailsMap sheet={view.sheet} unfolds {...unfolded(view, seat, outcome)} />
    </div>
  );
}
