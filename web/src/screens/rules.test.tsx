import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { GAME_NAMES } from "../games";
import { Rules } from "./rules";

/** The line that a game's rules end with. */
function ending(game: string): string {
  const root = document.createElement("div");
  act(() => render(<Rules game={game} />, root));
  return root.querySelector(".colophon")?.textContent ?? "";
}

test("each game's rules end with words of their own, and only Rancher takes nothing back", () => {
  expect(GAME_NAMES.map(ending)).toEqual([
    "No chat: the almanac has the last word.",
    "No chat, no undo: what is ridden is ridden.",
    "No chat. Rub out what you like until the turn is sent.",
  ]);
});
