/** The shapes on the wire, by their names in the API's description. */
import type { components } from "./generated/schema";

type Schemas = components["schemas"];

export type Action = Schemas["Action"];
export type ActionOrder = Schemas["ActionOrder"];
export type Awaited = Schemas["Awaited"];
export type Duration = Game["durations"][number];
export type Frame = Schemas["Frame"];
export type Game = Schemas["Game"];
export type GameEvent = Schemas["GameEvent"];
export type LinkCode = Schemas["LinkCode"];
export type MatchFrame = Schemas["MatchFrame"];
export type MatchOrder = Schemas["MatchOrder"];
export type MatchSummary = Schemas["MatchSummary"];
export type Notice = Schemas["Notice"];
export type OptionsOrder = Schemas["PartialAction"];
export type Option = Schemas["Option"];
export type Presence = Schemas["Presence"];
export type Preview = Schemas["Preview"];
export type Seat = Schemas["Seat"];
export type SeatOrder = Schemas["SeatOrder"];
export type SeatOrderAt = Schemas["SeatOrderAt"];
export type Status = MatchSummary["status"];
export type Table = Schemas["Table"];
export type TableOptions = Schemas["TableOptions"];
export type User = Schemas["User"];
export type View = Schemas["View"];
export type Visibility = Table["visibility"];

/** An error as the app handles it: a problem of the server, or an answer in no known shape. */
export type Problem = Omit<Schemas["Problem"], "code" | "type"> & { code: string };
