/** Swedish: laying a table, being invited to one, and what can be done about a match. */
import type { room as english } from "../en/room";
import type { Same } from "../words";

export const room: Same<typeof english> = {
  "new.clock": "Klocka",
  "new.minutes_of_play": "Minuter på klockan",
  "new.clock_detail": "När tiden är ute blir rundan som rids den sista.",
  "new.lasts": "omkring {turns} drag, {minutes} min",
  "new.seat_greenhorn": "Bot, gröngöling",
  "new.visibility": "Vem får titta på",
  "new.public": "Alla",
  "new.link": "Med länk",
  "new.closed": "Ingen",
  "new.public_detail": "Bordet står på allas lista.",
  "new.link_detail": "Bordet står inte på någon lista. Den som har adressen får titta.",
  "new.closed_detail": "Bara de som sitter här ser bordet.",

  "ticket.round_clock": "{name} · runda {round}, på klocka",

  "lobby.minutes": "{minutes} minuter på klocka",
  "lobby.watching": "Åskådare",
  "lobby.greenhorn_detail": "En gröngöling: rider först och tänker sen.",
  "lobby.waiting_for": "Väntar på {name}",
  "lobby.kept_detail": "Platsen är reserverad.",

  "home.invitations": "Inbjudningar",
  "row.kept": "{game} · en plats väntar på dig",
  "row.decline": "Inte nu",
  "row.decline_at": "Inte nu: {title}",

  "table.round_clock": "runda {round} · {minutes} min kvar",
  "table.round_last": "runda {round}, den sista",

  "summary.led":
    "{who, select, you {Du} other {{name}}} {when, select, while {ledde en stund.} first {ledde i första rundan, men aldrig mer.} last {ledde ända till sista rundan.} other {ledde till runda {round}.}}",
  "summary.unrivalled":
    "{winners, plural, one {Ingen annan låg någonsin före.} other {Jämnt hela vägen.}}",
  "summary.share": "Dela resultatet",
  "summary.share_text": "Så gick det",
  "summary.again": "En gång till",
  "summary.join": "Nästa parti",

  "match.closed": "Bordet är stängt.",
  "log.seat_to_bot":
    "{who, select, you {Du lämnade din} other {{name} lämnade sin}} plats åt en bot.",
  "log.time": "Tiden är ute: det här är sista rundan.",

  "presence.here": "vid bordet",
  "presence.watching": "{n, plural, one {# tittar på} other {# tittar på}}",

  "menu.nudge": "Puffa på {name}",
  "menu.nudged": "{name} får veta det.",
  "menu.unreached": "Servern gick inte att nå. Inget skickades.",
  "menu.resign": "Lämna platsen",
  "menu.resign_title": "Lämna din plats för gott?",
  "menu.resign_detail": "En bot rider vidare i ditt ställe. Det går inte att ångra.",
  "menu.resign_yes": "Lämna den",
  "menu.resign_no": "Rid vidare",

  "move.title": "Flytta till en annan telefon",
  "move.lead": "Dina bord följer med. Sedan kan båda enheterna spela åt dig.",
  "move.here": "Från den här telefonen",
  "move.make": "Gör en kod",
  "move.again": "Gör en ny kod",
  "move.code": "Kod till den andra telefonen",
  "move.how": "Skriv in den där under Alternativ, Flytta. Den gäller en gång, till {at}.",
  "move.there": "Till den här telefonen",
  "move.enter": "Kod från din andra telefon",
  "move.go": "Logga in här",
  "move.guest": "Här heter du {name}. Den gästen och dess bord följer inte med.",
  "move.done": "Nu är du {name} på den här telefonen.",
  "move.nobody": "Det finns ingen att flytta än: du blir gäst med ditt första bord.",

  "problem.too_soon": "Platsen fick en puff för mindre än en timme sedan. Låt den verka.",
  "problem.link_not_found": "Koden är fel, använd eller för gammal.",
  "problem.too_many_requests": "Det blev för mycket på en gång. Vänta en minut och försök igen.",
  "problem.spectators_closed": "Bara de som sitter där får titta.",
  "problem.perspective_closed": "Andras ögon öppnas när matchen är slut.",
};
