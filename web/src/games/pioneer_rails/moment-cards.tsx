/** The cards at one moment of a replay: those on the table, and what the eyes know of a seat's own. */
import { SeatMark } from "../../chrome/icon";
import { t } from "../../i18n/catalogue";
import { SuitSign } from "./cards";
import { namedBy } from "./plan";
import type { Revealed } from "./revealed";
import type { SubmitTurn, View } from "./types";
import { cardOf, cardSpoken } from "./words";

interface MomentCardsProps {
  view: View;
  /** The seat whose sheet lies there. */
  seat: number;
  revealed: Revealed;
}

export function MomentCards({ view, seat, revealed }: MomentCardsProps) {
  const secret = revealed.secrets.get(seat);
  const plan = revealed.plans.get(seat);
  const used = (card: string) => (plan?.card === card ? plan : undefined);
  return (
    <ul class="moment-cards" aria-label={t("rails.moment.cards")}>
      {view.cards.map((card) => (
        <SmallCard
          key={card}
          card={card}
          plan={used(card)}
          dealer={card === view.picked ? view.dealer : null}
          out={card === view.set_aside}
        />
      ))}
      {secret === undefined ? null : <SmallCard card={secret} plan={used(secret)} secret />}
    </ul>
  );
}

interface SmallCardProps {
  card: string;
  /** The turn that uses it, sent and not played yet. */
  plan: SubmitTurn | undefined;
  /** Who took it for themselves. */
  dealer?: number | null;
  /** The lot took it out of the turn. */
  out?: boolean;
  /** The card of the fifth turn. */
  secret?: boolean;
}

function SmallCard({ card, plan, dealer = null, out = false, secret = false }: SmallCardProps) {
  const face = cardOf(card);
  const named = face ?? (plan === undefined ? null : namedBy(plan));
  const says = [
    cardSpoken(card),
    ...(face === null && named !== null ? [t("rails.card", { ...named })] : []),
    ...(secret ? [t("rails.sheet.secret")] : []),
    ...(dealer === null ? [] : [t("rails.sheet.dealers")]),
    ...(out ? [t("rails.sheet.set_aside")] : []),
    ...(plan === undefined ? [] : [t("rails.moment.used")]),
  ];
  const classes = ["card-face", named?.suit, plan && "used", out && "out"];
  return (
    <li class={classes.filter(Boolean).join(" ")}>
      <span class="vh">{says.join(", ")}</span>
      {secret ? (
        <span class="cap" aria-hidden="true">
          {t("rails.sheet.secret")}
        </span>
      ) : null}
      {dealer === null ? null : <SeatMark seat={dealer} size="small" />}
      <span aria-hidden="true">
        {face === null ? "★" : ""}
        {named?.rank}
      </span>
      {named === null ? null : <SuitSign suit={named.suit} />}
    </li>
  );
}
