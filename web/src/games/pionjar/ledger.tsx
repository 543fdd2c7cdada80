/** What one seat has and what lies ahead: the property card, cards held, prices over the year. */
import almanacs from "@domain/games/pionjar/almanacs.json";
import prices from "@domain/games/pionjar/prices.json";
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Figure, type FigureName } from "./board/art/figures";
import type { View } from "./types";
import { monthShort, propertyName, yearOf } from "./words";

interface LedgerProps {
  table: Table;
  view: View;
  seat: number;
}

const MONTHS = 12;
const SPOILS = ["buffalo", "fish", "gold"] as const;

export function Ledger({ table, view, seat }: LedgerProps) {
  const own = view.seats[seat];
  if (own === undefined) {
    return null;
  }
  return (
    <section class="pionjar-ledger" aria-label={t("pionjar.ledger.title")}>
      <div class="box pad">
        <h3>
          <SeatMark seat={seat} /> {personAt(table, seat).name}
        </h3>
        {own.property === null ? (
          <p class="small dim">{t("pionjar.strip.road")}</p>
        ) : (
          <Almanac view={view} property={own.property} owner={own.owner} />
        )}
        <ul class="holdings">
          <Holding figure="scythe" name="harvest" count={own.harvest} values={[]} />
          <Holding figure="axe" name="timber" count={own.timber} values={[]} />
          {SPOILS.map((goods) => (
            <Holding
              key={goods}
              figure={goods}
              name={goods}
              count={own[goods]}
              values={own.hand?.[goods] ?? []}
            />
          ))}
        </ul>
      </div>
      <div class="box pad">
        <h3>{t("pionjar.ledger.prices", { year: String(yearOf(Math.max(0, view.month))) })}</h3>
        <Year view={view} values={prices.harvest} figure="scythe" name="harvest" />
        <Year view={view} values={prices.timber} figure="axe" name="timber" />
      </div>
    </section>
  );
}

interface HoldingProps {
  figure: FigureName;
  name: string;
  count: number;
  values: readonly number[];
}

/** So many cards of a kind, with their values where the reader may know them. */
function Holding({ figure, name, count, values }: HoldingProps) {
  return (
    <li class={count === 0 ? "none" : undefined}>
      <Sign name={figure} />
      <span class="vh">{t("pionjar.goods", { goods: name })}</span>
      <b class="num">{number(count)}</b>
      {values.length === 0 ? null : (
        <span class="cap num">{values.map((value) => number(value)).join(" · ")}</span>
      )}
    </li>
  );
}

/** A figure of the board beside words. */
export function Sign({ name }: { name: FigureName }) {
  return (
    <svg class="pionjar-board sign" viewBox="0 0 24 24" aria-hidden="true">
      <Figure
        name={name}
        x={12}
        y={12}
        size={24}
        fg={name === "gold" ? "mustard" : "label"}
        bg={name === "gold" ? "ink" : "mustard"}
      />
    </svg>
  );
}

interface AlmanacProps {
  view: View;
  property: string;
  owner: boolean;
}

/** The steps of this year's months by a property's almanac. */
function Almanac({ view, property, owner }: AlmanacProps) {
  const card = almanacs.properties.find(({ id }) => id === property);
  const first = Math.floor(Math.max(0, view.month) / MONTHS) * MONTHS;
  const steps = card?.numbers.slice(first, first + MONTHS) ?? [];
  return (
    <>
      <p class="strong">
        {t("pionjar.strip.land", { property: propertyName(property), owner: owner ? "yes" : "no" })}
      </p>
      <ol class="almanac" aria-label={t("pionjar.ledger.almanac")}>
        {steps.map((count, at) => (
          <li key={at} class={first + at === view.month ? "now" : undefined}>
            <b>{count}</b>
            <span class="cap">{monthShort(first + at)}</span>
          </li>
        ))}
      </ol>
      {card === undefined || owner ? null : (
        <p class="small dim">
          {t("pionjar.ledger.redeem", {
            redemption: card.redemption,
            full: card.full_value,
          })}
        </p>
      )}
    </>
  );
}

interface YearProps {
  view: View;
  values: readonly number[];
  figure: FigureName;
  name: string;
}

const CHART = { width: 240, height: 34 } as const;

/** A year of prices as columns, the marked month's in ink. */
function Year({ view, values, figure, name }: YearProps) {
  const first = Math.floor(Math.max(0, view.month) / MONTHS) * MONTHS;
  const year = values.slice(first, first + MONTHS);
  const most = Math.max(...values);
  const step = CHART.width / MONTHS;
  return (
    <div class="prices">
      <Sign name={figure} />
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={t("pionjar.ledger.price_row", {
          goods: t("pionjar.goods", { goods: name }),
          least: Math.min(...year),
          most: Math.max(...year),
        })}
      >
        {year.map((price, at) => {
          const height = (price / most) * CHART.height;
          return (
            <rect
              key={at}
              class={first + at === view.month ? "now" : undefined}
              x={at * step + 1}
              y={CHART.height - height}
              width={step - 3}
              height={height}
              rx="1.5"
            />
          );
        })}
      </svg>
      <b class="num">{number(year[Math.max(0, view.month) % MONTHS] ?? 0)}</b>
    </div>
  );
}
