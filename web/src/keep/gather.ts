/** Brings the user's own tables onto the device while there is a network. */
import * as api from "../api/calls";
import type { MatchSummary } from "../api/types";
import { keepFrame, keepTable, keptVersions } from "./tables";

/** So many tables at most are fetched unasked, those that wait for the user first. */
const TABLES_MAX = 12;

let gathering = false;

/** Fetches the tables that have moved since they were kept; gives up quietly when it cannot. */
export async function gather(user: string, mine: readonly MatchSummary[]): Promise<void> {
  if (gathering) {
    return;
  }
  gathering = true;
  try {
    const known = await keptVersions(user);
    for (const { id } of moved(mine, known)) {
      const answer = await api.match(id);
      if (answer.ok) {
        await keepTable(user, answer.value.table);
        await keepFrame(user, id, answer.value.frame);
      }
    }
  } catch {
    // The line has broken: what is kept stays as it was.
  } finally {
    gathering = false;
  }
}

function moved(mine: readonly MatchSummary[], known: ReadonlyMap<string, number>): MatchSummary[] {
  const running = mine.filter(
    ({ id, status, version }) => status === "running" && (known.get(id) ?? -1) < version,
  );
  return running.toSorted((a, b) => Number(b.my_turn) - Number(a.my_turn)).slice(0, TABLES_MAX);
}
