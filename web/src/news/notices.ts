/** Notices that one of the user's matches has moved, for every screen that cares. */
import { effect } from "@preact/signals";
import * as api from "../api/calls";
import { openStream } from "../api/stream";
import type { Notice } from "../api/types";
import { route } from "../router";
import { user } from "../session/session";

export interface Ear {
  /** One match has moved, or somebody waits for the user there. */
  notice(notice: Notice): void;
  /** The line was down for a while: what happened meanwhile was not told. */
  gap?(): void;
}

const ears = new Set<Ear>();

/** Listens until the answer is called. */
export function onNotice(ear: Ear): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}

/** Tells everybody of a notice that came down a line, still in text. */
export function tellNotice(data: string): void {
  const notice = JSON.parse(data) as Notice;
  for (const ear of ears) {
    ear.notice(notice);
  }
}

function open(): () => void {
  let opened = false;
  return openStream({
    address: () => api.NOTICES_ADDRESS,
    events: { notice: tellNotice },
    link: (link) => {
      if (link === "live" && opened) {
        for (const ear of ears) {
          ear.gap?.();
        }
      }
      opened ||= link === "live";
    },
  });
}

/** Keeps a line for notices open while somebody is here; at a match its own line brings them. */
export function startNotices(): void {
  let close: (() => void) | undefined;
  effect(() => {
    const { screen } = route.value;
    const wanted = Boolean(user.value) && screen !== "match" && screen !== "replay";
    if (wanted) {
      close ??= open();
    } else {
      close?.();
      close = undefined;
    }
  });
}
