/** A stream of server-sent events that reopens itself, and says honestly when it is closed. */
import { backOff, onReached, pause, wakeAll } from "./answers";

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

/** How long a line may take to open: a dead network may never say no. */
const OPENING_MS_MAX = 10_000;
/** How long a line stays down at most before it is tried again, while somebody looks. */
const SEEN_MS_MAX = 2_000;

/** Opens the stream and keeps it open, with a growing pause, until the answer is called. */
export function openStream(handlers: StreamHandlers): () => void {
  const stream = new Stream(handlers);
  stream.open();
  const seen = () => {
    if (document.visibilityState === "visible") {
      stream.check();
    }
  };
  const back = () => stream.hurry();
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", back);
  return () => {
    removeEventListener("online", back);
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
    const patience = setTimeout(() => this.#lose(source), OPENING_MS_MAX);
    source.addEventListener("open", () => {
      clearTimeout(patience);
      this.#failures = 0;
      this.#handlers.link("live");
      wakeAll();
    });
    source.addEventListener("error", () => {
      clearTimeout(patience);
      this.#lose(source);
    });
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

  /** The network is back: an attempt that began without it is not waited for. */
  hurry(): void {
    const source = this.#source;
    if (source?.readyState === EventSource.CONNECTING) {
      source.close();
      this.open();
    }
  }

  #lose(source: EventSource): void {
    source.close();
    if (this.#closed || source !== this.#source) {
      return;
    }
    this.#source = undefined;
    this.#handlers.link("reconnecting");
    void this.#reopen();
  }

  /** Opens anew after a pause, or as soon as the server has answered somebody else. */
  async #reopen(): Promise<void> {
    const seen = document.visibilityState === "visible";
    const ms = Math.min(backOff(this.#failures), seen ? SEEN_MS_MAX : Number.POSITIVE_INFINITY);
    await new Promise<void>((resolve) => {
      const stop = onReached(resolve);
      void pause(ms).then(() => {
        stop();
        resolve();
      });
    });
    this.#failures += 1;
    if (!this.#closed && this.#source === undefined) {
      this.open();
    }
  }
}
