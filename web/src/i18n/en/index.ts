/** Every word of the app in English. Other languages bring the same keys: see `../words.ts`. */
import { board } from "./board";
import { chrome } from "./chrome";
import { rancher } from "./rancher";
import { table } from "./table";

export const words = { ...chrome, ...table, ...rancher, ...board } as const;
