/** Printed boxes and symbols with the marks that a pencil made. */
import { t } from "../../i18n/catalogue";
import { cross, loop } from "./board/hand";

interface BoxProps {
  text: string;
  says: string;
  circled?: boolean;
  crossed?: boolean;
}

export function Box({ text, says, circled = false, crossed = false }: BoxProps) {
  return (
    <span
      class="printed"
      role="img"
      aria-label={t("rails.score.box", marked(says, circled, crossed))}
    >
      {text}
      {circled || crossed ? (
        <svg viewBox="0 0 32 26" aria-hidden="true">
          {circled ? <path d={loop({ x: 16, y: 13 }, 14, 11)} /> : null}
          {crossed ? <path d={cross({ x: 16, y: 13 }, 9)} /> : null}
        </svg>
      ) : null}
    </span>
  );
}

function marked(says: string, circled: boolean, crossed: boolean) {
  return { says, mark: crossed ? "crossed" : circled ? "circled" : "free" };
}

interface ValuesProps {
  values: readonly number[];
  circled: number;
  /** The boxes hold factors. */
  times?: boolean;
}

export function Values({ values, circled, times = false }: ValuesProps) {
  return (
    <>
      {values.map((value, at) => {
        const text = times ? `×${value}` : String(value);
        return <Box key={value} text={text} says={text} circled={at < circled} />;
      })}
    </>
  );
}

/** So many equal symbols, told in one go. */
export function Marks({
  count,
  circled,
  crossed,
}: {
  count: number;
  circled: number;
  crossed: number;
}) {
  return (
    <span
      class="symbols"
      role="img"
      aria-label={t("rails.score.symbols", { circled, crossed, count })}
    >
      {Array.from({ length: count }, (_, at) => (
        <svg key={at} viewBox="0 0 22 22" aria-hidden="true">
          <circle class="dot" cx="11" cy="11" r="6.5" />
          {at < circled ? <path d={loop({ x: 11, y: 11 + at / 10 }, 9)} /> : null}
          {at < crossed ? <path d={cross({ x: 11, y: 11 + at / 10 }, 7)} /> : null}
        </svg>
      ))}
    </span>
  );
}

interface JailsProps {
  cells: readonly (readonly number[])[];
  circled: readonly number[];
  filled: readonly number[];
}

export function Jails({ cells, circled, filled }: JailsProps) {
  return (
    <>
      {cells.map((values, at) => (
        <span
          key={at}
          class={circled.includes(at + 1) ? "jail-boxes built" : "jail-boxes"}
          role="img"
          aria-label={t("rails.score.jail", {
            number: at + 1,
            built: circled.includes(at + 1) ? "yes" : "no",
            filled: filled[at] ?? 0,
          })}
        >
          {values.map((value, cell) => (
            <span key={value} class={cell < (filled[at] ?? 0) ? "filled" : undefined}>
              {value}
            </span>
          ))}
        </span>
      ))}
    </>
  );
}
