/**
 * The band below the map on a phone: the round's hand, the goals and the company's owner as
 * printed. Each half opens its page on the sheet, so that the map stays in sight.
 */
import { t } from "../../i18n/catalogue";
import { sheetOf } from "./board/sheets";
import { Hand } from "./cards";
import { GoalStamps, goalsSpoken, OwnerPicture } from "./goals";
import { Box } from "./pencil";
import type { View } from "./types";
import { ownerText } from "./words";
import "./paper.css";

/** What the sheet below the map can show in the decision's place. */
export type Page = "paper" | "goals" | "outcome";

interface BandProps {
  view: View;
  /** The seat whose sheet lies there. */
  seat: number;
  /** The rank that the planned turn writes, and the goals that it reaches. */
  rank: string | undefined;
  goals: readonly string[];
  page: Page | null;
  turnTo: (page: Page) => void;
}

export function Band({ view, seat, rank, goals, page, turnTo }: BandProps) {
  const sheet = view.seats[seat];
  const ranks = sheet?.hands[view.round - 1] ?? [];
  const doubled = sheet?.saloons.includes(view.round) ?? false;
  const owner = view.owner === "" ? "" : ` ${t("rails.score.owner")}: ${ownerText(view.owner)}`;
  const written = rank ? [...ranks, rank] : ranks;
  return (
    <div class="band">
      <button type="button" aria-expanded={page === "paper"} onClick={() => turnTo("paper")}>
        <span class="vh">
          {t("rails.hand.ranks", { ranks: written.join(" ") || "–" })}. {t("rails.score.title")}
        </span>
        <span class="printed-hand" aria-hidden="true">
          <Hand ranks={ranks} next={rank} />
          {sheetOf(view.sheet).desert ? <Box text="×2" says="×2" circled={doubled} /> : null}
        </span>
      </button>
      <button type="button" aria-expanded={page === "goals"} onClick={() => turnTo("goals")}>
        <span class="vh">
          {t("rails.source", { source: "goals" })}: {goalsSpoken(view, seat)}.{owner}
        </span>
        <GoalStamps view={view} seat={seat} planned={goals} />
        {view.owner === "" ? null : <OwnerPicture />}
      </button>
    </div>
  );
}
