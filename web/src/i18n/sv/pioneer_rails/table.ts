/** Swedish: Pioneer Rails. */
import type { table as english } from "../../en/pioneer_rails/table";
import type { Same } from "../../words";

export const table: Same<typeof english> = {
  "rails.suit":
    "{suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}",
  "rails.joker": "Joker",
  "rails.card":
    "{suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}} {rank}",
  "rails.building":
    "{kind, select, mine {Gruva} bank {Bank} fort {Fort} ranch {Ranch} yard {Bangård} saloon {Saloon} bandit {Bandit} jail {Fängelse} other {{kind}}}",
  "rails.source":
    "{source, select, hands {Händer} towns {Städer} ranches {Rancher} yards {Bangårdar} forts {Fort} gold {Guld} banks {Banker} jails {Fängelser} escaped {Förrymda} goals {Mål} other {Summa}}",
  "rails.goal":
    "{goal, select, g1A {5 guld på bank} g1B {8 guld brutet} g1C {2 banker} g1D {3 salooner} g1E {1 fort} g1F {3 stationer når kartans kant} g1G {räls längs 4 bergskedjor} g1H {5 rancher} g1I {2 tunnlar från olika stationer} g1J {en byggnad med två stationers räls} g1K {6 städer} g1L {3 städer på en station} g1M {2 broar från olika stationer} g1N {en stad på 2 stationer} g1O {2 bangårdar} g2A {6 banditer i fängelse} g2B {2 fängelser klara} g2C {2 räls vid vart och ett av 3 fort} g2D {4 stationers räls når berg} g2E {3 städer vid berg} g2F {3 städer vid floder} other {{goal}}}",
  "rails.owner":
    "{owner, select, c1 {Banker kräver 2 räls.} c2 {Räls vid ett fort ger en räls till.} c3 {Salooner kräver 1 räls.} c4 {Handen räknas dubbelt, med saloon tredubbelt.} c5 {Avstå en räls och lägg de andra från valfria stationer.} c6 {2 räls i stället för 3, en av dem en växel.} c7 {2 räls i stället för 3, en av dem en bro.} c8 {2 räls i stället för 3, en av dem en tunnel.} c9 {2 räls i stället för 3, en av dem en genväg.} c10 {Mål ger 5 mer den här rundan.} other {{owner}}}",
  "rails.goal_kind": "{kind, select, sheriff {Sheriff} ranch {Ranch} other {Tåg}}",
  "rails.bar": "Runda {round} av 4 · drag {turn} av 5",
  "rails.strip.seats": "Spelare",
  "rails.strip.sheet": "{points} poäng: visa bladet",
  "rails.strip.dealer": "Ger det här draget",
  "rails.strip.dealer_sign": "G",
  "rails.strip.sent": "har skickat",
  "rails.looking": "{name}: bladet",
  "rails.looking_back": "Till ditt eget",
  "rails.map.edges":
    "{n, plural, =0 {Kartan} one {Kartan: # kant för nästa räls} other {Kartan: # kanter för nästa räls}}",
  "rails.way":
    "{way, select, bridge {Bro} tunnel {Tunnel} shortcut {Genväg} switch {Växel} other {Räls}}",
  "rails.edge":
    "{suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}, linje {line}: {way, select, bridge {bro} tunnel {tunnel} shortcut {genväg} switch {växel} other {räls}} mot {towards, select, n {norr} ne {nordost} se {sydost} s {söder} sw {sydväst} other {nordväst}}",
  "rails.edge.branches":
    "{n, plural, =0 {från stationen} one {efter linjens första räls} other {efter # räls på linjen}}",
  "rails.edge.town": "till {town}",
  "rails.edge.symbol": "stryker en symbol",
  "rails.edge.bandit": "vid en bandit",
  "rails.edge.wakes": "öppnar {names}",
  "rails.said.laid": "Räls {n} ligger",
  "rails.said.back": "Räls {n} är borta igen",
  "rails.sheet.makes":
    "{hand, select, pair {ett par} two_pair {två par} three_of_a_kind {triss} full_house {kåk} straight {stege} four_of_a_kind {fyrtal} other {ingenting}} · {points}",
  "rails.hand.title": "Handen i runda {round}",
  "rails.hand.ranks": "Handen: {ranks}",
  "rails.sheet.pick": "Du ger: ta ett kort till dig själv.",
  "rails.sheet.card": "Vilket kort använder du?",
  "rails.sheet.whose": "{name}: vilket kort?",
  "rails.sheet.whose_pick": "{name} ger: ta ett kort åt dig själv.",
  "rails.sheet.secret": "för drag 5",
  "rails.sheet.set_aside": "utgår",
  "rails.sheet.others": "för de andra",
  "rails.sheet.dealers": "givarens",
  "rails.sheet.joker_rank": "Jokern räknas som …",
  "rails.sheet.joker_suit": "… och lägger räls för …",
  "rails.sheet.lay":
    "{how, select, secret {Ditt hemliga kort: upp till {n, select, 2 {två} 4 {fyra} 5 {fem} other {tre}} räls för {suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}.} named {{name}: upp till {n, select, 2 {två} 4 {fyra} 5 {fem} other {tre}} räls för {suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}.} other {Lägg upp till {n, select, 2 {två} 4 {fyra} 5 {fem} other {tre}} räls för {suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}. Tryck på en glödande kant.}}",
  "rails.sheet.way":
    "{way, select, bridge {En bro: en räls mellan två floder.} tunnel {En tunnel: en räls mellan två berg.} shortcut {En genväg: en räls tvärs över tomt land.} other {En växel: en ny linje grenar av.}}{costs, select, yes { Kostar en symbol.} power { Draget har då upp till {n, select, 1 {en} 2 {två} other {{n}}} räls.} other {}}",
  "rails.sheet.laid":
    "{n, plural, one {# räls lagd} other {# räls lagda}} för {suit, select, spade {spader} heart {hjärter} diamond {ruter} club {klöver} other {{suit}}}.{more, select, free {} symbol { En till kostar en symbol.} other { Fler går inte.}}",
  "rails.sheet.opens": "{n, plural, other {{names} öppnar.}}",
  "rails.sheet.caught": "{n, plural, one {En bandit fångas.} other {# banditer fångas.}}",
  "rails.sheet.escaped": "{n, plural, one {En bandit rymmer.} other {# banditer rymmer.}}",
  "rails.sheet.dearer": "En till kostar en symbol.",
  "rails.sheet.first": "Valören går till handen, färgen lägger räls.",
  "rails.sheet.effects": "Stadssymboler att stryka: {n}",
  "rails.sheet.symbols": "{n, plural, one {symbol} other {symboler}}",
  "rails.sheet.suit": "Färg",
  "rails.sheet.order": "{n, plural, =1 {Välj} other {Ordning · #}}",
  "rails.sheet.send":
    "{n, plural, =0 {Skicka utan räls} one {Skicka # räls} other {Skicka # räls}}",
  "rails.sheet.send_best": "Skicka, bästa ordning · {points}",
  "rails.sheet.send_order": "Skicka din ordning · {points}",
  "rails.sheet.order_title": "Vad öppnar härnäst? Nummer {n}.",
  "rails.sheet.rank":
    "En saloon: från och med den här rundan är varje kort av den valda valören värt 1 mer.",
  "rails.sheet.order_complete": "Din ordning är klar.",
  "rails.sheet.with":
    "{kind, select, bank {{gold} guld in} saloon {{rank}} jail {ruta {jail}} bandit {{jail, plural, =0 {rymmer} other {till fängelse {jail}}}} other {}}",
  "rails.pass.title": "Ge telefonen till {name}.",
  "rails.pass.detail": "Nu kommer ett hemligt kort, bara för {name}.",
  "rails.pass.take": "Jag är {name}: visa korten",
  "rails.score.title": "Poängspår",
  "rails.score.owner": "Bolagsägare",
  "rails.score.saloon":
    "Saloon i runda {round}: {on, select, yes {inringad} other {inte inringad}}",
  "rails.score.fort_tracks": "{n, plural, one {# räls} other {# räls}} vid fort, 2 poäng var",
  "rails.score.ranks": "Saloonens valörer",
  "rails.score.box": "{says}: {mark, select, circled {inringad} crossed {struken} other {fri}}",
  "rails.score.symbols":
    "{circled, plural, one {# av {count} inringad} other {# av {count} inringade}}, {crossed, plural, one {# struken} other {# strukna}}",
  "rails.score.jail":
    "Fängelse {number}: {built, select, yes {klart} other {inte klart}}, {filled, plural, one {# bandit} other {# banditer}}",
  "rails.looking_last":
    "Senaste draget: {card}, {n, plural, =0 {ingen räls} one {# räls, markerad på kartan} other {# räls, markerade på kartan}}.",
  "rails.looking_to": "{step, select, on {Nästa} other {Förra}}: {name}",
  "rails.versus.theirs": "Där",
  "rails.versus.mine": "Hos dig",
  "rails.goal_has": "{has} av {wanted}",
  "rails.page.back": "Tillbaka till draget",
  "rails.outcome.title": "Vad draget gav",
  "rails.outcome.tracks":
    "{n, plural, =0 {ingen räls} one {# räls} other {# räls}}{towns, select, yes { till {names}} other {}}",
  "rails.outcome.woken":
    "{building}{kind, select, bank {: {gold} guld × {times}} bandit {{jail, plural, =0 { rymmer} other { fångad}}} jail {: ruta {jail}} other {}}{rank, select, none {} other {: {rank}}}{round, plural, =0 {} other {: handen i runda # räknas dubbelt}}",
  "rails.outcome.hand":
    "{hand, select, pair {Ett par} two_pair {Två par} three_of_a_kind {Triss} full_house {Kåk} straight {Stege} four_of_a_kind {Fyrtal} other {Ingen hand}}",
  "rails.reckoning": "Poäng per källa",
  "rails.tie": "Lika många poäng: de bättre händerna avgör.",
  "rails.target": "För vinst: {target} poäng.",
  "rails.unrated": "Med varianter: inte rankad.",
  "rails.moment.cards": "Kort",
  "rails.moment.used": "i det skickade draget",
  "rails.log.round": "Runda {round} börjar.",
  "rails.log.dealer": "{who, select, you {Du} other {{name}}} ger först.",
  "rails.log.goal": "Ett mål: {goal}.",
  "rails.log.owner": "Bolagsägare: {owner}",
  "rails.log.secret": "{who, select, you {Du har} other {{name} har}} ett hemligt kort för drag 5.",
  "rails.log.secret_open": "{who, select, you {Du} other {{name}}}: {card} för drag 5.",
  "rails.log.set_aside": "{card} utgår det här draget.",
  "rails.log.picked": "{who, select, you {Du} other {{name}}} tar {card}.",
  "rails.log.submitted":
    "{who, select, you {Du har skickat ditt} other {{name} har skickat sitt}} drag.",
  "rails.log.submitted_open":
    "{who, select, you {Du} other {{name}}} planerar {card}, {n, plural, =0 {ingen räls} one {# räls} other {# räls}} {suit}.",
  "rails.log.played":
    "{who, select, you {Du} other {{name}}}: {card}, {n, plural, =0 {ingen räls} one {# räls} other {# räls}} {suit}{effect, select, none {} extra { med en stadssymbol} bridge { med en bro} tunnel { med en tunnel} shortcut { med en genväg} switch { med en växel} other { i annan färg}}{power, select, yes { enligt ägarens regel} other {}}{towns, select, yes { till {names}} other {}}.",
  "rails.log.woken":
    "{who, select, you {Du} other {{name}}}: {building}{kind, select, bank { ({gold} guld)} bandit {{caught, select, yes { fångad} other { rymmer}}} other {}}{rank, select, none {} other { ({rank})}}{gains, plural, =0 {} other {, {points}}}.",
  "rails.log.reached":
    "{who, select, you {Du} other {{name}}} når ett mål{less, plural, =0 {, {points}} other {, # poäng mindre att nå}}: {goal}.",
  "rails.log.hand":
    "{who, select, you {Du} other {{name}}}: {hand, select, pair {ett par} two_pair {två par} three_of_a_kind {triss} full_house {kåk} straight {stege} four_of_a_kind {fyrtal} other {ingenting}}, {points}.",
  "rails.log.ended": "Sista rundan är slut.",
  "rails.done.pick": "ta {card}",
  "rails.done.turn": "{card}, {n, plural, =0 {ingen räls} one {# räls} other {# räls}}",
  "rails.change.round": "Runda",
  "rails.change.turn": "Drag",
  "rails.change.cards": "Öppna kort",
  "rails.new.unrated": "Ensam rankas inte en match med varianter.",
  "rails.new.family":
    "{sheet, select, desert_a {Öken A} desert_b {Öken B} forest_a {Skog A} other {Skog B}}",
  "rails.variant_detail":
    "{variant, select, advanced_hand {Alla håller ett kort för det femte draget.} owners {Varje runda har en egen regel.} other {Två kort med valfri valör och färg.}}",
  "rails.tick.goal": "mål",
  "rails.tick.activation": "byggnad",
  "rails.counted.goals":
    "{n, plural, =0 {Inget mål nåddes.} one {Ett mål nåddes.} other {Mål nåddes # gånger.}}",
  "rails.counted.activations": "{n, plural, one {# byggnad öppnade.} other {# byggnader öppnade.}}",
};
