/** Swedish: what is wrong and what helps, and news that arrive on another screen. */
import type { trouble as english } from "../en/trouble";
import type { Same } from "../words";

export const trouble: Same<typeof english> = {
  "trouble.code": "Stäm av bordskoden med värden: bokstäver och siffror som {code}.",
  "trouble.mine": "Sitter du där finns bordet under Bord.",
  "trouble.ask": "Den som sitter där kan ge dig bordskoden.",
  "trouble.offline": "Sidan kommer från servern. Den dyker upp av sig själv när nätet är tillbaka.",
  "trouble.silent": "Enheten har nät, men servern svarar inte. Den tillfrågas om och om igen.",
  "trouble.empty": "Tyst här ute.",
  "trouble.empty_detail":
    "Ingen ledig plats, ingen som rider, inget att se i repris. Duka det första bordet.",
  "trouble.signed_out":
    "Webbläsaren har tappat din inloggning, så bordet tar dig för en främling. En kod från din andra enhet tar dig tillbaka.",

  "news.label": "Nyheter",
  "news.turn": "Din tur: {table}",
  "news.nudge": "{name} puffar på dig: {table}",
  "news.nudge_unnamed": "Någon puffar på dig: {table}",
  "news.go": "Till bordet",
  "news.later": "Senare",
};
