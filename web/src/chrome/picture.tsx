/** Pictures above screens and lists with nothing to show. */
import scenes from "../assets/scenes.svg";

/** A line that ends, a locked gate, a torn wire, a cold camp, an empty range, a letter box. */
export type SceneName = "rails" | "gate" | "wire" | "camp" | "range" | "post";

/** A picture over the whole width of what it is put into; never read aloud. */
export function Picture({ name }: { name: SceneName }) {
  return (
    <div class="picture">
      <svg viewBox="0 0 360 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${scenes}#${name}`} />
      </svg>
    </div>
  );
}
