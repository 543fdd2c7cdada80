/** Swedish: all that Pioneer Rails says once its part of the app has come. */
import type { Words } from "../../words";
import { rules } from "./rules";
import { table } from "./table";

export const words: Words<"pioneer_rails"> = { ...rules, ...table };
