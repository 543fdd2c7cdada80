/** German: erasing the account. */
import type { account as english } from "../en/account";
import type { Same } from "../words";

export const account: Same<typeof english> = {
  "erase.section": "Gehen",
  "erase.row": "Mein Konto löschen",
  "erase.row_detail": "Name und Anmeldungen gehen. Partien bleiben, ohne deinen Namen.",
  "erase.title": "{name} endgültig löschen?",
  "erase.title_nobody": "Niemand zu löschen",
  "erase.nobody": "Hier ist niemand angemeldet: Mit dem ersten Tisch wirst du Gast.",
  "erase.lead": "Ein Zurück gibt es nicht, und kein anderes Gerät meldet dich wieder an.",
  "erase.goes": "Was geht",
  "erase.goes_name": "Dein Name, auch an alten Tischen.",
  "erase.goes_sessions": "Deine Anmeldungen, auf allen Geräten.",
  "erase.goes_tokens": "Die Schlüssel deiner eigenen Programme.",
  "erase.goes_device": "Tische, Entwürfe und nicht gesendete Züge auf diesem Gerät.",
  "erase.stays": "Was bleibt",
  "erase.stays_events":
    "Was in deinen Partien geschah, unter einer Nummer, die niemanden nennt. Andere können sie weiter ansehen.",
  "erase.stays_seats": "Deine laufenden Partien. Bots übernehmen deine Plätze, niemand wartet.",
  "erase.unsent": "Sie gehören {name} und werden mit dem Konto verworfen.",
  "erase.unsent_go": "Verwerfen",
  "erase.yes": "Endgültig löschen",
  "erase.no": "Konto behalten",
  "erase.unreached":
    "Der Server war nicht zu erreichen. Versuch es noch einmal: Doppelt fragen schadet nicht.",
  "erase.done": "Das Konto ist gelöscht.",
};
