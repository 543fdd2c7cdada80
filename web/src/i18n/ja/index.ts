/** Every word of the app in Japanese. */
import type { Words } from "../words";
import { account } from "./account";
import { chrome } from "./chrome";
import { clock } from "./clock";
import { games } from "./games";
import { outbox } from "./outbox";
import { replay } from "./replay";
import { room } from "./room";
import { table } from "./table";
import { trouble } from "./trouble";

export const words: Words<"app"> = {
  ...chrome,
  ...clock,
  ...table,
  ...replay,
  ...room,
  ...games,
  ...outbox,
  ...account,
  ...trouble,
};
