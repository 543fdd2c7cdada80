/** German: Pionjär. */
import type { table as english } from "../../en/pionjar/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "pionjar.property":
    "{property, select, green_valley {Grünes Tal} buffalo_head {Büffelkopf} high_falls {Hohe Fälle} great_lakes {Große Seen} golden_mountains {Goldene Berge} silent_forest {Stiller Wald} other {{property}}}",
  "pionjar.goods":
    "{goods, select, buffalo {Büffel} fish {Fische} gold {Gold} harvest {Ernte} timber {Holz} other {{goods}}}",
  "pionjar.trail": "{trail, select, hunting {Jagdpfad} other {Fischpfad}}",
  "pionjar.board.road": "Der Weg",
  "pionjar.board.west": "westwärts, 1857 →",
  "pionjar.board.missouri": "Missouri",
  "pionjar.board.coast": "Ostküste",
  "pionjar.board.red": "5 Schritte mehr",
  "pionjar.board.black": "1 Zug aussetzen",
  "pionjar.board.city": "Pioneer City",
  "pionjar.board.prison": "Gefängnis",
  "pionjar.board.panels": "Teil des Bretts",
  "pionjar.board.panel":
    "{panel, select, road {Der Weg} territory {Das Territorium} auction {Die Versteigerung} other {Der Saloon}}",
  "pionjar.die": "eine {face}",
  "pionjar.receipt": "Verkauf: {goods}",
  "pionjar.receipt.how":
    "{n, plural, one {# Karte} other {# Karten}}, {goods}{change, select, trapper {{percent, plural, =0 {: einem Sheriff zahlt der Trapper voll} other {: der Trapper zahlt die Hälfte}}} more {, +{percent}\u00a0% laut Bekanntmachung} less {, −{percent}\u00a0% laut Bekanntmachung} other {}}",
  "pionjar.scene.on_bar": "Auf der Theke: {amount}",
  "pionjar.scene.bidders": "Bietende",
  "pionjar.scene.lots": "Stücke",
  "pionjar.scene.lot": "Stück {lot}",
  "pionjar.scene.lot_state":
    "{state, select, open {jetzt offen} to_come {folgt} unsold {kein Gebot} other {weg}}",
  "pionjar.scene.bidder":
    "{state, select, leads {{bid}} bid {{bid}} passed {raus} short {kein Geld} sealed {verdeckt} thinks {überlegt} in {dabei} other {kein Gebot}}",
  "pionjar.scene.leads": "am höchsten",
  "pionjar.scene.wagers": "Die letzten Einsätze",
  "pionjar.scene.stake": "Einsatz {stake}",
  "pionjar.percent": "{sign, select, less {{percent}\u202f%} other {+{percent}\u202f%}}",
  "pionjar.bar.road":
    "{claims, plural, =0 {unterwegs} one {# Land abgesteckt} other {# Ländereien abgesteckt}}",
  "pionjar.strip.seats": "Pioniere",
  "pionjar.strip.road": "Unterwegs",
  "pionjar.strip.land": "{property} · {owner, select, yes {im Besitz} other {noch nicht bezahlt}}",
  "pionjar.strip.sheriff": "Sheriff",
  "pionjar.strip.lease": "Saloonpacht",
  "pionjar.strip.post": "Handelsposten",
  "pionjar.strip.prison": "Im Gefängnis",
  "pionjar.strip.open": "{name}: Land und Waren",
  "pionjar.strip.sealed": "Gebot abgegeben",
  "pionjar.strip.passed": "Gepasst",
  "pionjar.strip.skips": "Setzt einmal aus",
  "pionjar.beside": "Neben dem Brett",
  "pionjar.ledger.title": "Land und Waren",
  "pionjar.ledger.ahead": "Die nächsten Monate",
  "pionjar.ledger.room": "{count} von {room}",
  "pionjar.ledger.saloon": "{amount} im Saloon",
  "pionjar.ledger.raider": "{trail}: ein Räuber auf Kreis {circle}.",
  "pionjar.ledger.almanac": "Schritte je Monat",
  "pionjar.ledger.prices": "Preise {year}",
  "pionjar.ledger.price_row": "{goods}: {least} bis {most} im Jahr {year}",
  "pionjar.ledger.year_before": "Ein Jahr zurück",
  "pionjar.ledger.year_after": "Ein Jahr weiter",
  "pionjar.ledger.redeem": "Das Land kostet {redemption} nach der ersten Runde, später {full}.",
  "pionjar.sheet.moment": "Einen Moment.",
  "pionjar.sheet.decline":
    "{ask, select, bid {Passen} depart {Nein} equip {Nichts kaufen} whole_visit {Weiter, ohne zu kaufen} wager {Hinausgehen} other {Weiterreiten}}",
  "pionjar.sheet.ride": "{steps} reiten",
  "pionjar.sheet.do":
    "{action, select, move {Würfeln} enter_trail {Auf die Pfade} take_lease {Pachten} take_stagecoach {Mit der Kutsche} equip {Ausrüsten} visit {In der Stadt einkaufen} place_raider {Räuber setzen} pass_bid {Passen} ride_on {Weiterreiten} other {Weiter}}",
  "pionjar.sheet.ride_detail":
    "{month}: {steps} {kind, select, sell_harvest {zum Ernteverkauf} sell_timber {zum Holzverkauf} sell_spoils {zum Verkauf: {goods}} trapper {zum Pelzhändler} post {zur Post} telegram {zum Telegrafen} saloon {zu einem Saloon} city {nach Pioneer City} other {in die Prärie}}.",
  "pionjar.ride.steps": "{month}: {steps}",
  "pionjar.ride.kind":
    "{kind, select, sell_harvest {Ernte\u00adverkauf} sell_timber {Holz\u00adverkauf} sell_spoils {Verkauf: {goods}} trapper {Pelz\u00adhändler} post {Post} telegram {Telegraf} saloon {Saloon} city {Die Stadt} other {Prärie}}",
  "pionjar.ride.plays":
    "{automatic, select, yes {Sie spielen sich von selbst, wenn es nichts zu wählen gibt.} other {Du reitest, wenn du dran bist.}}",
  "pionjar.months.title": "Monate im Gefängnis",
  "pionjar.months.replay": "Die Verhaftung noch einmal sehen",
  "pionjar.months.state":
    "{state, select, arrested {verhaftet} inside {drinnen} other {{steps, plural, =0 {frei} other {frei: # Felder}}}}",
  "pionjar.sheet.sale_ahead":
    "{n, plural, =0 {Du hast dort nichts zu verkaufen.} one {Deine Karte muss dort verkauft werden, für {amount}.} other {Deine # Karten müssen dort verkauft werden, für {amount}.}}",
  "pionjar.sheet.lease_detail":
    "Sie kostet {price}; {saloon} liegen im Saloon und gehören dir am Jahresende.",
  "pionjar.sheet.lands":
    "{kind, select, plain {du kommst auf einen gelben Punkt} black {du kommst auf einen schwarzen Punkt: Pause} red {du kommst auf einen roten Punkt: 5 mehr} missouri {du hältst in Missouri} claim {du steckst das Land ab} buffalo {du findest einen Büffel} fish {du findest Fische} gold {du findest Gold} raider {zum Platz eines Räubers} exit {zurück auf den Ring} other {auf einen leeren Kreis}}",
  "pionjar.sheet.worth": "zählt {worth}",
  "pionjar.sheet.fields":
    "{farmland, plural, one {# Acker} other {# Äcker}}, {forest, plural, one {# Wald} other {# Wälder}}",
  "pionjar.reckoning.squatter":
    "{who, select, you {Du hast} other {{name} hat}} {property} nie gekauft: Wer nur siedelt, dem zählt kein Land.",
  "pionjar.sheet.raider":
    "{raider, select, met {der Räuber nimmt alles} other {am Räuber vorbei: die Beute zum halben Wert}}",
  "pionjar.sheet.circle": "Kreis {circle}",
  "pionjar.sheet.way_before": "Vorige Möglichkeit",
  "pionjar.sheet.way_next": "Nächste Möglichkeit",
  "pionjar.sheet.take":
    "{ask, select, branch {Weg nach {way} nehmen} trail {{way}} other {Hierhin: {way}}}",
  "pionjar.sheet.less": "Weniger",
  "pionjar.sheet.more": "Mehr",
  "pionjar.sheet.amount":
    "{ask, select, bid {{amount} bieten} seal {Verdeckt {amount} bieten} other {{amount} setzen}}",
  "pionjar.sheet.stake": "{stake} setzen, würfeln",
  "pionjar.sheet.bid_title": "Versteigerung: {goods}, Stück {lot} von {lots}",
  "pionjar.sheet.no_bid": "Noch kein Gebot.",
  "pionjar.sheet.highest": "{who, select, you {Du führst} other {{name} führt}} mit {bid}.",
  "pionjar.sheet.outcome":
    "{die, select, one {zurück} two {2 × Einsatz} six {6 × Einsatz} other {in den Saloon}}",
  "pionjar.sheet.bar_pays":
    "{full, select, yes {Eine Sechs wird voll bezahlt, bis zum Einsatz {most}.} other {Für eine Sechs reicht das Geld nicht: {saloon} liegen da.}}",
  "pionjar.sheet.all": "Alles {amount}",
  "pionjar.sheet.odds": "Was der Würfel daraus macht",
  "pionjar.sheet.exact": "Betrag",
  "pionjar.sheet.limits":
    "Von {min} bis {max}{step, plural, =1 {} other {, in Schritten von {step}}}.",
  "pionjar.sheet.bent":
    "{why, select, low {{typed} ist zu wenig, {min} das Mindeste} high {{typed} ist zu viel, {max} das Höchste} none {{typed} ist kein Betrag} other {{step, plural, =1 {{typed} ist keine ganze Zahl} other {{typed} liegt zwischen den Schritten von {step}}}}}: Es gilt {amount}.",
  "pionjar.sheet.lot_worth":
    "{n, plural, one {Die eine Karte, die du nicht gesehen hast, ist {average} wert} other {Die # Karten, die du nicht gesehen hast: {least} bis {most}, im Mittel {average}}}.{owned, select, yes { Das Geld {who, select, you {bekommst du} other {bekommt {name}}}.} other {}}",
  "pionjar.sheet.sealed_bids": "Alle Gebote werden gemeinsam geöffnet.",
  "pionjar.sheet.agreed": "{ask, select, visit {Alles zusammen:} other {Bereit zum Kauf:}}",
  "pionjar.sheet.bill":
    "{what, select, land {Das Land} harvest {{n, plural, one {# Erntekarte} other {# Erntekarten}}} timber {{n, plural, one {# Holzkarte} other {# Holzkarten}}} trading_post {Der Handelsposten} other {Danach auf die Pfade}}",
  "pionjar.sheet.bill_empty": "Es wird nichts gekauft.",
  "pionjar.sheet.field":
    "{field, select, land {Das Land kaufen?} harvest {Wie viele Erntekarten?} timber {Wie viele Holzkarten?} trading_post {Den Handelsposten kaufen?} other {Von hier auf die Pfade?}}",
  "pionjar.sheet.field_detail":
    "{field, select, land {Kostet {land}. } trading_post {Kostet {post} und verdient an Auktionen. } harvest {Je {card}, für den nächsten Ernteverkauf. } timber {Je {card}, für den nächsten Holzverkauf. } trail {Dort führt der Würfel zu Büffeln, Fischen und Gold. } other {}}Dir bleiben {cash}.",
  "pionjar.sheet.cards":
    "{n, plural, =0 {keine {goods, select, harvest {Erntekarten} other {Holzkarten}}} one {# {goods, select, harvest {Erntekarte} other {Holzkarte}}} other {# {goods, select, harvest {Erntekarten} other {Holzkarten}}}}",
  "pionjar.sheet.next": "Weiter",
  "pionjar.sheet.answer":
    "{value, select, yes {{field, select, trail {Auf die Pfade} other {Kaufen}}} other {{field, select, trail {Weiterreiten} other {Jetzt nicht}}}}",
  "pionjar.sheet.confirm": "{ask, select, visit {So machen} other {Kaufen}}",
  "pionjar.standing":
    "{what, select, prison {{who, select, you {Du sitzt} other {{name} sitzt}} bis {month} im Gefängnis: keine Verkäufe, keine Besuche, aber Gebote bei Versteigerungen.} skips {{who, select, you {Dein} other {{name}:}} nächster Zug fällt aus, der Weg ist weggeschwemmt.} bid {{who, select, you {Dein Gebot} other {Das Gebot von {name}}} über {amount} ist abgegeben.} other {{who, select, you {Du bietest} other {{name} bietet}} nicht.}}",
  "pionjar.log.month": "{month}.",
  "pionjar.log.first": "{who, select, you {Du beginnst} other {{name} beginnt}}.",
  "pionjar.log.rolled":
    "{who, select, you {Du würfelst} other {{name} würfelt}} {value}{why, select, order_rolled { um den ersten Zug} rolled {} saloon_rolled { im Saloon{stake, select, back {: der Einsatz kommt zurück} lost {: der Einsatz ist verloren} other {}}} other { um das Geld im Saloon}}.",
  "pionjar.log.skipped":
    "{who, select, you {Du setzt aus} other {{name} setzt aus}}: {why, select, prison {Gefängnis} other {der Weg ist weggeschwemmt}}.",
  "pionjar.log.lapsed": "Ein neues Jahr: Die Preise gelten wieder wie gedruckt.",
  "pionjar.log.paid":
    "{gets, select, yes {{who, select, you {Du bekommst} other {{name} bekommt}}} other {{who, select, you {Du zahlst} other {{name} zahlt}}}} {amount}: {reason, select, inheritance {ein Erbe} freight_bill {eine Frachtrechnung} grain_prize {eine Getreideprämie} sawmill_order {ein Sägewerksauftrag} winnings {Gewinn im Saloon} lease_end {Ende der Pacht} surrendered {für die abgegebene Beute} other {das Geld im Saloon}}.",
  "pionjar.log.january": "Die Bank legt {amount} in den Saloon.",
  "pionjar.log.ended":
    "Der letzte Monat ist vorbei: {n, plural, one {{who, select, you {du gewinnst} other {{name} gewinnt}}} other {{names} gewinnen gemeinsam}} mit {capital}.",
  "pionjar.log.property":
    "{what, select, claimed {{who, select, you {Du steckst} other {{name} steckt}} {property} ab} other {{who, select, you {Du fährst} other {{name} fährt}} nach {property}}}.",
  "pionjar.log.simple":
    "{who, select, you {Du} other {{name}}} {what, select, washed_out {{who, select, you {triffst} other {trifft}} einen schwarzen Punkt: der nächste Zug fällt aus} road_was_good {{who, select, you {hast} other {hat}} guten Weg: fünf Schritte mehr} trail_entered {{who, select, you {gehst} other {geht}} auf die Pfade} trail_left {{who, select, you {kommst} other {kommt}} vom Pfad zurück auf den Ring} released {{who, select, you {bist} other {ist}} wieder frei} stagecoach_taken {{who, select, you {nimmst} other {nimmt}} die Kutsche nach Pioneer City} sheriff_appointed {{who, select, you {bist} other {ist}} jetzt Sheriff} star_returned {{who, select, you {gibst} other {gibt}} den Stern zurück} lease_taken {{who, select, you {pachtest} other {pachtet}} den Saloon} lease_ended {{who, select, you {verlierst} other {verliert}} die Pacht, das Jahr ist um} trading_post_bought {{who, select, you {kaufst} other {kauft}} den Handelsposten} other {{who, select, you {passt} other {passt}}}}.",
  "pionjar.log.turned_back":
    "{who, select, you {Du kommst} other {{name} kommt}} zu spät nach {property}: {first, select, you {du warst} other {{rival} war}} zuerst da. Zurück nach Missouri.",
  "pionjar.log.rode":
    "{who, select, you {Du reitest} other {{name} reitet}} {steps, plural, one {# Schritt} other {# Schritte}} {kind, select, sell_harvest {zum Ernteverkauf} sell_timber {zum Holzverkauf} sell_spoils {zum Verkauf: {goods}} trapper {zum Pelzhändler} post {zur Post} telegram {zum Telegrafen} saloon {zu einem Saloon} city {nach Pioneer City} other {in die Prärie}}.",
  "pionjar.log.trail": "{who, select, you {Du nimmst} other {{name} nimmt}} den {trail}.",
  "pionjar.log.arrested":
    "{who, select, you {Du wirst} other {{name} wird}} verhaftet, wieder frei im {month}.",
  "pionjar.log.lap":
    "{who, select, you {Du erreichst} other {{name} erreicht}} Pioneer City, Runde {lap}.",
  "pionjar.log.land": "{who, select, you {Du kaufst} other {{name} kauft}} {property} für {price}.",
  "pionjar.log.equipped":
    "{who, select, you {Du kaufst} other {{name} kauft}} {harvest, plural, =0 {} one {# Erntekarte} other {# Erntekarten}}{both, select, yes { und } other {}}{timber, plural, =0 {} one {# Holzkarte} other {# Holzkarten}}.",
  "pionjar.log.crops":
    "{who, select, you {Du verkaufst} other {{name} verkauft}} {cards} × {goods} zu {price}.",
  "pionjar.log.spoils":
    "{who, select, you {Du verkaufst} other {{name} verkauft}} {n} × {goods} ({values}) für {amount}.",
  "pionjar.log.found":
    "{who, select, you {Du findest} other {{name} findet}} {goods, select, buffalo {einen Büffel} fish {Fische} other {Gold}}{known, select, yes {, Wert {value}} other {}}.",
  "pionjar.log.haul":
    "{lost, select, yes {{who, select, you {Du verlierst} other {{name} verliert}} die Beute an Räuber} other {{who, select, you {Du gibst} other {{name} gibt}} Räubern die Beute zum halben Wert}}.",
  "pionjar.log.wagered": "{who, select, you {Du setzt} other {{name} setzt}} {stake} im Saloon.",
  "pionjar.card":
    "{card, select, arrested {verhaftet} sheriff {Sheriffstern} saloon_lease {Saloonpacht} inheritance {Erbschaft} freight_bill {Frachtrechnung} grain_prize {Getreideprämie} sawmill_order {Sägewerksauftrag} locusts {Heuschrecken} forest_fire {Waldbrand} stagecoach_ticket {Kutschenfahrt} buffalo_auction {Büffelauktion} gold_auction {Goldauktion} harvest_rise {Ernte ist teuer} timber_rise {Holz ist teuer} glut {Überangebot} buffalo_rise {Büffel sind teuer} fish_fall {Fisch ist billig} gold_rise {Gold ist teuer} hunting_raiders {Räuber auf dem Jagdpfad} fishing_raiders {Räuber auf dem Fischpfad} cavalry {Kavallerie} other {{card}}}",
  "pionjar.log.drawn":
    "{who, select, you {Du ziehst} other {{name} zieht}} {stack, select, post {einen Brief} other {ein Telegramm}}: {card}.",
  "pionjar.log.card_lost":
    "{who, select, you {Du verlierst} other {{name} verliert}} eine Karte: {goods}.",
  "pionjar.log.price":
    "Bis Jahresende gibt es für {goods} {percent}\u00a0% {sign, select, less {weniger} other {mehr}}.",
  "pionjar.log.raider": "Ein Räuber steht auf dem {trail}.",
  "pionjar.log.cavalry": "Die Kavallerie vertreibt die Räuber.",
  "pionjar.log.auction": "Versteigerung: {goods}, {lots, plural, one {# Stück} other {# Stück}}.",
  "pionjar.log.bid": "{who, select, you {Du bietest} other {{name} bietet}} {amount}.",
  "pionjar.log.sealed":
    "{who, select, you {Du bietest} other {{name} bietet}} {amount, plural, =0 {nicht} other {verdeckt {amount}}}.",
  "pionjar.log.opened": "Die Gebote: {bids}.",
  "pionjar.log.lot":
    "{who, select, you {Du ersteigerst} other {{name} ersteigert}} {goods, select, buffalo {einen Büffel} fish {Fische} other {Gold}} für {price}{known, select, yes {, Wert {value}} other {}}.",
  "pionjar.log.unsold": "Niemand bietet; die Karte geht zurück.",
  "pionjar.reckoning": "Vermögen",
  "pionjar.reckoning.pioneer": "Pionier",
  "pionjar.part":
    "{part, select, land {Land} buffalo {Büffel} fish {Fische} gold {Gold} cash {Bargeld} other {Vermögen}}",
  "pionjar.done.branch": "Weg nach {property}",
  "pionjar.change.month": "Monat",
  "pionjar.change.turn": "Am Zug",
  "pionjar.change.saloon": "Saloon",
  "pionjar.change.place": "{name}: Ort",
  "pionjar.change.cash": "{name}: Bargeld",
  "pionjar.place":
    "{where, select, road {auf dem Weg, Punkt {at}} trailhead {an der Gabelung} hunting {auf dem Jagdpfad, Kreis {at}} fishing {auf dem Fischpfad, Kreis {at}} prison {im Gefängnis} sell_harvest {Ernteverkauf, Feld {at}} sell_timber {Holzverkauf, Feld {at}} sell_spoils {Verkauf: {goods}, Feld {at}} trapper {Pelzhändler, Feld {at}} post {Post, Feld {at}} telegram {Telegraf, Feld {at}} saloon {Saloon, Feld {at}} city {Pioneer City} other {Prärie, Feld {at}}}",
  "pionjar.new.last_year": "Gespielt bis Dezember",
  "pionjar.new.automatic": "Züge ohne Wahl spielen sich selbst",
  "pionjar.new.saloon": "Überall wetten",
  "pionjar.new.saloon_detail": "Einmal je Zug, wo immer der Wagen steht. Ohne Wertung.",
  "pionjar.tick.claim": "abgesteckt",
  "pionjar.tick.land": "Landkauf",
  "pionjar.tick.auction": "Auktion",
  "pionjar.tick.raid": "Überfall",
  "pionjar.tick.arrest": "Haft",
  "pionjar.counted.raids":
    "{n, plural, =0 {Kein Überfall.} one {Ein Überfall.} other {# Überfälle.}}",
  "pionjar.counted.arrests":
    "{n, plural, =0 {Keine Verhaftung.} one {Eine Verhaftung.} other {# Verhaftungen.}}",
  "pionjar.counted.auctions":
    "{n, plural, =0 {Keine Auktion.} one {Eine Auktion.} other {# Auktionen.}}",
  "pionjar.counted.sales": "{n, plural, one {# Verkauf.} other {# Verkäufe.}}",
};
