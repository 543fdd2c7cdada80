/** What things are called. */
import { t } from "../../i18n/catalogue";
import { SHEET_IDS, type SheetId, type Suit, sheetOf } from "./board/sheets";

/** The signs of the four suits, for plain text. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  spade: "♠",
  heart: "♥",
  diamond: "♦",
  club: "♣",
};
const LETTERS: Readonly<Record<string, Suit>> = { S: "spade", H: "heart", D: "diamond", C: "club" };

export interface Card {
  rank: string;
  suit: Suit;
}

/** Rank and suit of a card by its name ("10S"); null for a joker. */
export function cardOf(name: string): Card | null {
  const suit = LETTERS[name.slice(-1)];
  return suit === undefined ? null : { rank: name.slice(0, -1), suit };
}

/** A card in plain text: 10♠. */
export function cardText(name: string): string {
  const card = cardOf(name);
  return card === null ? t("rails.joker") : `${card.rank}${SUIT_SIGNS[card.suit]}`;
}

/** A card as it is read aloud. */
export function cardSpoken(name: string): string {
  const card = cardOf(name);
  return card === null ? t("rails.joker") : t("rails.card", { rank: card.rank, suit: card.suit });
}

export function sheetName(id: SheetId): string {
  return sheetOf(id).name;
}

/** The kind of a building, as its id tells it: "mine_3" is a mine. */
export function kindOf(building: string): string {
  return building.replace(/_\d+$/, "");
}

export function buildingName(building: string): string {
  return t("rails.building", { kind: kindOf(building) });
}

/** A town's own name; towns of all sheets have names of their own. */
export function townName(sheet: SheetId, town: string): string {
  return sheetOf(sheet).towns.find(({ id }) => id === town)?.name ?? town;
}

/** What a goal asks for. */
export function goalText(goal: string): string {
  return t("rails.goal", { goal: `g${goal}` });
}

export function ownerText(owner: string): string {
  return t("rails.owner", { owner: owner.replace("C-", "c") });
}

export function isSheet(id: string): id is SheetId {
  return (SHEET_IDS as readonly string[]).includes(id);
}
