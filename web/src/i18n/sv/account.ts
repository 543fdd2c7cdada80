/** Swedish: erasing the account. */
import type { account as english } from "../en/account";
import type { Same } from "../words";

export const account: Same<typeof english> = {
  "erase.section": "Lämna",
  "erase.row": "Radera mitt konto",
  "erase.row_detail": "Namn och inloggningar försvinner. Partierna blir kvar, utan ditt namn.",
  "erase.title": "Radera {name} för gott?",
  "erase.title_nobody": "Ingen att radera",
  "erase.nobody": "Ingen är inloggad här: du blir gäst med ditt första bord.",
  "erase.lead": "Det går inte att ångra, och ingen annan enhet kan logga in dig igen.",
  "erase.goes": "Det som försvinner",
  "erase.goes_name": "Ditt namn, även vid gamla bord.",
  "erase.goes_sessions": "Dina inloggningar, på alla enheter.",
  "erase.goes_tokens": "Nycklarna till dina egna program.",
  "erase.goes_device": "Bord, utkast och oskickade drag på den här enheten.",
  "erase.stays": "Det som blir kvar",
  "erase.stays_events":
    "Det som hände i dina partier, under ett nummer som inte pekar ut någon. Andra kan fortfarande se dem i repris.",
  "erase.stays_seats": "Dina pågående partier. Botar tar över dina platser, och ingen väntar.",
  "erase.unsent": "De hör till {name} och kastas tillsammans med kontot.",
  "erase.unsent_go": "Kasta dem",
  "erase.yes": "Radera för gott",
  "erase.no": "Behåll kontot",
  "erase.unreached": "Servern gick inte att nå. Försök igen: det skadar inte att fråga två gånger.",
  "erase.done": "Kontot är raderat.",
};
