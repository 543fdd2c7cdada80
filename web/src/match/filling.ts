/**
 * An action that is filled in step by step: what may follow each step is asked of the server once
 * and remembered, so that going back costs nothing.
 */
import { type Signal, signal } from "@preact/signals";
import * as api from "../api/calls";
import type { Action, Option } from "../api/types";

/**
 * Asks for what may follow a partial action; undefined when the server cannot be reached, or when
 * nobody wants to know any more.
 */
export type Ask = (partial: Action, signal?: AbortSignal) => Promise<readonly Option[] | undefined>;

/** Asks for a seat's options at a match. */
export function askAt(match: string, seat: number): Ask {
  return async (partial, signal) => {
    const asked = api.options(match, { seat, action: partial }, signal);
    const answer = await asked.catch(() => undefined);
    return answer?.ok ? answer.value.options : undefined;
  };
}

/** The steps of one decision. */
export class Filling {
  /** The actions chosen so far, each a step longer than the one before. */
  readonly steps: Signal<readonly Action[]> = signal([]);
  /** What may follow the last step; null while the server is asked. */
  readonly options: Signal<readonly Option[] | null>;
  readonly unreachable = signal(false);
  #first: readonly Option[];
  #ask: Ask;
  #known = new Map<string, readonly Option[]>();

  constructor(ask: Ask, first: readonly Option[]) {
    this.#ask = ask;
    this.#first = first;
    this.options = signal(first);
  }

  /** Gives the field that an option asks for its value. */
  async fill(option: Option, value: string | number): Promise<void> {
    const field = option.ask?.field ?? "";
    const filled = { ...option.action, [field]: value } as Action;
    await this.#go([...this.steps.value, filled]);
  }

  async back(): Promise<void> {
    await this.#go(this.steps.value.slice(0, -1));
  }

  /** Asks once more, when the server could not be reached. */
  async again(): Promise<void> {
    await this.#go(this.steps.value);
  }

  async #go(steps: readonly Action[]): Promise<void> {
    this.steps.value = steps;
    this.unreachable.value = false;
    const last = steps.at(-1);
    if (last === undefined) {
      this.options.value = this.#first;
      return;
    }
    const key = JSON.stringify(last);
    this.options.value = this.#known.get(key) ?? null;
    if (this.options.value === null) {
      const answer = await this.#ask(last);
      if (answer !== undefined) {
        this.#known.set(key, answer);
      }
      if (this.steps.value === steps) {
        this.options.value = answer ?? null;
        this.unreachable.value = answer === undefined;
      }
    }
  }
}
