/** A figure of the board beside words. */
import { Figure, type FigureName } from "./board/art/figures";

export function Sign({ name }: { name: FigureName }) {
  const gold = name === "gold";
  return (
    <svg class="pionjar-board sign" viewBox="0 0 24 24" aria-hidden="true">
      <Figure
        name={name}
        x={12}
        y={12}
        size={24}
        fg={gold ? "mustard" : "label"}
        bg={gold ? "ink" : "mustard"}
      />
    </svg>
  );
}
