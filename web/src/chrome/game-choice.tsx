/** The games to choose from, poster beside poster. */
import { gameOf } from "../games";
import { t } from "../i18n/catalogue";
import { Poster } from "./tickets";

interface GameChoiceProps {
  games: readonly string[];
  chosen: string;
  choose: (name: string) => void;
}

export function GameChoice({ games, chosen, choose }: GameChoiceProps) {
  const shape = games.length === 1 ? "wide" : "square";
  return (
    <fieldset class="game-choice">
      <legend class="vh">{t("new.which")}</legend>
      <div class={`posters ${shape}`}>
        {games.map((name) => (
          <label key={name} class="poster">
            <Poster game={name} shape={shape} />
            <span class="nm">{t(gameOf(name)?.title ?? "app.name")}</span>
            <input
              type="radio"
              name="game"
              checked={name === chosen}
              onChange={() => choose(name)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
