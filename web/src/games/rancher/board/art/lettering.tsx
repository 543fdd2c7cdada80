/** The lettering: names of farms and places, and what each farm costs. */
import { FARMS, type Label, PLACES } from "../data";
import type { Say } from "../view";

interface LineProps {
  at: Label;
  text: string;
  row?: number;
  kind: string;
}

function Line({ at, text, row = 0, kind }: LineProps) {
  return (
    <text
      class={kind}
      x={at.x}
      y={at.y + row * at.size}
      font-size={at.size}
      text-anchor={at.anchor === "middle" ? "middle" : undefined}
    >
      {text.replace("'", "’")}
    </text>
  );
}

/** All names, and the prices as the language writes numbers. */
export function Lettering({ t }: { t: Say }) {
  return (
    <>
      {[...PLACES, ...FARMS].flatMap(({ id, label }) =>
        label.lines.map((line, row) => (
          <Line key={`${id} ${line}`} at={label} text={line} row={row} kind="rb-name" />
        )),
      )}
      {FARMS.map(({ id, price, price_label: at }) => (
        <Line
          key={id}
          at={at}
          text={t("board.rancher.amount", { amount: price })}
          kind="rb-price"
        />
      ))}
    </>
  );
}
