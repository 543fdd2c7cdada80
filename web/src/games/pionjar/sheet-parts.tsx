/** What every part of the sheet is made of: the question, the likely action, the refusal. */
import type { ComponentChildren } from "preact";
import type { Option, Table } from "../../api/types";
import { Key, useKeys } from "../../chrome/keys";
import { t } from "../../i18n/catalogue";
import type { Filling } from "../../match/filling";
import type { View } from "./types";

export interface DecisionProps {
  table: Table;
  view: View;
  /** The seat that is asked, and what. */
  seat: number;
  ask: string;
  filling: Filling;
  picked: Option | null;
  pick: (option: Option) => void;
  act: (option: Option) => void;
  busy: boolean;
  /** What the seat should know before it answers. */
  note?: string | null;
  /** What came of its last answer. */
  news?: ComponentChildren;
}

export type Offered = DecisionProps & { options: readonly Option[] };

export function Title({ children }: { children: ComponentChildren }) {
  return (
    <h2 class="ask" tabIndex={-1}>
      {children}
    </h2>
  );
}

interface ConfirmProps {
  busy: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

/** The one likely action. */
export function Confirm({ busy, onClick, children }: ConfirmProps) {
  useKeys({ Enter: busy ? undefined : onClick });
  return (
    <button class="btn red big" type="button" disabled={busy} onClick={onClick}>
      {children}
      <Key>↵</Key>
    </button>
  );
}

const DECLINING = new Set<string>(["pionjar.ride_on", "pionjar.pass_bid"]);

/** What is offered beside saying no. */
export function wanted(options: readonly Option[]): Option[] {
  return options.filter(({ action }) => !DECLINING.has(action.type));
}

/** No, thanks: its word depends on what is declined. */
export function Decline({ options, ask, act, busy }: Offered) {
  const option = options.find(({ action }) => DECLINING.has(action.type));
  useKeys({ o: option && !busy ? () => act(option) : undefined });
  return option === undefined ? null : (
    <button class="btn ride-on" type="button" disabled={busy} onClick={() => act(option)}>
      {t("pionjar.sheet.decline", { ask })}
      <Key>O</Key>
    </button>
  );
}
