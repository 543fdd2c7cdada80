/** Swedish: all that Rancher says once its part of the app has come. */
import type { Words } from "../../words";
import { board } from "./board";
import { rules } from "./rules";
import { table } from "./table";

export const words: Words<"rancher"> = { ...board, ...rules, ...table };
