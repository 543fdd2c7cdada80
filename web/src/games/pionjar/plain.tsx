/** What is taken as it is: a move, a lease, a ticket. */
import type { Option, Preview } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { rideWords } from "./places";
import { Confirm, Decline, type Offered, Title, wanted } from "./sheet-parts";

export function Plain(props: Offered) {
  const { options, ask, act, busy } = props;
  const [likely, ...others] = wanted(options);
  return likely === undefined ? null : (
    <>
      <Title>{t("pionjar.sheet.title", { ask })}</Title>
      <p class="small dim">{detail(likely.preview)}</p>
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

function detail(preview: Preview | null | undefined): string {
  switch (preview?.type) {
    case "pionjar.ride_preview":
      return rideWords(preview);
    case "pionjar.lease_preview":
      return t("pionjar.sheet.lease_detail", { price: preview.price, saloon: preview.saloon });
    default:
      return "";
  }
}
