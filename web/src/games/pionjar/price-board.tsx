/** The marking board in words and columns: prices of the year, changes, the saloon, raiders. */
import prices from "@domain/games/pionjar/prices.json";
import { number, t } from "../../i18n/catalogue";
import type { FigureName } from "./board/art/figures";
import { TRAIL_NAMES } from "./board/data";
import { Sign } from "./sign";
import type { View } from "./types";
import { goodsName, monthLetter, yearOf } from "./words";

const MONTHS = 12;

export function PriceBoard({ view }: { view: View }) {
  const { changes, saloon, raiders } = view;
  return (
    <div class="box pad">
      <h3>{t("pionjar.ledger.prices", { year: String(yearOf(Math.max(0, view.month))) })}</h3>
      <Year view={view} values={prices.harvest} figure="scythe" name="harvest" />
      <Year view={view} values={prices.timber} figure="axe" name="timber" />
      <ul class="ahead small">
        {changes.map(({ goods, percent }) => (
          <li key={goods}>
            {t("pionjar.log.price", {
              goods: goodsName(goods),
              percent: Math.abs(percent),
              sign: percent < 0 ? "less" : "more",
            })}
          </li>
        ))}
        <li>{t("pionjar.ledger.saloon", { amount: saloon })}</li>
        {TRAIL_NAMES.map((trail) => {
          const circle = raiders[trail];
          return circle == null ? null : (
            <li key={trail}>
              {t("pionjar.ledger.raider", { trail: t("pionjar.trail", { trail }), circle })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface YearProps {
  view: View;
  values: readonly number[];
  figure: FigureName;
  name: "harvest" | "timber";
}

const CHART = { width: 240, height: 34 } as const;

/** A year of printed prices as columns, the marked month's in ink; what a card brings now. */
function Year({ view, values, figure, name }: YearProps) {
  const now = view.prices?.[name] ?? null;
  return (
    <div class="prices">
      <Sign name={figure} />
      <YearChart values={values} month={Math.max(0, view.month)} name={name} />
      <b class="num">{now === null ? "–" : number(now)}</b>
    </div>
  );
}

interface YearChartProps {
  /** Of all months. */
  values: readonly number[];
  month: number;
  name: "harvest" | "timber";
  /** What the month's card brings, where a proclamation makes it another price. */
  changed?: number;
  /** With the months below their columns. */
  letters?: boolean;
}

const LETTERS_HIGH = 12;

export function YearChart({ values, month, name, changed, letters = false }: YearChartProps) {
  const first = Math.floor(month / MONTHS) * MONTHS;
  const year = values.slice(first, first + MONTHS);
  const most = Math.max(...values, changed ?? 0);
  const step = CHART.width / MONTHS;
  const column = (at: number, price: number) => ({
    x: at * step + 1,
    y: CHART.height - (price / most) * CHART.height,
    width: step - 3,
    height: (price / most) * CHART.height,
    rx: 1.5,
  });
  return (
    <svg
      class="year"
      viewBox={`0 0 ${CHART.width} ${CHART.height + (letters ? LETTERS_HIGH : 0)}`}
      role="img"
      aria-label={t("pionjar.ledger.price_row", {
        goods: goodsName(name),
        least: Math.min(...year),
        most: Math.max(...year),
      })}
    >
      {year.map((price, at) => (
        <rect key={at} class={first + at === month ? "now" : undefined} {...column(at, price)} />
      ))}
      {letters
        ? year.map((_, at) => (
            <text
              key={at}
              class={first + at === month ? "now-letter" : undefined}
              x={at * step + (step - 1) / 2}
              y={CHART.height + LETTERS_HIGH - 2}
              text-anchor="middle"
            >
              {monthLetter(first + at)}
            </text>
          ))
        : null}
      {changed === undefined ? null : <rect class="changed" {...column(month - first, changed)} />}
    </svg>
  );
}
