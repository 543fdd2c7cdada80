/** Every word of the app in Swedish. */
import type { Words } from "../words";
import { account } from "./account";
import { board } from "./board";
import { chrome } from "./chrome";
import { clock } from "./clock";
import { outbox } from "./outbox";
import { rancher } from "./rancher";
import { replay } from "./replay";
import { room } from "./room";
import { rulings } from "./rulings";
import { table } from "./table";
import { trouble } from "./trouble";

export const words: Words = {
  ...chrome,
  ...clock,
  ...table,
  ...replay,
  ...room,
  ...rulings,
  ...rancher,
  ...board,
  ...outbox,
  ...account,
  ...trouble,
};
