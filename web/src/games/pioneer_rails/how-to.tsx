/** Pioneer Rails explained: chapter by chapter, with pictures from the real map and house rulings. */
import { t } from "../../i18n/catalogue";
import { Chapters } from "../how-to";
import { RailsMap } from "./board/RailsMap";
import { OpenCard } from "./cards";
import "./rails.css";
import { CHAPTERS, type PictureName } from "./rules/chapters";
import { PICTURES } from "./rules/pictures";
import { Listed } from "./rules/tables";

export function HowTo() {
  return (
    <Chapters
      lead="rails.rules.lead"
      chapters={CHAPTERS}
      pictures={({ picture, list }) => (
        <>
          {picture && <Shown name={picture} />}
          {list && <Listed name={list} />}
        </>
      )}
    />
  );
}

/** The text beside it says what is seen, so the picture itself is silent. */
function Shown({ name }: { name: PictureName }) {
  if (name === "cards") {
    return (
      <div class="rails open-cards" aria-hidden="true">
        <OpenCard card="JS" taken={t("rails.sheet.dealers")} />
        <OpenCard card="AH" />
        <OpenCard card="10C" />
      </div>
    );
  }
  const { state, plan } = PICTURES[name];
  return (
    <div class="print rails rails-print" aria-hidden="true">
      <RailsMap sheet="desert_a" state={state} plan={plan} />
    </div>
  );
}
