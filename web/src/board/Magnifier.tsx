/** A frame in which a drawing can be pinched larger and moved about; a double tap returns. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AT_REST, inside, type Lens, pinched, type Spot, zoomed } from "./lens";
import "./magnifier.css";

/** Less than this many px is a tap, not a drag. */
const DRAG_MIN = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

/** A swipe goes at least so many px sideways. */
const SWIPE_MIN = 50;
/** A finger that rests so long before it goes on looks for its place: it does not sweep. */
const REST_MS = 300;

interface MagnifierProps {
  children: ComponentChildren;
  class?: string;
  /** A finger swept across what is not magnified: to the next (1), or the one before (-1). */
  swiped?: ((step: 1 | -1) => void) | undefined;
  /** A finger slid to where it was lifted, on what is not magnified: no click follows. */
  aimed?: (() => void) | undefined;
}

interface Tap {
  at: number;
  spot: Spot;
}

function twice(first: Tap, second: Tap): boolean {
  const apart = Math.hypot(first.spot.x - second.spot.x, first.spot.y - second.spot.y);
  return apart < DOUBLE_TAP_PX && second.at - first.at < DOUBLE_TAP_MS;
}

/** The fingers on one frame, and the lens that they move. */
class Hand {
  private readonly spots = new Map<number, Spot>();
  private lens: Lens = AT_REST;
  private travelled = 0;
  /** Where the only finger came down, and when; null once there are more. */
  private came: Tap | null = null;
  /** When it went on from there. */
  private wentAt: number | null = null;
  private lastTap: Tap | null = null;
  /** True from a double tap that returned to the next touch. */
  private returned = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly drawing: HTMLElement,
    private readonly swiped: (step: 1 | -1) => void,
    private readonly aimed: () => void,
  ) {}

  readonly down = (event: PointerEvent) => {
    if (this.spots.size === 0) {
      this.travelled = 0;
      this.returned = false;
      this.wentAt = null;
    }
    const alone = this.spots.size === 0 && event.pointerType === "touch";
    this.came = alone ? this.tapOf(event) : null;
    this.spots.set(event.pointerId, this.spotOf(event));
  };

  readonly move = (event: PointerEvent) => {
    const from = this.spots.get(event.pointerId);
    if (!from) {
      return;
    }
    const to = this.spotOf(event);
    this.travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (this.travelled > DRAG_MIN) {
      this.wentAt ??= event.timeStamp;
    }
    const other = [...this.spots].find(([id]) => id !== event.pointerId)?.[1];
    this.spots.set(event.pointerId, to);
    if (other) {
      this.show(pinched(this.lens, [from, other], [to, other]));
    } else if (this.lens.scale > 1) {
      this.show({ ...this.lens, x: this.lens.x + to.x - from.x, y: this.lens.y + to.y - from.y });
    }
  };

  readonly up = (event: PointerEvent) => {
    const known = this.spots.delete(event.pointerId);
    if (known && event.type === "pointerup" && this.spots.size === 0) {
      this.tapped(event);
      this.slid(event);
    }
  };

  /** A click that ended a drag or a double tap is not meant for the drawing. */
  readonly click = (event: MouseEvent) => {
    if (this.travelled > DRAG_MIN || this.returned) {
      event.stopPropagation();
    }
  };

  /** A drag is nobody else's: a browser that saw a fling in it would swallow a tap soon after. */
  readonly drag = (event: TouchEvent) => {
    if (this.travelled > DRAG_MIN && event.cancelable) {
      event.preventDefault();
    }
  };

  /** A touch pad's pinch arrives as a wheel with the control key held. */
  readonly wheel = (event: WheelEvent) => {
    if (event.ctrlKey) {
      event.preventDefault();
      this.show(zoomed(this.lens, Math.exp(-event.deltaY / 200), this.spotOf(event)));
    }
  };

  private tapped(event: PointerEvent): void {
    const tap = this.tapOf(event);
    const last = this.lastTap;
    this.lastTap = this.travelled > DRAG_MIN ? null : tap;
    if (last && this.lastTap && this.lens.scale > 1 && twice(last, tap)) {
      this.lastTap = null;
      this.returned = true;
      this.show(AT_REST);
    }
  }

  private slid(event: PointerEvent): void {
    const from = this.came;
    if (from === null || this.lens.scale > 1) {
      return;
    }
    const to = this.spotOf(event);
    const across = to.x - from.spot.x;
    const down = to.y - from.spot.y;
    const rested = this.wentAt !== null && this.wentAt - from.at >= REST_MS;
    if (rested || Math.hypot(across, down) < SWIPE_MIN) {
      if (this.travelled > DRAG_MIN && this.holds(to)) {
        this.aimed();
      }
    } else if (Math.abs(across) >= SWIPE_MIN && Math.abs(across) > 2 * Math.abs(down)) {
      this.swiped(across < 0 ? 1 : -1);
    }
  }

  private holds({ x, y }: Spot): boolean {
    const { clientWidth, clientHeight } = this.frame;
    return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
  }

  private tapOf(event: PointerEvent): Tap {
    return { at: event.timeStamp, spot: this.spotOf(event) };
  }

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
export function Magnifier({ children, class: name, swiped, aimed }: MagnifierProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const told = useRef({ swiped, aimed });
  told.current = { swiped, aimed };

  useEffect(() => {
    if (!frame.current || !drawing.current) {
      return;
    }
    const hand = new Hand(
      frame.current,
      drawing.current,
      (step) => told.current.swiped?.(step),
      () => told.current.aimed?.(),
    );
    const gone = new AbortController();
    const { signal } = gone;
    frame.current.addEventListener("pointerdown", hand.down, { signal });
    frame.current.addEventListener("pointermove", hand.move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      frame.current.addEventListener(end, hand.up, { signal });
    }
    frame.current.addEventListener("click", hand.click, { signal, capture: true });
    frame.current.addEventListener("touchmove", hand.drag, { signal, passive: false });
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
