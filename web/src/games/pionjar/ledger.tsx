/** What one seat has and what lies ahead: the property card, cards held, prices over the year. */
import type { Table } from "../../api/types";
import { SeatMark } from "../../chrome/icon";
import { number, t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import type { FigureName } from "./board/art/figures";
import { placeWords, rideWords } from "./places";
import { PriceBoard } from "./price-board";
import { Sign } from "./sign";
import type { View } from "./types";
import { cardOf, monthShort, propertyName } from "./words";

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
  const card = cardOf(own.property);
  return (
    <section class="pionjar-ledger" aria-label={t("pionjar.ledger.title")}>
      <div class="box pad">
        <h3>
          <SeatMark seat={seat} /> {personAt(table, seat).name}
        </h3>
        <p class="small">{placeWords(own)}</p>
        {own.property === null ? null : (
          <Almanac view={view} property={own.property} owner={own.owner} />
        )}
        <Ahead rides={own.ahead} />
        <ul class="holdings">
          <Holding figure="scythe" name="harvest" count={own.harvest} room={card?.farmland} />
          <Holding figure="axe" name="timber" count={own.timber} room={card?.forest} />
          {SPOILS.map((goods) => (
            <Holding
              key={goods}
              figure={goods}
              name={goods}
              count={own[goods]}
              values={own.hand?.[goods]}
            />
          ))}
        </ul>
      </div>
      <PriceBoard view={view} />
    </section>
  );
}

/** Where the next months lead, in words: the board shows it to the eye alone. */
function Ahead({ rides }: { rides: readonly { month: number; steps: number; square: number }[] }) {
  return rides.length === 0 ? null : (
    <ul class="ahead small" aria-label={t("pionjar.ledger.ahead")}>
      {rides.map((ride) => (
        <li key={ride.month}>{rideWords(ride)}</li>
      ))}
    </ul>
  );
}

interface HoldingProps {
  figure: FigureName;
  name: string;
  count: number;
  /** So many there is land for. */
  room?: number | undefined;
  values?: readonly number[] | undefined;
}

/** So many cards of a kind, with their values where the reader may know them. */
function Holding({ figure, name, count, room, values = [] }: HoldingProps) {
  return (
    <li>
      <Sign name={figure} />
      <span class="vh">{t("pionjar.goods", { goods: name })}</span>
      <b class="num">
        {room === undefined ? number(count) : t("pionjar.ledger.room", { count, room })}
      </b>
      {values.length === 0 ? null : (
        <span class="cap num">{values.map((value) => number(value)).join(" · ")}</span>
      )}
    </li>
  );
}

interface AlmanacProps {
  view: View;
  property: string;
  owner: boolean;
}

/** The steps of this year's months by a property's almanac. */
function Almanac({ view, property, owner }: AlmanacProps) {
  const card = cardOf(property);
  const first = Math.floor(Math.max(0, view.month) / MONTHS) * MONTHS;
  const steps = card?.numbers.slice(first, first + MONTHS) ?? [];
  return (
    <>
      <p class="strong">
        {t("pionjar.strip.land", { property: propertyName(property), owner: owner ? "yes" : "no" })}
      </p>
      <ol class="almanac" aria-label={t("pionjar.ledger.almanac")}>
        {steps.map((count, at) => (
          <li key={at} aria-current={first + at === view.month ? "date" : undefined}>
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
