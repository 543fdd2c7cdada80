/** German: Pioneer Rails. */
import type { table as english } from "../../en/pioneer_rails/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rails.suit":
    "{suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}}",
  "rails.joker": "Joker",
  "rails.card":
    "{suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}} {rank}",
  "rails.building":
    "{kind, select, mine {Mine} bank {Bank} fort {Fort} ranch {Ranch} yard {Rangier­bahnhof} saloon {Saloon} bandit {Bandit} jail {Gefängnis} other {{kind}}}",
  "rails.source":
    "{source, select, hands {Blätter} towns {Orte} ranches {Ranches} yards {Rangier­bahnhöfe} forts {Forts} gold {Gold} banks {Banken} jails {Gefängnisse} escaped {Entkommen} goals {Ziele} other {Summe}}",
  "rails.goal":
    "{goal, select, g1A {5 Gold eingezahlt} g1B {8 Gold geschürft} g1C {2 Banken} g1D {3 Saloons} g1E {1 Fort} g1F {3 Bahnhöfe bis an den Kartenrand} g1G {Gleise an 4 Gebirgen} g1H {5 Ranches} g1I {2 Tunnel von verschiedenen Bahnhöfen} g1J {ein Gebäude mit Gleisen zweier Bahnhöfe} g1K {6 Orte} g1L {3 Orte an einem Bahnhof} g1M {2 Brücken von verschiedenen Bahnhöfen} g1N {ein Ort an 2 Bahnhöfen} g1O {2 Rangierbahnhöfe} g2A {6 Banditen gefangen} g2B {2 Gefängnisse fertig} g2C {je 2 Gleise an 3 Forts} g2D {Gleise aller 4 Bahnhöfe am Gebirge} g2E {3 Orte am Gebirge} g2F {3 Orte am Fluss} other {{goal}}}",
  "rails.owner":
    "{owner, select, c1 {Banken brauchen 2 Gleise.} c2 {Ein Gleis am Fort bringt ein weiteres.} c3 {Saloons brauchen 1 Gleis.} c4 {Das Blatt zählt doppelt, mit Saloon dreifach.} c5 {Verzichte auf ein Gleis und lege die anderen von beliebigen Bahnhöfen.} c6 {2 Gleise statt 3, eines davon eine Weiche.} c7 {2 Gleise statt 3, eines davon eine Brücke.} c8 {2 Gleise statt 3, eines davon ein Tunnel.} c9 {2 Gleise statt 3, eines davon eine Abkürzung.} c10 {Ziele bringen in dieser Runde 5 mehr.} other {{owner}}}",
  "rails.goal_kind": "{kind, select, sheriff {Sheriff} ranch {Ranch} other {Bahn}}",
  "rails.bar": "Runde {round} von 4 · Zug {turn} von 5",
  "rails.strip.seats": "Wer mitspielt",
  "rails.strip.sheet": "{points, plural, one {# Punkt} other {# Punkte}}: Plan zeigen",
  "rails.strip.dealer": "Gibt in diesem Zug",
  "rails.strip.dealer_sign": "G",
  "rails.strip.sent": "hat abgeschickt",
  "rails.looking": "Plan von {name}",
  "rails.looking_back": "Zurück zu deinem",
  "rails.map.edges":
    "{n, plural, =0 {Der Plan} one {Der Plan: # Kante für das nächste Gleis} other {Der Plan: # Kanten für das nächste Gleis}}",
  "rails.way":
    "{way, select, bridge {Brücke} tunnel {Tunnel} shortcut {Abkürzung} switch {Weiche} other {Gleis}}",
  "rails.edge":
    "{suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}}, Strecke {line}: {way, select, bridge {Brücke} tunnel {Tunnel} shortcut {Abkürzung} switch {Weiche} other {Gleis}} nach {towards, select, n {Norden} ne {Nordosten} se {Südosten} s {Süden} sw {Südwesten} other {Nordwesten}}",
  "rails.edge.branches":
    "{n, plural, =0 {vom Bahnhof aus} one {nach # Gleis der Strecke} other {nach # Gleisen der Strecke}}",
  "rails.edge.town": "nach {town}",
  "rails.edge.symbol": "streicht ein Symbol",
  "rails.edge.bandit": "bei einem Banditen",
  "rails.edge.wakes": "weckt {names}",
  "rails.said.laid": "Gleis {n} liegt",
  "rails.said.back": "Gleis {n} ist wieder weg",
  "rails.sheet.makes":
    "{hand, select, pair {ein Paar} two_pair {zwei Paare} three_of_a_kind {ein Drilling} full_house {ein Full House} straight {eine Straße} four_of_a_kind {ein Vierling} other {nichts}} · {points}",
  "rails.hand.title": "Blatt der Runde {round}",
  "rails.hand.ranks": "Blatt: {ranks}",
  "rails.sheet.pick": "Du gibst: Nimm eine Karte für dich.",
  "rails.sheet.card": "Welche Karte nutzt du?",
  "rails.sheet.whose": "{name}: Welche Karte?",
  "rails.sheet.whose_pick": "{name} gibt: Nimm eine Karte für dich.",
  "rails.sheet.secret": "für Zug 5",
  "rails.sheet.set_aside": "diesmal nicht",
  "rails.sheet.others": "für die anderen",
  "rails.sheet.dealers": "vergeben",
  "rails.sheet.joker_rank": "Der Joker zählt als …",
  "rails.sheet.joker_suit": "… und legt Gleise für …",
  "rails.sheet.lay":
    "{how, select, secret {Deine geheime Karte: bis zu {n, select, 2 {zwei} 4 {vier} 5 {fünf} other {drei}} Gleise für {suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}}.} named {{name}: bis zu {n, select, 2 {zwei} 4 {vier} 5 {fünf} other {drei}} Gleise für {suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}}.} other {Lege bis zu {n, select, 2 {zwei} 4 {vier} 5 {fünf} other {drei}} Gleise für {suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}}. Tippe auf eine leuchtende Kante.}}",
  "rails.sheet.way":
    "{way, select, bridge {Eine Brücke: ein Gleis zwischen zwei Flüssen.} tunnel {Ein Tunnel: ein Gleis zwischen zwei Bergen.} shortcut {Eine Abkürzung: ein Gleis quer über leeres Land.} other {Eine Weiche: Von einer Strecke zweigt eine neue ab.}}{costs, select, yes { Kostet ein Symbol.} power { Der Zug hat dann bis zu {n, select, 1 {ein Gleis} 2 {zwei Gleise} other {{n} Gleise}}.} other {}}",
  "rails.sheet.laid":
    "{n, plural, one {# Gleis} other {# Gleise}} für {suit, select, spade {Pik} heart {Herz} diamond {Karo} club {Kreuz} other {{suit}}} gelegt.{more, select, free {} symbol { Eins mehr kostet ein Symbol.} other { Mehr geht nicht.}}",
  "rails.sheet.opens": "{n, plural, one {{names} wird aktiv.} other {{names} werden aktiv.}}",
  "rails.sheet.caught":
    "{n, plural, one {Ein Bandit wird gefasst.} other {# Banditen werden gefasst.}}",
  "rails.sheet.escaped": "{n, plural, one {Ein Bandit entkommt.} other {# Banditen entkommen.}}",
  "rails.sheet.dearer": "Eins mehr kostet ein Symbol.",
  "rails.sheet.first": "Der Wert zählt zum Blatt, die Farbe legt Gleise.",
  "rails.sheet.effects": "Ortssymbole zum Streichen: {n}",
  "rails.sheet.symbols": "{n, plural, one {Symbol} other {Symbole}}",
  "rails.sheet.suit": "Farbe",
  "rails.sheet.order": "{n, plural, =1 {Wählen} other {Folge · #}}",
  "rails.sheet.send":
    "{n, plural, =0 {Ohne Gleise abschicken} one {# Gleis abschicken} other {# Gleise abschicken}}",
  "rails.sheet.send_best": "Beste Folge abschicken · {points}",
  "rails.sheet.send_order": "Deine Folge abschicken · {points}",
  "rails.sheet.order_title": "Was wird als Nächstes aktiv? Nummer {n}.",
  "rails.sheet.rank": "Ein Saloon: Ab dieser Runde ist jede Karte des gewählten Werts 1 mehr wert.",
  "rails.sheet.order_complete": "Deine Folge steht.",
  "rails.sheet.with":
    "{kind, select, bank {{gold} Gold eingezahlt} saloon {{rank}} jail {Kasten {jail}} bandit {{jail, plural, =0 {entkommt} other {in Gefängnis {jail}}}} other {}}",
  "rails.pass.title": "Gib das Telefon an {name}.",
  "rails.pass.detail": "Jetzt kommt eine geheime Karte, nur für {name}.",
  "rails.pass.take": "Ich bin {name}: Karten zeigen",
  "rails.score.title": "Wertungsleisten",
  "rails.score.owner": "Firmeninhaber",
  "rails.score.saloon":
    "Saloon der Runde {round}: {on, select, yes {eingekreist} other {nicht eingekreist}}",
  "rails.score.fort_tracks": "{n, plural, one {# Gleis} other {# Gleise}} an Forts, je 2 Punkte",
  "rails.score.ranks": "Saloon-Werte",
  "rails.score.box":
    "{says}: {mark, select, circled {eingekreist} crossed {gestrichen} other {frei}}",
  "rails.score.symbols": "{circled} von {count} eingekreist, {crossed} gestrichen",
  "rails.score.jail":
    "Gefängnis {number}: {built, select, yes {fertig} other {nicht fertig}}, {filled, plural, one {# Bandit} other {# Banditen}}",
  "rails.looking_last":
    "Letzter Zug: {card}, {n, plural, =0 {kein Gleis} one {# Gleis, auf dem Plan markiert} other {# Gleise, auf dem Plan markiert}}.",
  "rails.looking_to": "{step, select, on {Weiter} other {Zurück}}: {name}",
  "rails.versus.theirs": "Dort",
  "rails.versus.mine": "Bei dir",
  "rails.goal_has": "{has} von {wanted}",
  "rails.page.back": "Zurück zum Zug",
  "rails.outcome.title": "Was der Zug gebracht hat",
  "rails.outcome.tracks":
    "{n, plural, =0 {kein Gleis} one {# Gleis} other {# Gleise}}{towns, select, yes { nach {names}} other {}}",
  "rails.outcome.woken":
    "{building}{kind, select, bank {: {gold} Gold × {times}} bandit {{jail, plural, =0 { entkommt} other { gefasst}}} jail {: Kasten {jail}} other {}}{rank, select, none {} other {: {rank}}}{round, plural, =0 {} other {: das Blatt der Runde # zählt doppelt}}",
  "rails.outcome.hand":
    "{hand, select, pair {Ein Paar} two_pair {Zwei Paare} three_of_a_kind {Ein Drilling} full_house {Ein Full House} straight {Eine Straße} four_of_a_kind {Ein Vierling} other {Kein Blatt}}",
  "rails.reckoning": "Punkte nach Quelle",
  "rails.tie": "Gleich viele Punkte: Die besseren Blätter entscheiden.",
  "rails.target": "Zum Sieg: {target} Punkte.",
  "rails.unrated": "Mit Varianten: ohne Wertung.",
  "rails.moment.cards": "Karten",
  "rails.moment.used": "im abgeschickten Zug",
  "rails.log.round": "Runde {round} beginnt.",
  "rails.log.dealer": "{who, select, you {Du gibst} other {{name} gibt}} zuerst.",
  "rails.log.goal": "Ein Ziel: {goal}.",
  "rails.log.owner": "Firmeninhaber: {owner}",
  "rails.log.secret":
    "{who, select, you {Du hast} other {{name} hat}} eine geheime Karte für Zug 5.",
  "rails.log.secret_open": "{who, select, you {Du} other {{name}}}: {card} für Zug 5.",
  "rails.log.set_aside": "{card} ist diesmal aus dem Spiel.",
  "rails.log.picked": "{who, select, you {Du nimmst} other {{name} nimmt}} {card}.",
  "rails.log.submitted":
    "{who, select, you {Du hast deinen} other {{name} hat einen}} Zug abgeschickt.",
  "rails.log.submitted_open":
    "{who, select, you {Du planst} other {{name} plant}} {card}, {n, plural, =0 {kein Gleis} one {# Gleis} other {# Gleise}} {suit}.",
  "rails.log.played":
    "{who, select, you {Du} other {{name}}}: {card}, {n, plural, =0 {kein Gleis} one {# Gleis} other {# Gleise}} {suit}{effect, select, none {} extra { mit einem Ortssymbol} bridge { mit einer Brücke} tunnel { mit einem Tunnel} shortcut { mit einer Abkürzung} switch { mit einer Weiche} other { in anderer Farbe}}{power, select, yes { nach der Regel des Inhabers} other {}}{towns, select, yes { nach {names}} other {}}.",
  "rails.log.woken":
    "{who, select, you {Du} other {{name}}}: {building}{kind, select, bank { ({gold} Gold)} bandit {{caught, select, yes { gefangen} other { entkommt}}} other {}}{rank, select, none {} other { ({rank})}}{gains, plural, =0 {} other {, {points}}}.",
  "rails.log.reached":
    "{who, select, you {Du erreichst} other {{name} erreicht}} ein Ziel{less, plural, =0 {, {points}} one {, # Punkt weniger nötig} other {, # Punkte weniger nötig}}: {goal}.",
  "rails.log.hand":
    "{who, select, you {Du} other {{name}}}: {hand, select, pair {ein Paar} two_pair {zwei Paare} three_of_a_kind {ein Drilling} full_house {ein Full House} straight {eine Straße} four_of_a_kind {ein Vierling} other {nichts}}, {points}.",
  "rails.log.ended": "Die letzte Runde ist vorbei.",
  "rails.done.pick": "{card} nehmen",
  "rails.done.turn": "{card}, {n, plural, =0 {kein Gleis} one {# Gleis} other {# Gleise}}",
  "rails.change.round": "Runde",
  "rails.change.turn": "Zug",
  "rails.change.cards": "Offene Karten",
  "rails.new.unrated": "Allein wird eine Partie mit Varianten nicht gewertet.",
  "rails.new.family":
    "{sheet, select, desert_a {Wüste A} desert_b {Wüste B} forest_a {Wald A} other {Wald B}}",
  "rails.variant_detail":
    "{variant, select, advanced_hand {Alle halten eine Karte für den fünften Zug.} owners {Jede Runde hat eine eigene Regel.} other {Zwei Karten von beliebigem Wert und beliebiger Farbe.}}",
  "rails.tick.goal": "Ziel",
  "rails.tick.activation": "Gebäude",
  "rails.counted.goals":
    "{n, plural, =0 {Kein Ziel wurde erreicht.} one {Ein Ziel wurde erreicht.} other {Ziele wurden #-mal erreicht.}}",
  "rails.counted.activations":
    "{n, plural, one {# Gebäude wurde aktiv.} other {# Gebäude wurden aktiv.}}",
};
