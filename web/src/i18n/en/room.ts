/** English: laying a table, being invited to one, and what can be done about a match. */
export const room = {
  "new.clock": "Clock",
  "new.minutes_of_play": "Minutes on the clock",
  "new.clock_detail": "When time is up, the round that is ridden is the last.",
  "new.lasts": "about {turns} turns, {minutes} min",
  "new.seat_greenhorn": "Bot, greenhorn",
  "new.visibility": "Who may watch",
  "new.public": "Anyone",
  "new.link": "With the link",
  "new.closed": "Nobody",
  "new.public_detail": "The table is on everybody’s list.",
  "new.link_detail": "The table is on no list. Whoever has its address may look.",
  "new.closed_detail": "Only those who sit here see the table.",

  "ticket.round_clock": "{name} · round {round}, by the clock",

  "lobby.minutes": "{minutes} minutes by the clock",
  "lobby.watching": "Watching",
  "lobby.greenhorn_detail": "A greenhorn: rides before it thinks.",
  "lobby.waiting_for": "Waiting for {name}",
  "lobby.kept_detail": "The seat is kept.",

  "home.invitations": "Invitations",
  "row.kept": "{game} · a seat is kept for you",
  "row.decline": "Not now",
  "row.decline_at": "Not now: {title}",

  "table.round_clock": "round {round} · {minutes} min left",
  "table.round_last": "round {round}, the last",

  "summary.led":
    "{who, select, you {You} other {{name}}} {when, select, while {led for a while.} first {led in the first round, and not again.} last {led until the last round.} other {led until round {round}.}}",
  "summary.unrivalled":
    "{winners, plural, one {Nobody else was ever ahead.} other {Neck and neck.}}",
  "summary.share": "Share the result",
  "summary.share_text": "How it ended",
  "summary.again": "Same again",
  "summary.join": "Next match",

  "match.closed": "This table is closed.",
  "log.seat_to_bot": "{who, select, you {You gave your} other {{name} gave the}} seat to a bot.",
  "log.time": "Time is up: this round is the last.",

  "presence.here": "at the table",
  "presence.watching": "{n, plural, one {# watching} other {# watching}}",

  "menu.nudge": "Nudge {name}",
  "menu.nudged": "{name} will hear of it.",
  "menu.unreached": "The server was not reached. Nothing was sent.",
  "menu.resign": "Give up the seat",
  "menu.resign_title": "Give up your seat for good?",
  "menu.resign_detail": "A bot rides on in your place. There is no way back.",
  "menu.resign_yes": "Give it up",
  "menu.resign_no": "Ride on",

  "move.title": "Move to another phone",
  "move.lead": "Your tables come along. Both devices can then play for you.",
  "move.here": "From this phone",
  "move.make": "Make a code",
  "move.again": "Make another code",
  "move.code": "Code for the other phone",
  "move.how": "Type it there under Settings, Move. It works once, until {at}.",
  "move.there": "To this phone",
  "move.enter": "Code from your other phone",
  "move.go": "Sign in here",
  "move.guest": "You are {name} here. That guest and its tables do not come along.",
  "move.done": "You are {name} on this phone now.",
  "move.nobody": "There is nobody to move yet: you become a guest with your first table.",

  "problem.too_soon": "This seat was nudged within the hour. Let it ring.",
  "problem.link_not_found": "This code is wrong, was used, or is too old.",
  "problem.too_many_requests": "That was too much at once. Wait a minute, then try again.",
  "problem.spectators_closed": "Only those who sit there may look.",
  "problem.perspective_closed": "Others’ eyes open when the match has ended.",
} as const;
