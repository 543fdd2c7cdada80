/** Every word of the app in Japanese. */
import type { Words } from "../words";
import { account } from "./account";
import { board } from "./board";
import { chrome } from "./chrome";
import { clock } from "./clock";
import { outbox } from "./outbox";
import { pionjar } from "./pionjar";
import { pionjarRules } from "./pionjar-rules";
import { rails } from "./rails";
import { railsRules } from "./rails-rules";
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
  ...pionjar,
  ...pionjarRules,
  ...rails,
  ...railsRules,
  ...board,
  ...outbox,
  ...account,
  ...trouble,
};
