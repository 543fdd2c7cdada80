/** What is said across screens: that a table waits for you or somebody nudges, and short news. */
import { effect, signal } from "@preact/signals";
import * as api from "../api/calls";
import type { Awaited, Notice, Table } from "../api/types";
import { route } from "../router";
import { onNotice } from "./notices";

export type News =
  | { kind: "word"; text: string }
  | { kind: "turn" | "nudge"; table: Table; awaited: Awaited | undefined };

/** What is shown, one at a time: the latest pushes out the one before. */
export const news = signal<News | null>(null);

/** Matches that were last heard to wait for the user. */
const waiting = new Set<string>();

/** Says a sentence on whatever screen comes next. */
export function say(text: string): void {
  news.value = { kind: "word", text };
}

/** Puts away what is shown. */
export function dismiss(): void {
  news.value = null;
}

/** Shows what arrives from now on, but for the table that is looked at. */
export function startNews(): void {
  onNotice({ notice: (notice) => void hear(notice) });
  effect(() => {
    const here = route.value;
    if (here.screen === "match") {
      waiting.delete(here.id);
      putAway(here.id);
    }
  });
}

async function hear({ match, my_turn, nudge }: Notice): Promise<void> {
  if (isHere(match)) {
    return;
  }
  const knew = waiting.has(match);
  if (!my_turn) {
    waiting.delete(match);
    putAway(match);
    return;
  }
  waiting.add(match);
  if (!knew || nudge) {
    await show(match, nudge ? "nudge" : "turn");
  }
}

async function show(match: string, kind: "turn" | "nudge"): Promise<void> {
  const answer = await api.match(match).catch(() => null);
  if (answer?.ok && waiting.has(match)) {
    const { table, frame } = answer.value;
    const awaited = frame.pending.awaits.find(({ seat }) => table.seats[seat]?.mine);
    news.value = { kind, table, awaited };
  }
}

function isHere(match: string): boolean {
  return route.value.screen === "match" && route.value.id === match;
}

function putAway(match: string): void {
  const shown = news.peek();
  if (shown !== null && shown.kind !== "word" && shown.table.id === match) {
    news.value = null;
  }
}
