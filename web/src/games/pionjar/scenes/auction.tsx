/** An auction: the picture, the lots one by one, and who has bid what or is out. */
import type { Awaited, Table } from "../../../api/types";
import { SeatMark } from "../../../chrome/icon";
import { number, t } from "../../../i18n/catalogue";
import { personAt } from "../../../match/people";
import type { View } from "../types";
import { AuctionArt } from "./auction-art";
import type { AuctionSoFar, Sold } from "./so-far";
import "./scenes.css";

export type Auction = NonNullable<View["auction"]>;

interface AuctionSceneProps {
  table: Table;
  view: View;
  auction: Auction;
  soFar: AuctionSoFar;
  awaits: readonly Awaited[];
}

export function AuctionScene({ table, view, auction, soFar, awaits }: AuctionSceneProps) {
  return (
    <div class="scene">
      <AuctionArt goods={auction.goods} />
      <Lots table={table} auction={auction} soFar={soFar} />
      <ul
        class={view.seats.length > TWO_LINES_MAX ? "bidders many" : "bidders"}
        aria-label={t("pionjar.scene.bidders")}
      >
        {view.seats.map((_, seat) => (
          <Bidder
            key={seat}
            table={table}
            view={view}
            auction={auction}
            seat={seat}
            bid={soFar.bids[auction.lot - 1]?.get(seat) ?? null}
            sold={soFar.sold[auction.lot - 1] ?? null}
            asked={awaits.some((awaited) => awaited.seat === seat)}
          />
        ))}
      </ul>
    </div>
  );
}

/** With more seats than this each has one line only. */
const TWO_LINES_MAX = 4;

function Lots({ table, auction, soFar }: Pick<AuctionSceneProps, "table" | "auction" | "soFar">) {
  return (
    <ol class="lots" aria-label={t("pionjar.scene.lots")}>
      {[...Array(auction.lots).keys()].map((at) => {
        const open = at + 1 === auction.lot;
        return (
          <li key={at} aria-current={open ? "step" : undefined}>
            <b>{t("pionjar.scene.lot", { lot: at + 1 })}</b>
            <span>{lotWords(table, auction, at + 1, soFar.sold[at])}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whose a lot is and for how much, or how far it is. */
function lotWords(table: Table, auction: Auction, lot: number, sold: Sold | undefined): string {
  if (sold !== undefined && sold !== "unsold") {
    return `${personAt(table, sold.seat).name} ${number(sold.price)}`;
  }
  const state = lot === auction.lot ? "open" : lot > auction.lot ? "to_come" : (sold ?? "gone");
  return t("pionjar.scene.lot_state", { state });
}

interface BidderProps {
  table: Table;
  view: View;
  auction: Auction;
  seat: number;
  bid: number | null;
  /** What has become of the lot, while it is still up. */
  sold: Sold | null;
  asked: boolean;
}

function Bidder({ table, seat, ...rest }: BidderProps) {
  const state = bidderState({ seat, ...rest });
  return (
    <li>
      <SeatMark seat={seat} />
      <b>{personAt(table, seat).name}</b>
      <span>
        <span class={state === "leads" ? "leads" : undefined}>
          {t("pionjar.scene.bidder", { state, bid: rest.bid ?? rest.auction.bid ?? 0 })}
        </span>
        {state === "leads" ? <span class="vh">{t("pionjar.scene.leads")}</span> : null}
      </span>
    </li>
  );
}

type Stand = Omit<BidderProps, "table">;

/** How a seat stands in the lot that is up. */
function bidderState(stand: Stand): string {
  const { view, auction, seat, sold } = stand;
  const won = sold !== null && sold !== "unsold" && sold.seat === seat;
  if (won || auction.bidder === seat) {
    return "leads";
  }
  return view.options.auction === "sealed" ? sealedState(stand) : openState(stand);
}

/** Bids are told when all are opened, before that no more than that one was made. */
function sealedState({ auction, seat, bid, asked }: Stand): string {
  if (bid !== null) {
    return "bid";
  }
  return auction.committed.includes(seat) ? "sealed" : asked ? "thinks" : "out";
}

function openState({ view, auction, seat, bid, asked }: Stand): string {
  if (auction.passed.includes(seat)) {
    return "passed";
  }
  if ((view.seats[seat]?.cash ?? 0) < auction.lowest) {
    return "short";
  }
  return asked ? "thinks" : bid === null ? "in" : "bid";
}
