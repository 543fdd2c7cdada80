/** A stream of server-sent events that reopens itself, and says honestly when it is closed. */
import { backOff, pause, wakeAll } from "./answers";

/** Whether news can reach this page now. */
export type Link = "connecting" | "live" | "reconnecting";

export interface StreamHandlers {
  /** Where to (re)open: it names the last version seen, so nothing is missed in between. */
  address: () => string;
  /** One event by its name, with its data still in text. */
  events: Readonly<Record<string, (data: string) => void>>;
  /** The state of the link. */
  link: (link: Link) => void;
}

/** Opens the stream and keeps it open, with a growing pause, until the answer is called. */
export function openStream(handlers: StreamHandlers): () => void {
  const stream = new Stream(handlers);
  stream.open();
  const seen = () => {
    if (document.visibilityState === "visible") {
      stream.check();
    }
  };
  document.addEventListener("visibilitychange", seen);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    stream.close();
  };
}

class Stream {
  #handlers: StreamHandlers;
  #source: EventSource | undefined;
  #closed = false;
  #failures = 0;

  constructor(handlers: StreamHandlers) {
    this.#handlers = handlers;
  }

  open(): void {
    const source = new EventSource(this.#handlers.address());
    this.#source = source;
    source.addEventListener("open", () => {
      this.#failures = 0;
      this.#handlers.link("live");
      wakeAll();
    });
    source.addEventListener("error", () => this.#reopen(source));
    for (const [name, handle] of Object.entries(this.#handlers.events)) {
      source.addEventListener(name, (event) => handle((event as MessageEvent<string>).data));
    }
  }

  /** A page that comes back to the front may hold a dead line without knowing: open it anew. */
  check(): void {
    const source = this.#source;
    if (source?.readyState === EventSource.OPEN) {
      source.close();
      this.open();
    } else {
      wakeAll();
    }
  }

  close(): void {
    this.#closed = true;
    this.#source?.close();
  }

  async #reopen(source: EventSource): Promise<void> {
    source.close();
    if (this.#closed || source !== this.#source) {
      return;
    }
    this.#source = undefined;
    this.#handlers.link("reconnecting");
    await pause(backOff(this.#failures));
    this.#failures += 1;
    if (!this.#closed && this.#source === undefined) {
      this.open();
    }
  }
}
