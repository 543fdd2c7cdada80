/** A frame in which a drawing can be pinched larger and moved about; a double tap returns. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AT_REST, inside, type Lens, pinched, type Spot, zoomed } from "./lens";
import "./magnifier.css";

/** Less than this many px is a tap, not a drag. */
const DRAG_MIN = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

interface MagnifierProps {
  children: ComponentChildren;
  class?: string;
}

/** The fingers on one frame, and the lens that they move. */
class Hand {
  private readonly spots = new Map<number, Spot>();
  private lens: Lens = AT_REST;
  private travelled = 0;
  private lastTap: { at: number; spot: Spot } | null = null;

  constructor(
    private readonly frame: HTMLElement,
    private readonly drawing: HTMLElement,
  ) {}

  readonly down = (event: PointerEvent) => {
    if (this.spots.size === 0) {
      this.travelled = 0;
    }
    this.spots.set(event.pointerId, this.spotOf(event));
  };

  readonly move = (event: PointerEvent) => {
    const from = this.spots.get(event.pointerId);
    if (!from) {
      return;
    }
    const to = this.spotOf(event);
    this.travelled += Math.hypot(to.x - from.x, to.y - from.y);
    const other = [...this.spots].find(([id]) => id !== event.pointerId)?.[1];
    this.spots.set(event.pointerId, to);
    if (other) {
      this.show(pinched(this.lens, [from, other], [to, other]));
    } else if (this.lens.scale > 1) {
      this.show({ ...this.lens, x: this.lens.x + to.x - from.x, y: this.lens.y + to.y - from.y });
    }
  };

  readonly up = (event: PointerEvent) => {
    this.spots.delete(event.pointerId);
  };

  /** A click that ended a drag is none; the second of two quick ones returns. */
  readonly click = (event: MouseEvent) => {
    if (this.travelled > DRAG_MIN) {
      event.stopPropagation();
      this.travelled = 0;
      return;
    }
    const tap = { at: event.timeStamp, spot: this.spotOf(event) };
    const last = this.lastTap;
    this.lastTap = tap;
    const near = last && Math.hypot(tap.spot.x - last.spot.x, tap.spot.y - last.spot.y);
    if (last && near !== null && near < DOUBLE_TAP_PX && tap.at - last.at < DOUBLE_TAP_MS) {
      this.lastTap = null;
      if (this.lens.scale > 1) {
        event.stopPropagation();
        this.show(AT_REST);
      }
    }
  };

  /** A touch pad's pinch arrives as a wheel with the control key held. */
  readonly wheel = (event: WheelEvent) => {
    if (event.ctrlKey) {
      event.preventDefault();
      this.show(zoomed(this.lens, Math.exp(-event.deltaY / 200), this.spotOf(event)));
    }
  };

  private spotOf(event: MouseEvent): Spot {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private show(lens: Lens): void {
    this.lens = inside(lens, this.frame.clientWidth, this.frame.clientHeight);
    const { scale, x, y } = this.lens;
    this.drawing.style.transform = scale === 1 ? "" : `translate(${x}px,${y}px) scale(${scale})`;
  }
}

/** Frames its children; the page around never scrolls or zooms by a touch in here. */
export function Magnifier({ children, class: name }: MagnifierProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!frame.current || !drawing.current) {
      return;
    }
    const hand = new Hand(frame.current, drawing.current);
    const gone = new AbortController();
    const { signal } = gone;
    frame.current.addEventListener("pointerdown", hand.down, { signal });
    frame.current.addEventListener("pointermove", hand.move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      frame.current.addEventListener(end, hand.up, { signal });
    }
    frame.current.addEventListener("click", hand.click, { signal, capture: true });
    frame.current.addEventListener("wheel", hand.wheel, { signal, passive: false });
    return () => gone.abort();
  }, []);

  return (
    <div ref={frame} class={`magnifier ${name ?? ""}`}>
      <div ref={drawing} class="magnifier-drawing">
        {children}
      </div>
    </div>
  );
}
