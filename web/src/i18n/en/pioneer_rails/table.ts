/** English: Pioneer Rails. `who` and `other` select "you" or the person’s name. */
export const table = {
  "rails.suit":
    "{suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}",
  "rails.joker": "Joker",
  "rails.card":
    "{rank} of {suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}",
  "rails.building":
    "{kind, select, mine {Mine} bank {Bank} fort {Fort} ranch {Ranch} yard {Rail yard} saloon {Saloon} bandit {Bandit} jail {Jail} other {{kind}}}",
  "rails.source":
    "{source, select, hands {Hands} towns {Towns} ranches {Ranches} yards {Rail yards} forts {Forts} gold {Gold} banks {Banks} jails {Jails} escaped {Escaped} goals {Goals} other {Total}}",
  "rails.goal":
    "{goal, select, g1A {5 gold banked} g1B {8 gold mined} g1C {2 banks} g1D {3 saloons} g1E {1 fort} g1F {3 stations joined to the map’s edge} g1G {track along 4 mountain ranges} g1H {5 ranches} g1I {2 tunnels from different stations} g1J {a building finished by two stations’ tracks} g1K {6 towns} g1L {3 towns on one station} g1M {2 bridges from different stations} g1N {a town joined to 2 stations} g1O {2 rail yards} g2A {6 bandits jailed} g2B {2 jails finished} g2C {2 tracks at each of 3 forts} g2D {4 stations’ tracks reach mountains} g2E {3 towns beside mountains} g2F {3 towns beside rivers} other {{goal}}}",
  "rails.owner":
    "{owner, select, c1 {Banks need 2 tracks.} c2 {Track at a fort gives one more track.} c3 {Saloons need 1 track.} c4 {The hand counts double, with the saloon three times.} c5 {Give up one track to lay the others from any stations.} c6 {2 tracks instead of 3, one of them a switch.} c7 {2 tracks instead of 3, one of them a bridge.} c8 {2 tracks instead of 3, one of them a tunnel.} c9 {2 tracks instead of 3, one of them a shortcut.} c10 {Goals of this round pay 5 more.} other {{owner}}}",
  "rails.goal_kind": "{kind, select, sheriff {Sheriff} ranch {Ranch} other {Train}}",
  "rails.bar": "Round {round} of 4 · turn {turn} of 5",
  "rails.strip.seats": "Players",
  "rails.strip.sheet": "{points, plural, one {# point} other {# points}}: show the sheet",
  "rails.strip.dealer": "Deals this turn",
  "rails.strip.dealer_sign": "D",
  "rails.strip.sent": "has sent the turn",
  "rails.looking": "{name}’s sheet",
  "rails.looking_back": "Back to yours",
  "rails.map.edges":
    "{n, plural, =0 {The map} one {The map: # edge for the next track} other {The map: # edges for the next track}}",
  "rails.way":
    "{way, select, bridge {Bridge} tunnel {Tunnel} shortcut {Shortcut} switch {Switch} other {Rail}}",
  "rails.edge":
    "{suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}, line {line}: {way, select, bridge {bridge} tunnel {tunnel} shortcut {shortcut} switch {switch} other {track}} to the {towards, select, n {north} ne {north-east} se {south-east} s {south} sw {south-west} other {north-west}}",
  "rails.edge.branches":
    "{n, plural, =0 {from the station} one {after # track of the line} other {after # tracks of the line}}",
  "rails.edge.town": "to {town}",
  "rails.edge.symbol": "crosses out a symbol",
  "rails.edge.bandit": "at a bandit",
  "rails.edge.wakes": "wakes {names}",
  "rails.said.laid": "Track {n} is laid",
  "rails.said.back": "Track {n} is taken back",
  "rails.sheet.makes":
    "{hand, select, pair {a pair} two_pair {two pair} three_of_a_kind {three of a kind} full_house {a full house} straight {a straight} four_of_a_kind {four of a kind} other {nothing}} · {points}",
  "rails.hand.title": "Hand of round {round}",
  "rails.hand.ranks": "Hand: {ranks}",
  "rails.sheet.pick": "You deal: take one card for yourself.",
  "rails.sheet.card": "Which card do you use?",
  "rails.sheet.whose": "{name}: which card?",
  "rails.sheet.whose_pick": "{name} deals: take one card for yourself.",
  "rails.sheet.secret": "for turn 5",
  "rails.sheet.set_aside": "out this turn",
  "rails.sheet.others": "for the others",
  "rails.sheet.dealers": "the dealer’s",
  "rails.sheet.joker_rank": "The joker counts as …",
  "rails.sheet.joker_suit": "… and lays track for …",
  "rails.sheet.lay":
    "{how, select, secret {Your secret card: up to {n, select, 2 {two} 4 {four} 5 {five} other {three}} tracks for {suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}.} named {{name}: up to {n, select, 2 {two} 4 {four} 5 {five} other {three}} tracks for {suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}.} other {Lay up to {n, select, 2 {two} 4 {four} 5 {five} other {three}} tracks for {suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}. Tap a glowing edge.}}",
  "rails.sheet.way":
    "{way, select, bridge {A bridge: one track between two rivers.} tunnel {A tunnel: one track between two mountains.} shortcut {A shortcut: one track across empty land.} other {A switch: a new line branches off this station’s.}}{costs, select, yes { It costs a symbol.} power { The turn then has up to {n, select, 1 {one} 2 {two} other {{n}}} tracks.} other {}}",
  "rails.sheet.laid":
    "{n, plural, one {# track laid} other {# tracks laid}} for {suit, select, spade {spades} heart {hearts} diamond {diamonds} club {clubs} other {{suit}}}.{more, select, free {} symbol { One more costs a symbol.} other { No more this turn.}}",
  "rails.sheet.opens": "{n, plural, one {{names} wakes.} other {{names} wake.}}",
  "rails.sheet.caught": "{n, plural, one {A bandit is caught.} other {# bandits are caught.}}",
  "rails.sheet.escaped": "{n, plural, one {A bandit escapes.} other {# bandits escape.}}",
  "rails.sheet.dearer": "One more costs a symbol.",
  "rails.sheet.first": "Its rank joins your hand, its suit lays track.",
  "rails.sheet.effects": "Town symbols to cross: {n}",
  "rails.sheet.symbols": "{n, plural, one {symbol} other {symbols}}",
  "rails.sheet.suit": "Suit",
  "rails.sheet.order": "{n, plural, =1 {Choose} other {Order · #}}",
  "rails.sheet.send":
    "{n, plural, =0 {Send without track} one {Send # track} other {Send # tracks}}",
  "rails.sheet.send_best": "Send, best order · {points}",
  "rails.sheet.send_order": "Send your order · {points}",
  "rails.sheet.order_title": "What wakes next? Number {n}.",
  "rails.sheet.rank":
    "A saloon: from this round on, each card of the rank you choose is worth 1 more.",
  "rails.sheet.order_complete": "Your order is complete.",
  "rails.sheet.with":
    "{kind, select, bank {{gold} gold paid in} saloon {{rank}} jail {box {jail}} bandit {{jail, plural, =0 {escapes} other {to jail {jail}}}} other {}}",
  "rails.pass.title": "Pass the phone to {name}.",
  "rails.pass.detail": "A secret card comes next, for {name} alone.",
  "rails.pass.take": "I am {name}: show my cards",
  "rails.score.title": "Score tracks",
  "rails.score.owner": "Company owner",
  "rails.score.saloon": "Saloon of round {round}: {on, select, yes {circled} other {not circled}}",
  "rails.score.fort_tracks":
    "{n, plural, one {# track} other {# tracks}} beside forts, 2 points each",
  "rails.score.ranks": "Saloon ranks",
  "rails.score.box": "{says}: {mark, select, circled {circled} crossed {crossed out} other {free}}",
  "rails.score.symbols": "{circled} of {count} circled, {crossed} crossed out",
  "rails.score.jail":
    "Jail {number}: {built, select, yes {finished} other {not finished}}, {filled, plural, one {# bandit} other {# bandits}}",
  "rails.looking_last":
    "Last turn: {card}, {n, plural, =0 {no track} one {# track, marked on the map} other {# tracks, marked on the map}}.",
  "rails.looking_to": "{step, select, on {Next} other {Previous}}: {name}",
  "rails.versus.theirs": "Theirs",
  "rails.versus.mine": "Yours",
  "rails.goal_has": "{has} of {wanted}",
  "rails.page.back": "Back to the turn",
  "rails.outcome.title": "What the turn brought",
  "rails.outcome.tracks":
    "{n, plural, =0 {no track} one {# track} other {# tracks}}{towns, select, yes { to {names}} other {}}",
  "rails.outcome.woken":
    "{building}{kind, select, bank {: {gold} gold × {times}} bandit {{jail, plural, =0 { escapes} other { caught}}} jail {: box {jail}} other {}}{rank, select, none {} other {: {rank}}}{round, plural, =0 {} other {: the hand of round # counts double}}",
  "rails.outcome.hand":
    "{hand, select, pair {A pair} two_pair {Two pair} three_of_a_kind {Three of a kind} full_house {A full house} straight {A straight} four_of_a_kind {Four of a kind} other {No hand}}",
  "rails.reckoning": "Points by source",
  "rails.tie": "Level on points: the better hands decide.",
  "rails.target": "To win: {target} points.",
  "rails.unrated": "With variants: not rated.",
  "rails.moment.cards": "Cards",
  "rails.moment.used": "in the turn that is sent",
  "rails.log.round": "Round {round} begins.",
  "rails.log.dealer":
    "{who, select, you {You} other {{name}}} {who, select, you {deal} other {deals}} first.",
  "rails.log.goal": "A goal: {goal}.",
  "rails.log.owner": "Company owner: {owner}",
  "rails.log.secret":
    "{who, select, you {You hold} other {{name} holds}} a secret card for turn 5.",
  "rails.log.secret_open": "{who, select, you {You} other {{name}}}: {card} for turn 5.",
  "rails.log.set_aside": "{card} is out this turn.",
  "rails.log.picked":
    "{who, select, you {You} other {{name}}} {who, select, you {take} other {takes}} {card}.",
  "rails.log.submitted":
    "{who, select, you {You} other {{name}}} {who, select, you {have sent your} other {has sent a}} turn.",
  "rails.log.submitted_open":
    "{who, select, you {You plan} other {{name} plans}} {card}, {n, plural, =0 {no track} one {# track} other {# tracks}} {suit}.",
  "rails.log.played":
    "{who, select, you {You} other {{name}}}: {card}, {n, plural, =0 {no track} one {# track} other {# tracks}} {suit}{effect, select, none {} extra { with a town symbol} bridge { with a bridge} tunnel { with a tunnel} shortcut { with a shortcut} switch { with a switch} other { in another suit}}{power, select, yes { by the owner’s rule} other {}}{towns, select, yes { to {names}} other {}}.",
  "rails.log.woken":
    "{who, select, you {You} other {{name}}}: {building}{kind, select, bank { ({gold} gold)} bandit {{caught, select, yes { caught} other { escapes}}} other {}}{rank, select, none {} other { ({rank})}}{gains, plural, =0 {} other {, {points}}}.",
  "rails.log.reached":
    "{who, select, you {You} other {{name}}} {who, select, you {reach} other {reaches}} a goal{less, plural, =0 {, {points}} other {, # less to reach}}: {goal}.",
  "rails.log.hand":
    "{who, select, you {You} other {{name}}}: {hand, select, pair {a pair} two_pair {two pair} three_of_a_kind {three of a kind} full_house {a full house} straight {a straight} four_of_a_kind {four of a kind} other {nothing}}, {points}.",
  "rails.log.ended": "The last round is over.",
  "rails.done.pick": "take {card}",
  "rails.done.turn": "{card}, {n, plural, =0 {no track} one {# track} other {# tracks}}",
  "rails.change.round": "Round",
  "rails.change.turn": "Turn",
  "rails.change.cards": "Open cards",
  "rails.new.unrated": "Alone, a match with variants is not rated.",
  "rails.new.family":
    "{sheet, select, desert_a {Desert A} desert_b {Desert B} forest_a {Forest A} other {Forest B}}",
  "rails.variant_detail":
    "{variant, select, advanced_hand {Everyone holds a card for the fifth turn.} owners {Each round has a rule of its own.} other {Two cards that are any rank and suit.}}",
  "rails.tick.goal": "goal",
  "rails.tick.activation": "building",
  "rails.counted.goals":
    "{n, plural, =0 {No goal was reached.} one {A goal was reached once.} other {Goals were reached # times.}}",
  "rails.counted.activations": "{n, plural, one {# building woke.} other {# buildings woke.}}",
} as const;
