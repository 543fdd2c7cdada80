/** German: everything around the table. */
import type { chrome as english } from "../en/chrome";
import type { Same } from "../words";

export const chrome: Same<typeof english> = {
  "app.name": "Chuckwagon",
  "app.full_name": "Chuckwagon: Brettspiele",
  "app.description":
    "Brettspiele aus der weiten Prärie: live oder Zug um Zug, und alle können zusehen.",
  "app.page": "{title} · Chuckwagon",

  "nav.label": "Hauptmenü",
  "nav.home": "Start",
  "nav.tables": "Tische",
  "nav.new_table": "Neuer Tisch",
  "nav.rules": "Regeln",
  "nav.settings": "Optionen",
  "nav.back": "Zurück",
  "nav.all": "Alle",
  "nav.all_of": "Alle: {title}",

  "lazy.title": "Diese Seite kam nicht an.",
  "lazy.detail":
    "Das Netz hat sie verloren, oder es gibt eine neuere Ausgabe der App. Lade sie neu.",
  "problem.retry": "Noch einmal",
  "problem.home": "Zum Start",
  "missing.title": "Hier wächst nichts.",
  "missing.detail": "Die Adresse führt zu keinem Tisch und zu keiner Seite.",

  "home.headline": "Land kaufen. Herden treiben. Rücken frei halten.",
  "home.lead":
    "Rancher ist ein Brettspiel für zwei bis vier. Die Bots haben immer Zeit und verlieren mit Anstand.",
  "home.play_bot": "Jetzt Rancher gegen einen Bot",
  "home.invite": "Freund einladen",
  "home.watch": "Zuschauen",
  "home.how": "So geht das",
  "home.guest_title": "Kein Konto",
  "home.guest_text":
    "Du spielst als Gast. Gib dir in den Optionen einen Namen, oder behalte den, den du bekommst.",
  "home.guest_named": "Du bist Gast und heißt {name}. In den Optionen kannst du das ändern.",
  "home.signal_title": "Schlechter Empfang macht nichts",
  "home.signal_text":
    "Ein Zug wird gesendet, bis der Server ihn hat. Keiner geht verloren, keiner zählt doppelt.",
  "home.dice_title": "Würfel zum Nachprüfen",
  "home.dice_text":
    "Der Startwert wird vor dem ersten Wurf versiegelt und nach dem letzten geöffnet.",
  "home.late":
    "Die Tische stehen auf dem Server. Die Regeln sind hier, falls du solange lesen magst.",
  "home.turn": "Du bist dran",
  "home.tables": "{n, plural, one {# Tisch} other {# Tische}}",
  "home.running": "Laufende Partien",
  "home.waiting": "Warten auf Mitspieler",
  "home.open": "Offene Tische",
  "home.live": "Live zuschauen",
  "home.replays": "Neue Replays",
  "home.colophon": "Gedruckt in einer kleinen Presse, auf deinem Handy.",

  "ticket.length": "{name} · {length}",
  "ticket.round": "{name} · Runde {round} von {rounds}",
  "ticket.your_turn": "Du bist dran",
  "ticket.take_turn": "Zug machen",
  "ticket.waiting": "Wartet auf {name}.",
  "ticket.bot": "{name} denkt nach, wie Bots das tun.",
  "ticket.waiting_start": "Der Tisch ist gedeckt. Platz nehmen erlaubt.",

  "row.open": "{game} · {free, plural, one {# Platz} other {# Plätze}} frei",
  "row.sit": "Mitspielen",
  "row.sit_at": "Mitspielen: {title}",
  "row.won": "{game} · {who, select, you {du gewinnst} other {{name} gewinnt}} mit {score}",
  "row.shared": "{game} · geteilter Sieg mit {score}",

  "progress.sending": "Wird gesendet",
  "progress.trying_again": "Server nicht erreicht, nächster Versuch läuft",
  "refused.title": "Das zählte nicht.",
  "refused.rule": "Regel {rule}",
  "refused.look": "Zum Tisch",

  "insecure.title": "Diese Seite kam über einfaches http",
  "insecure.detail":
    "Alles geht, nur nicht das Öffnen ohne Netz: Dafür braucht es eine https-Adresse.",
  "insecure.close": "Hinweis schließen",
  "update.title": "Eine neue Ausgabe ist gedruckt.",
  "update.take": "Jetzt laden",

  "problem.stale_version":
    "Der Tisch war schon weiter, bevor das hier ankam. Es ist nichts geschehen.",
  "problem.not_awaited":
    "Der Tisch war schon weiter, bevor das hier ankam. Es ist nichts geschehen.",
  "problem.match_not_found": "Diesen Tisch gibt es nicht. Vielleicht fehlt dem Link ein Buchstabe.",
  "problem.invite_not_found":
    "Unter diesem Code wartet kein Tisch. Die Partie hat begonnen, oder ein Zeichen stimmt nicht.",
  "problem.seat_taken": "Jemand war schneller: Der Platz ist besetzt.",
  "problem.not_in_lobby": "Dieser Tisch hat schon angefangen.",
  "problem.already_seated": "Du sitzt schon an diesem Tisch.",
  "problem.invite_needed": "Dieser Platz ist für jemanden mit dem Code des Tisches reserviert.",
  "problem.too_few_seats": "Zu wenige Mitspieler für den Start.",
  "problem.not_host": "Das darf nur, wer den Tisch eröffnet hat.",
  "problem.invalid_name":
    "Ein Name beginnt mit etwas Sichtbarem, nicht mit einem Leerzeichen, und hat keine unsichtbaren Zeichen.",
  "problem.unauthenticated":
    "Der Server kennt dieses Gerät nicht mehr. Lade die Seite neu, um als neuer Gast zu beginnen.",
  "problem.unreadable": "Etwas auf dem Weg zum Server hat eigenmächtig geantwortet.",

  "new.title": "Neuer Tisch",
  "new.which": "Welches Spiel?",
  "new.players": "{least}–{most} Spieler",
  "new.how": "So spielt ihr",
  "new.length": "Länge, Runden",
  "new.automatic": "Der Würfel rollt von selbst",
  "new.automatic_detail": "Gefragt wirst du nur, wo es etwas zu entscheiden gibt.",
  "new.seats": "Plätze",
  "new.seat": "Platz {number}",
  "new.seat_invited": "Freund einladen",
  "new.seat_open": "Offener Platz",
  "new.seat_bot": "Bot",
  "new.seat_device": "Selbes Gerät",
  "new.seat_nobody": "Niemand",
  "new.seat_name": "Name an Platz {number}",
  "new.seat_name_example": "Name",
  "new.name": "Name des Tisches",
  "new.name_example": "Freitagsherde",
  "new.summary": "{length} · {seats, plural, one {# Platz} other {# Plätze}}",
  "new.too_few": "Gespielt wird ab {least}.",
  "new.open": "Tisch eröffnen",

  "tables.code_title": "Hast du einen Code?",
  "tables.code": "Code des Tisches",
  "tables.code_go": "Tisch finden",
  "tables.mine": "Deine Tische",
  "tables.none_open": "Nirgends ein freier Platz. Deck selbst einen Tisch.",
  "tables.none_live": "Gerade reitet niemand.",
  "tables.none_finished": "Noch ist keine Partie zu Ende.",

  "settings.look": "Aussehen",
  "settings.language": "Sprache",
  "settings.language_failed":
    "Diese Sprache kam nicht an. Versuch es noch einmal, wenn du Netz hast.",
  "settings.theme": "Farben",
  "settings.theme_system": "Wie das Gerät",
  "settings.theme_light": "Hell",
  "settings.theme_dark": "Dunkel",
  "settings.motion": "Bewegung",
  "settings.motion_full": "Voll",
  "settings.motion_brisk": "Flott",
  "settings.motion_none": "Keine",
  "settings.motion_detail": "Flott beeilt sich. Keine zeigt jedes Ergebnis sofort.",
  "settings.patterns": "Farben mit Muster",
  "settings.patterns_seats":
    "Sechs Plätze: Kreis, gestreiftes Dreieck, kariertes Quadrat, gepunktete Raute, Kreuz mit Winkeln, umrandeter Stern",
  "settings.patterns_detail": "Die Formen bleiben, mit oder ohne Muster.",
  "settings.you": "Du",
  "settings.nameless": "Noch kein Name",
  "settings.guest": "Gast, nur auf diesem Gerät",
  "settings.rename": "Ändern",
  "settings.name": "Dein Name",
  "settings.take_name": "Diesen Namen nehmen",
  "settings.renamed": "Du heißt jetzt {name}.",
  "settings.colophon": "Chuckwagon · Open Source",

  "rules.all": "So wird gespielt",
  "rules.title": "So wird {game} gespielt",
  "rules.chapters": "Kapitel",
  "rules.ruling": "Hausregel",
  "rules.try": "Auf dem Brett ausprobieren",
};
