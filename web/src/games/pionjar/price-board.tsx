/** The marking board in words and columns: prices of the year, changes, the saloon, raiders. */
import prices from "@domain/games/pionjar/prices.json";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import type { FigureName } from "./board/art/figures";
import { TRAIL_NAMES } from "./board/data";
import { Sign } from "./sign";
import type { View } from "./types";
import { goodsName, monthLetter, yearOf } from "./words";

const MONTHS = 12;

/** The table is open from the start (PJ-19), so that it can be turned to any year of the match. */
export function PriceBoard({ view }: { view: View }) {
  const { changes, saloon, raiders } = view;
  const marked = yearOf(Math.max(0, view.month));
  const turned = useSignal(0);
  // A new year turns the board to itself.
  useEffect(() => {
    turned.value = 0;
  }, [marked]);
  const year = marked + turned.value;
  const turn = (by: number) => () => {
    turned.value += by;
  };
  return (
    <div class="box pad">
      <div class="price-year">
        <button
          class="ib"
          type="button"
          aria-label={t("pionjar.ledger.year_before")}
          disabled={year === yearOf(0)}
          onClick={turn(-1)}
        >
          <Icon name="back" />
        </button>
        <h3 aria-live="polite">{t("pionjar.ledger.prices", { year: String(year) })}</h3>
        <button
          class="ib"
          type="button"
          aria-label={t("pionjar.ledger.year_after")}
          disabled={year === yearOf(view.last_month)}
          onClick={turn(1)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <Year view={view} turned={turned.value} figure="scythe" name="harvest" />
      <Year view={view} turned={turned.value} figure="axe" name="timber" />
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
  /** So many years after the marked one. */
  turned: number;
  figure: FigureName;
  name: "harvest" | "timber";
}

const CHART = { width: 240, height: 34 } as const;

/**
 * A year of printed prices as columns. Of the marked year the month's is in ink, and told is what a
 * card brings now; of another year what it brings at least and at most.
 */
function Year({ view, turned, figure, name }: YearProps) {
  const now = view.prices?.[name] ?? null;
  const month = Math.max(0, view.month) + MONTHS * turned;
  const [least, most] = extremes(prices[name], month);
  return (
    <div class="prices">
      <Sign name={figure} />
      <YearChart values={prices[name]} month={month} name={name} unmarked={turned !== 0} letters />
      {turned === 0 ? (
        <b class="num">{now === null ? "–" : number(now)}</b>
      ) : (
        <span class="num cap">{`${number(least)}–${number(most)}`}</span>
      )}
    </div>
  );
}

/** The least and the most of the year that a month is in. */
function extremes(values: readonly number[], month: number): readonly [number, number] {
  const year = yearAround(values, month);
  return [Math.min(...year), Math.max(...year)];
}

function yearAround(values: readonly number[], month: number): readonly number[] {
  const first = Math.floor(month / MONTHS) * MONTHS;
  return values.slice(first, first + MONTHS);
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
  /** Another year than the marked one: none of its months is marked. */
  unmarked?: boolean;
}

const LETTERS_HIGH = 12;

export function YearChart(props: YearChartProps) {
  const { values, month, name, changed, letters = false, unmarked = false } = props;
  const first = Math.floor(month / MONTHS) * MONTHS;
  const year = yearAround(values, month);
  const [least, highest] = extremes(values, month);
  const isNow = (at: number) => !unmarked && first + at === month;
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
        least,
        most: highest,
        year: String(yearOf(month)),
      })}
    >
      {year.map((price, at) => (
        <rect key={at} class={isNow(at) ? "now" : undefined} {...column(at, price)} />
      ))}
      {letters
        ? year.map((_, at) => (
            <text
              key={at}
              class={isNow(at) ? "now-letter" : undefined}
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
