/** English: time for a decision, and a seat that a bot holds meanwhile. */
export const clock = {
  "new.turn": "Time for a decision",
  "new.turn_free": "Any",
  "new.turn_minutes": "2 min",
  "new.turn_day": "1 day",
  "new.turn_days": "3 days",
  "new.turn_free_detail": "Nobody is hurried, and nobody plays for who is away.",
  "new.turn_detail":
    "When it is over, a bot decides. After two times in a row it holds the seat until its owner is back.",

  "clock.left": "{who, select, you {You have} other {{name} has}} {time}",
  "clock.until": "{who, select, you {You have} other {{name} has}} until {at}",
  "clock.over": "{who, select, you {Your time} other {The time of {name}}} is over: a bot decides.",
  "clock.hurry": "Half a minute left.",

  "held.title": "A bot holds {who, select, you {your} other {{name}’s}} seat",
  "held.detail": "The time ran out twice in a row. The bot plays on until you are back.",
  "held.alone":
    "The time ran out twice in a row. As everybody is away, the bot lets the time of each turn pass before it decides.",
  "held.back": "Take {who, select, you {my} other {{name}’s}} seat back",

  "ticket.held": "A bot holds your seat",
  "ticket.due": "until {at}",

  "log.timed_out":
    "{who, select, you {Your time} other {The time of {name}}} ran out: a bot decided.",
  "log.seat_held": "A bot holds {who, select, you {your} other {{name}’s}} seat for now.",
  "log.seat_returned": "{who, select, you {You are} other {{name} is}} back.",

  "problem.seat_held": "A bot holds your seat. Take it back first.",
} as const;
