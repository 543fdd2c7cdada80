/** German: the outbox, and what can be had without a network. */
import type { outbox as english } from "../en/outbox";
import type { Same } from "../words";

export const outbox: Same<typeof english> = {
  "outbox.title": "Postausgang",
  "outbox.badge": "Postausgang: {n} nicht gesendet",
  "outbox.summary":
    "{sending, plural, =0 {} other {# unterwegs · }}{waiting, plural, =0 {} other {# warten · }}{refused, plural, =0 {nichts für dich zu tun} one {# braucht dich} other {# brauchen dich}}",
  "outbox.empty": "Alles ist gesendet.",
  "outbox.empty_detail":
    "Was du ohne Netz entscheidest, wartet hier und geht hinaus, sobald es wieder da ist.",
  "outbox.sending_title": "Wird der Reihe nach gesendet.",
  "outbox.sending_detail": "Jeder Zug geht einmal hinaus. Er zählt, wenn der Tisch antwortet.",
  "outbox.offline_title": "Kein Netz.",
  "outbox.silent_title": "Der Server antwortet nicht.",
  "outbox.waiting_detail": "Deine Züge warten hier und gehen von selbst hinaus.",
  "outbox.silent_detail":
    "Dieses Gerät hat Netz, der Server antwortet nicht. Der nächste Versuch läuft.",
  "outbox.try_now": "Jetzt versuchen",
  "outbox.out_title": "Niemand ist angemeldet.",
  "outbox.out_detail":
    "{n, plural, one {# Zug wartet} other {# Züge warten}}, bis {name} wieder angemeldet ist.",
  "outbox.fleeting_title": "Dieser Browser behält nichts.",
  "outbox.fleeting_detail": "Lass die Seite offen, bis alles gesendet ist.",
  "outbox.needs_you": "Braucht dich",
  "outbox.on_its_way": "Unterwegs",
  "outbox.delivered": "Angekommen",
  "outbox.not_yours": "Nicht von dir",
  "outbox.not_yours_detail":
    "{n, plural, one {# Zug} other {# Züge}} von {name}. Geht nie in deinem Namen hinaus.",
  "outbox.drop": "Wegwerfen",
  "outbox.state_queued": "Wartet",
  "outbox.state_sending": "Wird gesendet",
  "outbox.state_refused": "Abgelehnt",
  "outbox.state_accepted": "Angenommen",
  "outbox.state_already": "Schon geschehen",
  "outbox.your_move": "Dein Zug",
  "outbox.decided": "Entschieden {at}, Stellung {version}.",
  "outbox.try_number": "Versuch {n}.",
  "outbox.on_position": "{table} · Stellung {version}",
  "outbox.already_detail": "Eine frühere Ausfertigung war angekommen; diese hat nichts geändert.",
  "outbox.take_back": "Zurücknehmen",
  "outbox.look_in": "Ansehen",
  "outbox.discard": "Verwerfen",
  "outbox.saw": "Gesehen · {version}",
  "outbox.now": "Jetzt · {version}",
  "outbox.changed": "Geändert",
  "outbox.then": "Vorher",
  "outbox.now_short": "Jetzt",
  "outbox.nothing_changed": "Die Stellung ist die, die du gesehen hast.",
  "outbox.leave_title":
    "{n, plural, one {# Zug ist nicht gesendet.} other {# Züge sind nicht gesendet.}}",
  "outbox.leave_detail":
    "Sie gehören {name} und gehen verloren, wenn dieses Gerät {name} vergisst.",
  "outbox.leave_stay": "Bleiben und erst senden",
  "outbox.leave_go": "Ohne sie gehen",
  "outbox.kept_here": "Liegt im Postausgang und geht von selbst hinaus.",

  "offline.since": "Offline seit {at}",
  "offline.silent_since": "Der Server schweigt seit {at}",
  "offline.detail":
    "{n, plural, =0 {Kein Tisch ist auf diesem Gerät.} one {# Tisch ist auf diesem Gerät.} other {# Tische sind auf diesem Gerät.}} Was du jetzt entscheidest, wartet im Postausgang und geht hinaus, sobald die Leitung steht.",
  "offline.can_play": "Du kannst spielen",
  "offline.waits": "Wartet auf die Leitung",
  "offline.elsewhere": "Nicht auf diesem Gerät",
  "offline.elsewhere_title": "Offene Tische, laufende Partien, Replays",
  "offline.elsewhere_detail": "Dafür braucht es Netz. Veraltetes wird nicht gezeigt.",
  "offline.queued": "1 Zug wartet",

  "rancher.done.roll": "Würfeln",
  "rancher.done.way": "{way, select, shortcut {Die Abkürzung nehmen} other {Auf dem Weg bleiben}}",
  "rancher.done.buy": "{farm} mit {n, plural, one {# Rind} other {# Rindern}} kaufen",
  "rancher.done.drive": "{n, plural, one {# Rind} other {# Rinder}} aus {farm} treiben",
  "rancher.done.steal": "Die Herde von {farm} stehlen",
  "rancher.done.ride_on": "Weiterreiten",
  "rancher.change.empty": "leer",
  "rancher.change.bank": "die Bank",
  "rancher.change.tow": "{who, select, you {Du} other {{name}}} · im Schlepp",
  "rancher.change.cash": "{who, select, you {Du} other {{name}}} · Geld",
  "rancher.change.rider": "{who, select, you {Dein Reiter} other {Reiter von {name}}}",
  "rancher.change.turn": "Am Zug",
  "rancher.change.round": "Runde",
};
