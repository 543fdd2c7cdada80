/** Playing cards: the ones that lie open, and the hand of the round. */
import { t } from "../../i18n/catalogue";
import { SUITS } from "./board/art/pictures";
import type { Suit } from "./board/sheets";
import { type Card, cardOf, cardSpoken } from "./words";

/** A suit as it is printed; words beside it say which one it is. */
export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class="suit-sign" viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={SUITS[suit]} />
    </svg>
  );
}

interface CardFaceProps {
  card: string;
  /** What a joker stands for, once that is named. */
  named?: Card | null;
}

/** The face of a card. */
export function CardFace({ card, named = null }: CardFaceProps) {
  const face = cardOf(card);
  const shown = face ?? named;
  return (
    <span class={`card-face ${shown?.suit ?? "joker"}`}>
      <span class="rank">
        {face === null ? "★" : ""}
        {shown?.rank}
      </span>
      {shown === null ? (
        <span class="cap">{t("rails.joker")}</span>
      ) : (
        <SuitSign suit={shown.suit} />
      )}
    </span>
  );
}

interface OpenCardProps {
  card: string;
  /** Somebody else's, or out of play, with words that say so. */
  taken?: string | undefined;
  /** What the round's hand would be with it. */
  detail?: string | undefined;
  chosen?: boolean;
  choose?: (() => void) | undefined;
}

/** A card on the table; a button where it can be taken. */
export function OpenCard({ card, taken, detail, chosen = false, choose }: OpenCardProps) {
  const says = [cardSpoken(card), taken ?? detail].filter(Boolean).join(", ");
  const classes = ["open-card", taken && "taken", chosen && "chosen"].filter(Boolean).join(" ");
  const inside = (
    <>
      <CardFace card={card} />
      <span class="tag-line">{taken ?? detail}</span>
    </>
  );
  return choose === undefined ? (
    <div class={classes} role="img" aria-label={says}>
      {inside}
    </div>
  ) : (
    <button class={classes} type="button" aria-label={says} aria-pressed={chosen} onClick={choose}>
      {inside}
    </button>
  );
}

const CARDS_A_ROUND = 5;

interface HandProps {
  ranks: readonly string[];
  /** The rank that the planned turn would write. */
  next?: string | undefined;
}

/** Five boxes for the ranks of a round. */
export function Hand({ ranks, next }: HandProps) {
  const written = next ? [...ranks, next] : ranks;
  return (
    <span class="hand" role="img" aria-label={t("rails.hand.ranks", { ranks: written.join(" ") })}>
      {Array.from({ length: CARDS_A_ROUND }, (_, at) => (
        <span key={at} class={at === ranks.length && next ? "planned" : undefined}>
          {written[at] ?? ""}
        </span>
      ))}
    </span>
  );
}
