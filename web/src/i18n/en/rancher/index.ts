/** English: all that Rancher says once its part of the app has come. */
import { board } from "./board";
import { rules } from "./rules";
import { table } from "./table";

export const words = { ...board, ...rules, ...table } as const;
