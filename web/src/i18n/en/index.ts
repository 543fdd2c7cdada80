/** Every word of the app in English. Other languages bring the same keys: see `../words.ts`. */
import { account } from "./account";
import { chrome } from "./chrome";
import { clock } from "./clock";
import { games } from "./games";
import { outbox } from "./outbox";
import { replay } from "./replay";
import { room } from "./room";
import { table } from "./table";
import { trouble } from "./trouble";

export const words = {
  ...chrome,
  ...clock,
  ...table,
  ...replay,
  ...room,
  ...games,
  ...outbox,
  ...account,
  ...trouble,
} as const;
