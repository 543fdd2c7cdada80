/**
 * The turn that is being planned. What may come next is asked of the server once for each plan and
 * remembered, so that undoing costs nothing; all steps that can be taken are asked for ahead.
 */
import { batch, type Signal, signal } from "@preact/signals";
import type { Option } from "../../api/types";
import type { Ask } from "../../match/filling";
import type { NewTrack, SubmitTurn, TurnPreview } from "./types";
import { type Card, cardOf } from "./words";

/** A turn of which nothing is chosen yet. */
export const BLANK: SubmitTurn = { type: "pioneer_rails.submit_turn" };

export type Way = NonNullable<NewTrack["way"]>;

/** What may come next in a turn, sorted by what it is. */
export interface Next {
  cards: readonly Option[];
  /** A joker's ranks or suits. */
  values: readonly string[];
  /** The suits that a town symbol can change the turn to. */
  suits: readonly Option[];
  tracks: readonly Option[];
  /** The whole turn with the order that scores best. */
  finish: Option | null;
  /** The same with the order still to choose. */
  order: Option | null;
  activations: readonly Option[];
}

/** A planned turn as far as it is an action of this kind. */
export function turnOf({ action }: Option): SubmitTurn {
  return action as SubmitTurn;
}

/** Sorts the options that come after a partial turn. */
export function sorted(partial: SubmitTurn, options: readonly Option[]): Next {
  const of = (type: string) => options.filter(({ preview }) => preview?.type === type);
  const turns = of("pioneer_rails.turn_preview");
  const ask = options[0]?.ask;
  const cards = of("pioneer_rails.card_preview");
  return {
    cards: partial.card ? [] : cards,
    values: ask?.type === "choice" ? ask.values : [],
    suits: of("pioneer_rails.suit_preview"),
    tracks: of("pioneer_rails.track_preview"),
    finish: turns.find((option) => option.ask == null) ?? null,
    order: turns.find((option) => option.ask != null) ?? null,
    activations: of("pioneer_rails.activation_preview"),
  };
}

/** Whether a turn with this track, or as it is, crosses out a town symbol. */
export function spends(option: Option | null | undefined): boolean {
  const preview = option?.preview;
  return preview != null && "symbol" in preview && preview.symbol;
}

/** The track that a track option adds. */
export function lastTrack(option: Option): NewTrack | undefined {
  return turnOf(option).tracks?.at(-1);
}

/** What a turn names its joker; null before it is named whole, and without a joker. */
export function namedBy({ rank, suit }: SubmitTurn): Card | null {
  return rank && suit ? { rank, suit } : null;
}

/** The rank that a turn writes. */
export function rankOf(turn: SubmitTurn): string | undefined {
  return turn.rank || cardOf(turn.card ?? "")?.rank;
}

/** The suit for which track is laid. */
export function suitOf(turn: SubmitTurn): string {
  return turn.changed || turn.suit || cardOf(turn.card ?? "")?.suit || "";
}

/** What a whole turn does. */
export function turnPreview(option: Option | null): TurnPreview | null {
  const preview = option?.preview;
  return preview?.type === "pioneer_rails.turn_preview" ? preview : null;
}

/**
 * One step back: the last activation, the order, the last track, a changed suit, a joker's suit,
 * its rank, the card.
 */
export function stepBack(turn: SubmitTurn): SubmitTurn {
  const { tracks = [], activations = [] } = turn;
  if (turn.closed) {
    return activations.length > 0
      ? { ...turn, activations: activations.slice(0, -1) }
      : { ...turn, closed: false };
  }
  if (tracks.length > 0) {
    return { ...turn, tracks: tracks.slice(0, -1) };
  }
  const named = (["changed", "suit", "rank"] as const).find((field) => turn[field]);
  return named === undefined ? BLANK : { ...turn, [named]: "" };
}

/** All steps from a turn after which something is still to choose, the likeliest first. */
export function stepsAfter(turn: SubmitTurn, next: Next): SubmitTurn[] {
  const tracks = next.tracks.toSorted((a, b) => worthOf(b) - worthOf(a));
  const order = next.order === null ? [] : [next.order];
  const options = [...next.cards, ...tracks, ...order, ...next.activations, ...next.suits];
  const field = turn.rank ? "suit" : "rank";
  return [
    ...options.filter(({ action, ask }) => action.type === BLANK.type && ask != null).map(turnOf),
    ...next.values.map((value) => ({ ...turn, [field]: value }) as SubmitTurn),
  ];
}

