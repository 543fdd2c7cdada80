/** Swedish: Pionjär. */
import type { table as english } from "../../en/pionjar/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "pionjar.property":
    "{property, select, green_valley {Gröna dalen} buffalo_head {Buffelhuvudet} high_falls {Höga fallen} great_lakes {Stora sjöarna} golden_mountains {Gyllene bergen} silent_forest {Tysta skogen} other {{property}}}",
  "pionjar.goods":
    "{goods, select, buffalo {bufflar} fish {fisk} gold {guld} harvest {skörd} timber {timmer} other {{goods}}}",
  "pionjar.trail": "{trail, select, hunting {Jaktstigen} other {Fiskestigen}}",
  "pionjar.board.road": "Vägen",
  "pionjar.board.west": "västerut, 1857 →",
  "pionjar.board.missouri": "Missouri",
  "pionjar.board.coast": "Östkusten",
  "pionjar.board.red": "5 steg till",
  "pionjar.board.black": "stå över",
  "pionjar.board.city": "Pioneer City",
  "pionjar.board.prison": "Fängelse",
  "pionjar.board.panels": "Del av brädet",
  "pionjar.board.panel":
    "{panel, select, road {Vägen} territory {Territoriet} auction {Auktionen} other {Saloonen}}",
  "pionjar.die": "en {face}",
  "pionjar.receipt": "Försäljning: {goods}",
  "pionjar.receipt.how":
    "{n, plural, one {# kort} other {# kort}}, {goods}{change, select, trapper {{percent, plural, =0 {: trappern betalar sheriffen fullt} other {: trappern betalar hälften}}} more {, +{percent}\u00a0% enligt kungörelse} less {, −{percent}\u00a0% enligt kungörelse} other {}}",
  "pionjar.scene.on_bar": "På disken: {amount}",
  "pionjar.scene.bidders": "Budgivare",
  "pionjar.scene.lots": "Varor",
  "pionjar.scene.lot": "Vara {lot}",
  "pionjar.scene.lot_state":
    "{state, select, open {pågår nu} to_come {kommer} unsold {inget bud} other {borta}}",
  "pionjar.scene.bidder":
    "{state, select, leads {{bid}} bid {{bid}} passed {ute} short {inga pengar} sealed {slutet bud} thinks {tänker} in {är med} other {inget bud}}",
  "pionjar.scene.leads": "högst",
  "pionjar.scene.wagers": "De senaste insatserna",
  "pionjar.scene.stake": "insats {stake}",
  "pionjar.percent": "{sign, select, less {{percent}\u202f%} other {+{percent}\u202f%}}",
  "pionjar.bar.road": "{claims, plural, =0 {på väg} one {# mark tagen} other {# marker tagna}}",
  "pionjar.strip.seats": "Nybyggare",
  "pionjar.strip.road": "På väg",
  "pionjar.strip.land": "{property} · {owner, select, yes {ägare} other {inte betald}}",
  "pionjar.strip.sheriff": "Sheriff",
  "pionjar.strip.lease": "Saloonarrende",
  "pionjar.strip.post": "Handelsstation",
  "pionjar.strip.prison": "I fängelse",
  "pionjar.strip.open": "{name}: mark och varor",
  "pionjar.strip.sealed": "Bud lagt",
  "pionjar.strip.passed": "Passat",
  "pionjar.strip.skips": "Står över nästa drag",
  "pionjar.beside": "Bredvid brädet",
  "pionjar.ledger.title": "Mark och varor",
  "pionjar.ledger.ahead": "De närmaste månaderna",
  "pionjar.ledger.room": "{count} av {room}",
  "pionjar.ledger.saloon": "{amount} i saloonen",
  "pionjar.ledger.raider": "{trail}: en rövare på cirkel {circle}.",
  "pionjar.ledger.almanac": "Steg per månad",
  "pionjar.ledger.prices": "Priser {year}",
  "pionjar.ledger.price_row": "{goods}: {least} till {most} år {year}",
  "pionjar.ledger.year_before": "Året före",
  "pionjar.ledger.year_after": "Året efter",
  "pionjar.ledger.redeem": "Marken kostar {redemption} efter första varvet, {full} senare.",
  "pionjar.sheet.moment": "Ett ögonblick.",
  "pionjar.sheet.decline":
    "{ask, select, bid {Passa} depart {Nej} equip {Köp inget} whole_visit {Rid vidare, köp inget} wager {Gå ut} other {Rid vidare}}",
  "pionjar.sheet.ride": "Rid {steps}",
  "pionjar.sheet.do":
    "{action, select, move {Slå tärningen} enter_trail {Ta stigarna} take_lease {Arrendera} take_stagecoach {Ta diligensen} equip {Utrusta} visit {Handla i staden} place_raider {Ställ ut rövaren} pass_bid {Passa} ride_on {Rid vidare} other {Vidare}}",
  "pionjar.sheet.ride_detail":
    "{month}: {steps} {kind, select, sell_harvest {till skördeförsäljningen} sell_timber {till timmerförsäljningen} sell_spoils {till försäljning av {goods}} trapper {till pälshandlaren} post {till en post} telegram {till en telegraf} saloon {till en saloon} city {till Pioneer City} other {till öppen prärie}}.",
  "pionjar.ride.steps": "{month}: {steps} steg",
  "pionjar.ride.kind":
    "{kind, select, sell_harvest {Sälj skörd} sell_timber {Sälj timmer} sell_spoils {Sälj {goods}} trapper {Päls\u00adhandlare} post {Post} telegram {Telegraf} saloon {Saloon} city {Staden} other {Prärie}}",
  "pionjar.ride.plays":
    "{automatic, select, yes {De spelas av sig själva, om inget finns att välja.} other {Du rider när det är din tur.}}",
  "pionjar.months.title": "Månader i fängelse",
  "pionjar.months.replay": "Se gripandet igen",
  "pionjar.months.state":
    "{state, select, arrested {gripen} inside {inne} other {{steps, plural, =0 {ute} other {ute: # steg}}}}",
  "pionjar.sheet.sale_ahead":
    "{n, plural, =0 {Du har inget att sälja där.} one {Ditt kort måste säljas där, för {amount}.} other {Dina # kort måste säljas där, för {amount}.}}",
  "pionjar.sheet.lease_detail":
    "Det kostar {price}; {saloon} ligger i saloonen och blir dina vid årets slut.",
  "pionjar.sheet.lands":
    "{kind, select, plain {du hamnar på en gul prick} black {du hamnar på en svart prick: stå över} red {du hamnar på en röd prick: 5 till} missouri {du stannar i Missouri} claim {du tar marken} buffalo {du hittar en buffel} fish {du hittar fisk} gold {du hittar guld} raider {till en rövares plats} exit {tillbaka till ringen} other {till en tom cirkel}}",
  "pionjar.sheet.worth": "räknas som {worth}",
  "pionjar.sheet.fields":
    "{farmland, plural, one {# åker} other {# åkrar}}, {forest, plural, one {# skog} other {# skogar}}",
  "pionjar.reckoning.squatter":
    "{who, select, you {Du} other {{name}}} köpte aldrig {property}: en nybyggare utan köp får inget för marken.",
  "pionjar.sheet.raider":
    "{raider, select, met {rövaren tar allt} other {förbi rövaren: bytet till halva värdet}}",
  "pionjar.sheet.circle": "Cirkel {circle}",
  "pionjar.sheet.way_before": "Den förra",
  "pionjar.sheet.way_next": "Nästa",
  "pionjar.sheet.take":
    "{ask, select, branch {Ta vägen till {way}} trail {{way}} other {Ställ den: {way}}}",
  "pionjar.sheet.less": "Mindre",
  "pionjar.sheet.more": "Mer",
  "pionjar.sheet.amount":
    "{ask, select, bid {Bjud {amount}} seal {Lägg ett slutet bud på {amount}} other {Satsa {amount}}}",
  "pionjar.sheet.stake": "Satsa {stake} och slå",
  "pionjar.sheet.bid_title": "Auktion: {goods}, {lot} av {lots}",
  "pionjar.sheet.no_bid": "Inget bud än.",
  "pionjar.sheet.highest": "{who, select, you {Du leder} other {{name} leder}} med {bid}.",
  "pionjar.sheet.outcome":
    "{die, select, one {tillbaka} two {2 × insats} six {6 × insats} other {till saloonen}}",
  "pionjar.sheet.bar_pays":
    "{full, select, yes {En sexa betalas helt, upp till insatsen {most}.} other {Pengarna räcker inte till en sexa: där finns {saloon}.}}",
  "pionjar.sheet.all": "Allt {amount}",
  "pionjar.sheet.odds": "Vad tärningen gör av det",
  "pionjar.sheet.exact": "Belopp",
  "pionjar.sheet.limits": "Från {min} till {max}{step, plural, =1 {} other {, i steg om {step}}}.",
  "pionjar.sheet.bent":
    "{why, select, low {{typed} är för lite, minst {min}} high {{typed} är för mycket, högst {max}} none {{typed} är inget belopp} other {{step, plural, =1 {{typed} är inget helt tal} other {{typed} ligger mellan stegen om {step}}}}}: det blir {amount}.",
  "pionjar.sheet.lot_worth":
    "{n, plural, one {Det enda kort du inte har sett är värt {average}} other {De # kort du inte har sett: {least} till {most}, i snitt {average}}}.{owned, select, yes { {who, select, you {Du} other {{name}}} får pengarna.} other {}}",
  "pionjar.sheet.sealed_bids": "Alla bud öppnas samtidigt.",
  "pionjar.sheet.agreed": "{ask, select, visit {Allt på en gång:} other {Klart att köpa:}}",
  "pionjar.sheet.bill":
    "{what, select, land {Marken} harvest {{n, plural, one {# skördekort} other {# skördekort}}} timber {{n, plural, one {# timmerkort} other {# timmerkort}}} trading_post {Handelsstationen} other {Sedan ut på stigarna}}",
  "pionjar.sheet.bill_empty": "Inget köps.",
  "pionjar.sheet.field":
    "{field, select, land {Köpa marken?} harvest {Hur många skördekort?} timber {Hur många timmerkort?} trading_post {Köpa handelsstationen?} other {Ta stigarna härifrån?}}",
  "pionjar.sheet.field_detail":
    "{field, select, land {Kostar {land}. } trading_post {Kostar {post} och tjänar på auktioner. } harvest {{card} styck, till nästa skördeförsäljning. } timber {{card} styck, till nästa timmerförsäljning. } trail {Där leder tärningen till buffel, fisk och guld. } other {}}Du har kvar {cash}.",
  "pionjar.sheet.cards":
    "{n, plural, =0 {inga} other {#}} {goods, select, harvest {skördekort} other {timmerkort}}",
  "pionjar.sheet.next": "Nästa",
  "pionjar.sheet.answer":
    "{value, select, yes {{field, select, trail {Ta stigarna} other {Köp}}} other {{field, select, trail {Rid vidare} other {Inte nu}}}}",
  "pionjar.sheet.confirm": "{ask, select, visit {Gör så} other {Köp}}",
  "pionjar.standing":
    "{what, select, prison {{who, select, you {Du} other {{name}}} sitter i fängelse till {month}: ingen försäljning, inga besök, men bud på auktioner.} skips {{who, select, you {Du} other {{name}}} står över nästa drag: vägen är bortspolad.} bid {{who, select, you {Ditt bud} other {Budet från {name}}} på {amount} är lagt.} other {{who, select, you {Du} other {{name}}} bjuder inte.}}",
  "pionjar.log.month": "{month}.",
  "pionjar.log.first": "{who, select, you {Du} other {{name}}} börjar.",
  "pionjar.log.rolled":
    "{who, select, you {Du} other {{name}}} slår {value}{why, select, order_rolled { om första draget} rolled {} saloon_rolled { i saloonen{stake, select, back {: insatsen kommer tillbaka} lost {: insatsen är förlorad} other {}}} other { om saloonens pengar}}.",
  "pionjar.log.skipped":
    "{who, select, you {Du} other {{name}}} står över: {why, select, prison {fängelse} other {vägen är bortspolad}}.",
  "pionjar.log.lapsed": "Ett nytt år: priserna är som tryckta igen.",
  "pionjar.log.paid":
    "{who, select, you {Du} other {{name}}} {gets, select, yes {får} other {betalar}} {amount}: {reason, select, inheritance {ett arv} freight_bill {en fraktnota} grain_prize {en spannmålspremie} sawmill_order {en sågverksorder} winnings {vinst i saloonen} lease_end {arrendets slut} surrendered {för det lämnade bytet} other {saloonens pengar}}.",
  "pionjar.log.january": "Banken lägger {amount} i saloonen.",
  "pionjar.log.ended":
    "Sista månaden är slut: {n, plural, one {{who, select, you {du} other {{name}}} vinner} other {{names} delar segern}} med {capital}.",
  "pionjar.log.property":
    "{who, select, you {Du} other {{name}}} {what, select, claimed {tar} other {styr mot}} {property}.",
  "pionjar.log.simple":
    "{who, select, you {Du} other {{name}}} {what, select, washed_out {träffar en svart prick: nästa drag faller bort} road_was_good {har god väg: fem steg till} trail_entered {tar stigarna} trail_left {kommer ut på ringen igen} released {är ute ur fängelset} stagecoach_taken {tar diligensen till Pioneer City} sheriff_appointed {är sheriff nu} star_returned {lämnar tillbaka stjärnan} lease_taken {arrenderar saloonen} lease_ended {förlorar arrendet, året är slut} trading_post_bought {köper handelsstationen} other {passar}}.",
  "pionjar.log.turned_back":
    "{who, select, you {Du} other {{name}}} kommer för sent till {property}: {first, select, you {du} other {{rival}}} var där först. Tillbaka till Missouri.",
  "pionjar.log.rode":
    "{who, select, you {Du} other {{name}}} rider {steps, plural, one {# steg} other {# steg}} {kind, select, sell_harvest {till skördeförsäljningen} sell_timber {till timmerförsäljningen} sell_spoils {till försäljning av {goods}} trapper {till pälshandlaren} post {till en post} telegram {till en telegraf} saloon {till en saloon} city {till Pioneer City} other {till öppen prärie}}.",
  "pionjar.log.trail": "{who, select, you {Du} other {{name}}} tar {trail}.",
  "pionjar.log.arrested": "{who, select, you {Du} other {{name}}} arresteras, fri igen i {month}.",
  "pionjar.log.lap": "{who, select, you {Du} other {{name}}} når Pioneer City, varv {lap}.",
  "pionjar.log.land": "{who, select, you {Du} other {{name}}} köper {property} för {price}.",
  "pionjar.log.equipped":
    "{who, select, you {Du} other {{name}}} köper {harvest, plural, =0 {} one {# skördekort} other {# skördekort}}{both, select, yes { och } other {}}{timber, plural, =0 {} one {# timmerkort} other {# timmerkort}}.",
  "pionjar.log.crops": "{who, select, you {Du} other {{name}}} säljer {cards} × {goods} à {price}.",
  "pionjar.log.spoils":
    "{who, select, you {Du} other {{name}}} säljer {n} × {goods} ({values}) för {amount}.",
  "pionjar.log.found":
    "{who, select, you {Du} other {{name}}} hittar {goods, select, buffalo {en buffel} fish {fisk} other {guld}}{known, select, yes { värt {value}} other {}}.",
  "pionjar.log.haul":
    "{who, select, you {Du} other {{name}}} {lost, select, yes {förlorar bytet till rövare} other {lämnar bytet till rövare för halva värdet}}.",
  "pionjar.log.wagered": "{who, select, you {Du} other {{name}}} satsar {stake} i saloonen.",
  "pionjar.card":
    "{card, select, arrested {arresterad} sheriff {sheriffstjärna} saloon_lease {saloonarrende} inheritance {arv} freight_bill {fraktnota} grain_prize {spannmålspremie} sawmill_order {sågverksorder} locusts {gräshoppor} forest_fire {skogsbrand} stagecoach_ticket {diligensbiljett} buffalo_auction {buffelauktion} gold_auction {guldauktion} harvest_rise {dyr skörd} timber_rise {dyrt timmer} glut {överflöd} buffalo_rise {dyra bufflar} fish_fall {billig fisk} gold_rise {dyrt guld} hunting_raiders {rövare på jaktstigen} fishing_raiders {rövare på fiskestigen} cavalry {kavalleriet} other {{card}}}",
  "pionjar.log.drawn":
    "{who, select, you {Du} other {{name}}} drar ett {stack, select, post {brev} other {telegram}}: {card}.",
  "pionjar.log.card_lost": "{who, select, you {Du} other {{name}}} förlorar ett kort: {goods}.",
  "pionjar.log.price":
    "Till årets slut ger {goods} {percent}\u00a0% {sign, select, less {mindre} other {mer}}.",
  "pionjar.log.raider": "En rövare står på {trail}.",
  "pionjar.log.cavalry": "Kavalleriet driver bort rövarna.",
  "pionjar.log.auction": "Auktion: {goods}, {lots, plural, one {# vara} other {# varor}}.",
  "pionjar.log.bid": "{who, select, you {Du} other {{name}}} bjuder {amount}.",
  "pionjar.log.sealed":
    "{who, select, you {Du} other {{name}}} {amount, plural, =0 {bjuder inte} other {lägger ett slutet bud på {amount}}}.",
  "pionjar.log.opened": "Buden: {bids}.",
  "pionjar.log.lot":
    "{who, select, you {Du} other {{name}}} vinner {goods, select, buffalo {en buffel} fish {fisk} other {guld}} för {price}{known, select, yes {, värt {value}} other {}}.",
  "pionjar.log.unsold": "Ingen bjuder; kortet går tillbaka.",
  "pionjar.reckoning": "Förmögenhet",
  "pionjar.reckoning.pioneer": "Nybyggare",
  "pionjar.part":
    "{part, select, land {Mark} buffalo {Bufflar} fish {Fisk} gold {Guld} cash {Kontant} other {Summa}}",
  "pionjar.done.branch": "vägen till {property}",
  "pionjar.change.month": "Månad",
  "pionjar.change.turn": "Tur",
  "pionjar.change.saloon": "Saloon",
  "pionjar.change.place": "{name}: plats",
  "pionjar.change.cash": "{name}: kontant",
  "pionjar.place":
    "{where, select, road {på vägen, prick {at}} trailhead {vid vägskälet} hunting {på jaktstigen, cirkel {at}} fishing {på fiskestigen, cirkel {at}} prison {i fängelset} sell_harvest {skördeförsäljning, ruta {at}} sell_timber {timmerförsäljning, ruta {at}} sell_spoils {försäljning av {goods}, ruta {at}} trapper {pälshandlaren, ruta {at}} post {ett postkontor, ruta {at}} telegram {en telegraf, ruta {at}} saloon {en saloon, ruta {at}} city {Pioneer City} other {prärien, ruta {at}}}",
  "pionjar.new.last_year": "Spelas till december",
  "pionjar.new.automatic": "Drag utan val spelas själva",
  "pionjar.new.saloon": "Satsa var som helst",
  "pionjar.new.saloon_detail": "En gång per drag, var vagnen än är. Utan rating.",
  "pionjar.tick.claim": "anspråk",
  "pionjar.tick.land": "markköp",
  "pionjar.tick.auction": "auktion",
  "pionjar.tick.raid": "rån",
  "pionjar.tick.arrest": "gripande",
  "pionjar.counted.raids": "{n, plural, =0 {Inget rån.} one {Ett rån.} other {# rån.}}",
  "pionjar.counted.arrests":
    "{n, plural, =0 {Ingen arrestering.} one {En arrestering.} other {# arresteringar.}}",
  "pionjar.counted.auctions":
    "{n, plural, =0 {Ingen auktion.} one {En auktion.} other {# auktioner.}}",
  "pionjar.counted.sales": "{n, plural, one {# försäljning.} other {# försäljningar.}}",
};
