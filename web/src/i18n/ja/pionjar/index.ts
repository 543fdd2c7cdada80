/** Japanese: all that Pionjär says once its part of the app has come. */
import type { Words } from "../../words";
import { rules } from "./rules";
import { table } from "./table";

export const words: Words<"pionjar"> = { ...rules, ...table };