function worthOf({ preview }: Option): number {
  return preview?.type === "pioneer_rails.track_preview" ? preview.points : 0;
}

/** A question to the server: the answer, and what it was once it is there. */
interface Question {
  answer: Promise<readonly Option[] | undefined>;
  options?: readonly Option[];
}

/** So many questions ahead are under way at once. */
const AHEAD_MAX = 4;

/** Plans one turn: knows what may follow each step that was looked at. */
export class Planner {
  /** What is planned so far. */
  readonly turn: Signal<SubmitTurn>;
  /** What may follow it; null while the server is asked. */
  readonly next = signal<Next | null>(null);
  /** Whether the server could not be asked. */
  readonly unreachable = signal(false);
  #ask: Ask;
  #known = new Map<string, Question>();
  #keep: (turn: SubmitTurn) => void;
  /** What planning begins with: the only card there is, or nothing chosen. */
  #start: SubmitTurn;
  /** Steps still to be asked for ahead. */
  #queue: SubmitTurn[] = [];
  #underWay = 0;
  #wanted = new AbortController();

  /** `first` are the options before anything is chosen; `draft` is what was planned before. */
  constructor(
    ask: Ask,
    first: readonly Option[],
    draft: SubmitTurn,
    keep: (turn: SubmitTurn) => void,
  ) {
    this.#ask = ask;
    this.#keep = keep;
    const { cards } = sorted(BLANK, first);
    this.#start = cards.length === 1 ? turnOf(cards[0] as Option) : BLANK;
    this.turn = signal(BLANK);
    const answer = Promise.resolve(first);
    this.#known.set(JSON.stringify(BLANK), { answer, options: first });
    void this.go(draft);
  }

  /** Whether something was chosen that can be taken back. */
  get undoable(): boolean {
    return this.#start === BLANK || stepBack(this.turn.value) !== BLANK;
  }

  /**
   * Plans this from here on; what follows is there at once where it was asked for ahead. A card
   * that is the only one is no question: it is taken along.
   */
  async go(wanted: SubmitTurn): Promise<void> {
    const turn = wanted === BLANK ? this.#start : wanted;
    const question = this.#after(turn);
    const { options: known } = question;
    batch(() => {
      this.turn.value = turn;
      this.next.value = known === undefined ? null : sorted(turn, known);
    });
    this.#keep(turn);
    const options = await question.answer;
    if (this.turn.value !== turn) {
      return;
    }
    this.unreachable.value = options === undefined;
    if (options?.length === 0 && turn !== this.#start) {
      await this.go(BLANK); // an old plan that no longer fits
    } else {
      this.next.value ??= sorted(turn, options ?? []);
    }
  }

  /** Asks ahead, so that the step is known by the time that it is taken. */
  ahead(turn: SubmitTurn): void {
    this.#after(turn);
  }

  /** Asks ahead for these, a few at a time, in the place of those that still wait. */
  foresee(turns: readonly SubmitTurn[]): void {
    this.#queue = [...turns];
    while (this.#underWay < AHEAD_MAX && this.#queue.length > 0) {
      void this.#askNext();
    }
  }

  async #askNext(): Promise<void> {
    this.#underWay += 1;
    const wanted = this.#wanted;
    for (let turn = this.#queue.shift(); turn !== undefined; turn = this.#queue.shift()) {
      const answer = await this.#after(turn).answer;
      if (answer === undefined && wanted === this.#wanted) {
        this.#queue = []; // the others would fare no better
      }
    }
    this.#underWay -= 1;
  }

  /** The turn is sent, or asked of nobody any more: what is under way ahead is called off. */
  rest(): void {
    this.#queue = [];
    this.#wanted.abort();
    this.#wanted = new AbortController();
  }

  back(): Promise<void> {
    return this.go(stepBack(this.turn.value));
  }

  #after(turn: SubmitTurn): Question {
    const key = JSON.stringify(turn);
    const known = this.#known.get(key);
    if (known !== undefined) {
      return known;
    }
    const answer = this.#ask(turn, this.#wanted.signal).then((options) => {
      if (options === undefined) {
        this.#known.delete(key);
      } else {
        question.options = options;
      }
      return options;
    });
    const question: Question = { answer };
    this.#known.set(key, question);
    return question;
  }
}
