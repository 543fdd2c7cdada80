/** German: what is wrong and what helps, and news that arrive on another screen. */
import type { trouble as english } from "../en/trouble";
import type { Same } from "../words";

export const trouble: Same<typeof english> = {
  "trouble.code": "Vergleich den Tischcode mit dem Gastgeber: Buchstaben und Ziffern wie {code}.",
  "trouble.mine": "Wenn du dort sitzt, steht der Tisch unter „Tische“.",
  "trouble.ask": "Wer dort sitzt, kann dir den Tischcode geben.",
  "trouble.offline":
    "Diese Seite kommt vom Server. Sie erscheint von selbst, sobald die Leitung wieder steht.",
  "trouble.silent":
    "Dieses Gerät hat Netz; der Server antwortet nicht. Er wird immer wieder gefragt.",
  "trouble.empty": "Still hier draußen.",
  "trouble.empty_detail":
    "Kein freier Platz, niemand unterwegs, nichts zum Nachschauen. Deck den ersten Tisch.",
  "trouble.signed_out":
    "Dieser Browser hat deine Anmeldung verloren, der Tisch hält dich für fremd. Ein Code von deinem anderen Gerät bringt dich zurück.",

  "news.label": "Neues",
  "news.turn": "Du bist dran: {table}",
  "news.nudge": "{name} stupst dich an: {table}",
  "news.nudge_unnamed": "Jemand stupst dich an: {table}",
  "news.go": "Zum Tisch",
  "news.later": "Später",
};
