/** What a forced sale brought: the cards, how their money came about, the year's prices. */
import prices from "@domain/games/pionjar/prices.json";
import { number, t } from "../../i18n/catalogue";
import { CARD_TALL, GoodsCard } from "./board/art/card";
import { YearChart } from "./price-board";
import type { Sale } from "./sales";
import { goodsName } from "./words";

/** So many cards are drawn. */
const CARDS_MAX = 3;
const PERCENT = 100;

export function Receipt({ sale }: { sale: Sale }) {
  const { goods, values, percent, total, trapper, month } = sale;
  const crop = goods === "harvest" || goods === "timber" ? goods : null;
  return (
    <section class="receipt" aria-label={t("pionjar.receipt", { goods: goodsName(goods) })}>
      <Cards goods={goods} count={Math.min(values.length, CARDS_MAX)} />
      <p class="sum">
        <span class="cap">
          {t("pionjar.receipt.how", {
            n: values.length,
            goods: goodsName(goods),
            percent: Math.abs(percent),
            change: trapper ? "trapper" : percent === 0 ? "none" : percent < 0 ? "less" : "more",
          })}
        </span>
        <span class="num">{working(sale)} =</span>
        <b class="total num">{number(total)}</b>
      </p>
      {crop === null || month === null ? null : (
        <YearChart
          values={prices[crop]}
          month={month}
          name={crop}
          letters
          {...(percent === 0 ? {} : { changed: total / values.length })}
        />
      )}
    </section>
  );
}

const CARD = 38;
const APART = 24;

function Cards({ goods, count }: { goods: string; count: number }) {
  const width = CARD + (count - 1) * APART + 4;
  const height = CARD * CARD_TALL + 4;
  return (
    <svg
      class="pionjar-board cards"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width}px`, height: `${height}px` }}
      aria-hidden="true"
    >
      {[...Array(count).keys()].map((at) => (
        <GoodsCard
          key={at}
          goods={goods}
          x={CARD / 2 + 1 + at * APART}
          y={height / 2 - 1}
          width={CARD}
        />
      ))}
    </svg>
  );
}

/** Cards of one price are multiplied, others added up. */
function working({ values, percent }: Sale): string {
  const each = values.map((value) => (value * (PERCENT + percent)) / PERCENT);
  const [first = 0] = each;
  return each.every((value) => value === first)
    ? `${number(each.length)} × ${number(first)}`
    : each.map((value) => number(value)).join(" + ");
}
