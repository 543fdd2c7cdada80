/** Choices that are not confirmed yet, kept so that a reload or a new edition loses none. */
import type { Option } from "../api/types";
import { recall, remember } from "../settings/store";

interface Draft {
  match: string;
  version: number;
  option: Option;
}

/** The latest few; an older draft's position has most likely moved on. */
const DRAFTS_MAX = 10;

function drafts(): Draft[] {
  return JSON.parse(recall("drafts") ?? "[]") as Draft[];
}

/** Remembers what is chosen at a version of a match, in the place of an earlier choice. */
export function rememberDraft(match: string, version: number, option: Option): void {
  const others = drafts().filter((draft) => draft.match !== match);
  const latest: Draft = { match, version, option };
  remember("drafts", JSON.stringify([latest, ...others].slice(0, DRAFTS_MAX)));
}

/** What was chosen at a version of a match. */
export function recallDraft(match: string, version: number): Option | undefined {
  return drafts().find((draft) => draft.match === match && draft.version === version)?.option;
}

/** Lets go of all of them. */
export function forgetDrafts(): void {
  remember("drafts", "[]");
}

/** Whether a choice can still be made: its action is offered, asking for the same. */
export function isOffered(choice: Option, options: readonly Option[] | null): boolean {
  const asked = JSON.stringify(choice.ask);
  return (options ?? []).some(
    ({ action, ask }) => action.type === choice.action.type && JSON.stringify(ask) === asked,
  );
}
