/** English: what is wrong and what helps, and news that arrive on another screen. */
export const trouble = {
  "trouble.code": "Check the table code with the host: letters and digits like {code}.",
  "trouble.mine": "If you sit there, you find it under Tables.",
  "trouble.ask": "Somebody who sits there can give you the table code.",
  "trouble.offline": "This page comes from the server. It arrives by itself when the line is back.",
  "trouble.silent":
    "This device has a network; the server does not answer. It is asked again and again.",
  "trouble.empty": "Quiet out here.",
  "trouble.empty_detail":
    "No open seat, nobody riding, nothing to look back on. Lay the first table.",
  "trouble.signed_out":
    "This browser has lost your sign-in, so the table takes you for a stranger. A code from your other device brings you back.",

  "news.label": "News",
  "news.turn": "Your turn: {table}",
  "news.nudge": "{name} nudges you: {table}",
  "news.nudge_unnamed": "Somebody nudges you: {table}",
  "news.go": "To the table",
  "news.later": "Later",
} as const;
