/** A bid for a card that nobody has seen, open or sealed. */
import { useSignal } from "@preact/signals";
import type { Preview } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { personAt } from "../../match/people";
import { Amount, fitting, rangeOf } from "./amount";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";
import { average, unseen } from "./unseen";
import { goodsName } from "./words";

type Lot = Extract<Preview, { type: "pionjar.bid_preview" }>;

export function Bid(props: Offered) {
  const { options, act, busy, view, seat } = props;
  const [option] = wanted(options);
  const range = option === undefined ? null : rangeOf(option);
  const lot = option?.preview?.type === "pionjar.bid_preview" ? option.preview : null;
  const chosen = useSignal(0);
  if (option === undefined || range === null || lot === null) {
    return null;
  }
  const amount = fitting(chosen.value, range);
  const worth = average(unseen(view, seat, lot.goods));
  return (
    <>
      <Title>
        {t("pionjar.sheet.bid_title", {
          goods: goodsName(lot.goods),
          lot: lot.lot,
          lots: lot.lots,
        })}
      </Title>
      <p class="small dim">
        {standing(props, lot)} {odds(props, lot)}
      </p>
      <Amount
        range={range}
        value={amount}
        likely={[range.min, worth / 2, worth]}
        set={(sum) => {
          chosen.value = sum;
        }}
      />
      <div class="btns">
        <Confirm
          busy={busy}
          onClick={() => act({ ...option, action: { type: "pionjar.bid", amount } })}
        >
          {t("pionjar.sheet.amount", {
            ask: view.options.auction === "sealed" ? "seal" : "bid",
            amount,
          })}
        </Confirm>
        <Decline {...props} />
      </div>
    </>
  );
}

function standing({ table, view }: Offered, { bid, bidder }: Lot): string {
  if (view.options.auction === "sealed") {
    return t("pionjar.sheet.sealed_bids");
  }
  return bid == null || bidder == null
    ? t("pionjar.sheet.no_bid")
    : t("pionjar.sheet.highest", { bid, ...personAt(table, bidder) });
}

/** How many cards it may be, what they are worth, and who has the money. */
function odds({ table, view, seat }: Offered, { goods }: Lot): string {
  const values = unseen(view, seat, goods);
  const owner = view.trading_post ?? null;
  return t("pionjar.sheet.lot_worth", {
    n: values.length,
    least: Math.min(...values),
    most: Math.max(...values),
    average: average(values),
    owned: owner === null ? "no" : "yes",
    ...(owner === null ? { who: "other", name: "" } : personAt(table, owner)),
  });
}
