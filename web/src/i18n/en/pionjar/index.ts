/** English: all that Pionjär says once its part of the app has come. */
import { rules } from "./rules";
import { table } from "./table";

export const words = { ...rules, ...table } as const;
