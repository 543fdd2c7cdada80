/** What is taken as it is: a move, a lease, a ticket. */
import type { Option, Preview } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { rideWords, squareKind } from "./places";
import { Rides } from "./rides";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";
import type { View } from "./types";

export function Plain(props: Offered) {
  const { options, ask, act, busy, view, seat } = props;
  const [likely, ...others] = wanted(options);
  if (likely === undefined) {
    return null;
  }
  const ride = likely.preview?.type === "pionjar.ride_preview" ? likely.preview : null;
  const said = detail(likely.preview, view, seat);
  return (
    <>
      <Title>
        {ride === null || ask !== "move" ? t("pionjar.sheet.title", { ask }) : rideWords(ride)}
      </Title>
      {said === "" ? null : <p class="small dim">{said}</p>}
      {ride === null ? null : <Rides rides={view.seats[seat]?.ahead ?? []} now />}
      <div class="btns">
        <Confirm busy={busy} onClick={() => act(likely)}>
          {label(likely)}
        </Confirm>
        {others.map((option) => (
          <button
            key={option.action.type}
            class="btn"
            type="button"
            disabled={busy}
            onClick={() => act(option)}
          >
            {label(option)}
          </button>
        ))}
        <Decline {...props} />
      </div>
    </>
  );
}

function label({ action, preview }: Option): string {
  return preview?.type === "pionjar.ride_preview"
    ? t("pionjar.sheet.ride", { steps: preview.steps })
    : t("pionjar.sheet.do", { action: action.type.replace("pionjar.", "") });
}

function detail(preview: Preview | null | undefined, view: View, seat: number): string {
  switch (preview?.type) {
    case "pionjar.ride_preview":
      return saleAhead(preview.square, view, seat);
    case "pionjar.lease_preview":
      return t("pionjar.sheet.lease_detail", { price: preview.price, saloon: preview.saloon });
    default:
      return "";
  }
}

/** What a crop's sale at the end of the ride would bring. */
function saleAhead(square: number, view: View, seat: number): string {
  const crop = squareKind(square).replace("sell_", "");
  if (crop !== "harvest" && crop !== "timber") {
    return "";
  }
  const n = view.seats[seat]?.[crop] ?? 0;
  return t("pionjar.sheet.sale_ahead", { n, amount: n * (view.prices?.[crop] ?? 0) });
}
