/** Before a secret card is shown on a device that several people share: who is to hold it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../../api/types";
import { t } from "../../i18n/catalogue";
import { isShared, nameAt } from "../../match/people";
import type { View } from "./types";

/**
 * Whether the seat's secret card has to stay hidden, and how its owner says to be there: anew each
 * time that the device goes from one to the other, or is opened. Whoever takes it looks at their
 * own sheet then, whatever was looked at before.
 */
export function usePass(
  table: Table,
  view: View,
  seat: number | null,
  look: (seat: number) => void,
) {
  const holder = useSignal<number | null>(null);
  const shared = isShared(table);
  useEffect(() => {
    holder.value = null;
  }, [seat]);
  return {
    hidden: shared && view.secret !== "" && holder.value !== seat,
    take: () => {
      holder.value = seat;
      if (seat !== null) {
        look(seat);
      }
    },
  };
}

interface PassOnProps {
  table: Table;
  seat: number;
  take: () => void;
}

export function PassOn({ table, seat, take }: PassOnProps) {
  const name = nameAt(table, seat);
  return (
    <>
      <h2 class="ask" tabIndex={-1}>
        {t("rails.pass.title", { name })}
      </h2>
      <p class="small">{t("rails.pass.detail", { name })}</p>
      <button class="btn red big wide" type="button" onClick={take}>
        {t("rails.pass.take", { name })}
      </button>
    </>
  );
}
