/** Every word of the app in English. Other languages bring the same keys. */
import { boardMessages } from "../games/rancher/board/messages.en";
import { chrome } from "./en/chrome";
import { rancher } from "./en/rancher";
import { table } from "./en/table";

export const en = { ...chrome, ...table, ...rancher, ...boardMessages } as const;
