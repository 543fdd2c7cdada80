/** The stops on the board: one of them is in the tab order, arrow keys go from one to the next. */
import type { Ref } from "preact";
import { useRef, useState } from "preact/hooks";
import { roved } from "../../../board/roving";
import type { Stop } from "./stops";
import type { RancherOption } from "./view";

/** What makes a line of stops rove. */
export interface Roving {
  group: Ref<SVGGElement>;
  /** The place of the stop that is in the tab order. */
  at: number;
  /** The stop that an element draws. */
  stopOf: (element: EventTarget | null) => Stop | undefined;
  onFocusIn: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps track of the current stop; Enter and Space press it. */
export function useRoving(stops: readonly Stop[], onPick: (option: RancherOption) => void): Roving {
  const [current, setCurrent] = useState("");
  const group = useRef<SVGGElement>(null);
  const found = stops.findIndex(({ key }) => key === current);
  const at = Math.max(0, found);

  const stopOf = (element: EventTarget | null) => {
    const drawn: (EventTarget | null)[] = [...(group.current?.children ?? [])];
    return stops[drawn.indexOf(element)];
  };
  const onFocusIn = (event: FocusEvent) => {
    setCurrent((before) => stopOf(event.target)?.key ?? before);
  };
  const go = (to: number) => {
    setCurrent(stops[to]?.key ?? "");
    (group.current?.children[to] as SVGElement | undefined)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = stops[at]?.option;
    const to = roved(event.key, at, stops.length);
    if (option && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onPick(option);
    } else if (to !== null) {
      event.preventDefault();
      go(to);
    }
  };
  return { group, at, stopOf, onFocusIn, onKeyDown };
}

/** All stops; those that can be pressed are buttons. */
export function Rovers({ stops, roving }: { stops: readonly Stop[]; roving: Roving }) {
  return (
    <g ref={roving.group}>
      {stops.map(({ key, at: { x, y }, r, name, option }, i) => (
        <g
          key={key}
          class={option ? "rb-stop rb-press" : "rb-stop"}
          role={option ? "button" : "img"}
          aria-label={name}
          tabindex={i === roving.at ? 0 : -1}
          transform={`translate(${x} ${y})`}
        >
          <circle class="rb-focus-rim" r={r + 6} />
          <circle class="rb-focus" r={r + 6} />
        </g>
      ))}
    </g>
  );
}
