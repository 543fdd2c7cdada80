/** German: laying a table, being invited to one, and what can be done about a match. */
import type { room as english } from "../en/room";
import type { Same } from "../words";

export const room: Same<typeof english> = {
  "new.clock": "Uhr",
  "new.minutes_of_play": "Minuten auf der Uhr",
  "new.clock_detail": "Ist die Zeit um, wird die laufende Runde noch zu Ende geritten.",
  "new.lasts": "etwa {turns} Züge, {minutes} Min.",
  "new.seat_greenhorn": "Bot, Grünschnabel",
  "new.visibility": "Wer zuschauen darf",
  "new.public": "Alle",
  "new.link": "Mit Link",
  "new.closed": "Niemand",
  "new.public_detail": "Der Tisch steht bei allen in der Liste.",
  "new.link_detail": "Der Tisch steht in keiner Liste. Wer die Adresse hat, darf schauen.",
  "new.closed_detail": "Nur wer hier sitzt, sieht den Tisch.",

  "ticket.round_clock": "{name} · Runde {round}, nach Uhr",

  "lobby.minutes": "{minutes} Minuten nach der Uhr",
  "lobby.watching": "Zuschauen",
  "lobby.greenhorn_detail": "Ein Grünschnabel: reitet erst, denkt dann.",
  "lobby.waiting_for": "Wartet auf {name}",
  "lobby.kept_detail": "Der Platz ist reserviert.",

  "home.invitations": "Einladungen",
  "row.kept": "{game} · ein Platz ist für dich frei",
  "row.decline": "Jetzt nicht",
  "row.decline_at": "Jetzt nicht: {title}",

  "table.round_clock": "Runde {round} · noch {minutes} Min.",
  "table.round_last": "Runde {round}, die letzte",

  "summary.led":
    "{who, select, you {Du hast} other {{name} hat}} {when, select, while {eine Zeit lang geführt.} first {in der ersten Runde geführt, danach nie mehr.} last {bis zur letzten Runde geführt.} other {bis Runde {round} geführt.}}",
  "summary.unrivalled": "{winners, plural, one {Sonst lag nie jemand vorn.} other {Kopf an Kopf.}}",
  "summary.share": "Ergebnis teilen",
  "summary.share_text": "So ging es aus",
  "summary.again": "Noch einmal",
  "summary.join": "Nächste Partie",

  "match.closed": "Dieser Tisch ist geschlossen.",
  "log.seat_to_bot":
    "{who, select, you {Du hast deinen} other {{name} hat den}} Platz einem Bot überlassen.",
  "log.time": "Die Zeit ist um: Dies ist die letzte Runde.",

  "presence.here": "am Tisch",
  "presence.watching": "{n, plural, one {# schaut zu} other {# schauen zu}}",

  "menu.nudge": "{name} anstupsen",
  "menu.nudged": "{name} bekommt Bescheid.",
  "menu.unreached": "Der Server war nicht zu erreichen. Nichts wurde gesendet.",
  "menu.resign": "Platz aufgeben",
  "menu.resign_title": "Den Platz endgültig aufgeben?",
  "menu.resign_detail": "Ein Bot reitet für dich weiter. Ein Zurück gibt es nicht.",
  "menu.resign_yes": "Aufgeben",
  "menu.resign_no": "Weiterreiten",

  "move.title": "Auf ein anderes Handy umziehen",
  "move.lead": "Deine Tische kommen mit. Danach können beide Geräte für dich spielen.",
  "move.here": "Von diesem Handy",
  "move.make": "Code erstellen",
  "move.again": "Neuen Code erstellen",
  "move.code": "Code für das andere Handy",
  "move.how": "Dort unter Optionen, Umziehen eintippen. Gilt einmal, bis {at}.",
  "move.there": "Auf dieses Handy",
  "move.enter": "Code von deinem anderen Handy",
  "move.go": "Hier anmelden",
  "move.guest": "Hier heißt du {name}. Dieser Gast und seine Tische kommen nicht mit.",
  "move.done": "Auf diesem Handy bist du jetzt {name}.",
  "move.nobody": "Noch zieht niemand um: Mit dem ersten Tisch wirst du Gast.",

  "problem.too_soon": "Hier wurde in der letzten Stunde schon gestupst. Lass es wirken.",
  "problem.link_not_found": "Der Code ist falsch, verbraucht oder zu alt.",
  "problem.too_many_requests":
    "Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.",
  "problem.spectators_closed": "Nur wer dort sitzt, darf zuschauen.",
  "problem.perspective_closed": "Fremde Augen öffnen sich erst nach der Partie.",
};
