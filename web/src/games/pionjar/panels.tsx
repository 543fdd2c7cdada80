/**
 * The pictures of a table, one at a time: two panels of the board, and a scene played elsewhere.
 * Where a panel is higher than its frame, the part with the action is seen, and a drag moves it.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Magnifier } from "../../board/Magnifier";
import { t } from "../../i18n/catalogue";
import { type Focus, focusOf } from "./board/focus";
import { type Aim, type BoardView, type PanelName, PionjarBoard } from "./board/PionjarBoard";
import { type PictureName, type SceneName, sceneNamed } from "./panel-state";

interface PanelsProps {
  view: BoardView;
  panel: PictureName;
  show: (panel: PictureName) => void;
  mySeat: number | null;
  turn: number;
  aims: readonly Aim[];
  still: boolean;
  /** Whether the seat that looks on has come out of prison and not moved since by its own hand. */
  freed?: boolean;
  /** What is seen in the place of the board while a scene is shown. */
  scene: ComponentChildren;
}

const PANELS: readonly PanelName[] = ["road", "territory"];
const SWIPE_PX = 60;

export function Panels({ panel, show, scene, freed = false, ...board }: PanelsProps) {
  const from = useRef<Grip | null>(null);
  return (
    <div
      class="panels"
      onPointerDown={(event) => {
        from.current = event.isPrimary ? gripped(event) : null;
      }}
      onPointerMove={(event) => {
        if (from.current !== null) {
          drag(from.current, event);
        }
      }}
      onPointerUp={(event) => {
        const to = swiped(from.current, event);
        from.current = null;
        if (to !== null) {
          show(to);
        }
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      onPointerLeave={() => {
        from.current = null;
      }}
    >
      <Sliding name={panel} still={board.still}>
        {(name) =>
          isPanel(name) ? (
            <Magnifier class="panel">
              <Shifted focus={focusOf({ panel: name, freed, ...board })} still={board.still}>
                <PionjarBoard panel={name} {...board} />
              </Shifted>
            </Magnifier>
          ) : (
            scene
          )
        }
      </Sliding>
    </div>
  );
}

function isPanel(name: PictureName): name is PanelName {
  return sceneNamed(name) === null;
}

interface ShiftedProps {
  focus: Focus;
  still: boolean;
  children: ComponentChildren;
}

/** Shifts a panel so that its focus is seen; what was dragged stays until the focus moves. */
function Shifted({ focus: { middle, first, last }, still, children }: ShiftedProps) {
  const shifted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shifted.current?.style.removeProperty("--top");
  }, [middle, first, last]);
  return (
    <div
      ref={shifted}
      class={still ? "shifted" : "shifted moving"}
      style={{ "--focus": `${middle}`, "--first": `${first}`, "--last": `${last}` }}
    >
      {children}
    </div>
  );
}

interface SlidingProps {
  name: PictureName;
  still: boolean;
  children: (name: PictureName) => ComponentChildren;
}

/** The panels slide past each other, the territory lying to the right; scenes just appear. */
function Sliding({ name, still, children }: SlidingProps) {
  const seen = useRef<{ now: PictureName; leaving: PictureName | null }>({
    now: name,
    leaving: null,
  });
  const { now } = seen.current;
  if (now !== name) {
    const slides = !still && isPanel(now) && isPanel(name);
    seen.current = { now: name, leaving: slides ? now : null };
  }
  const [, redraw] = useState(0);
  const { leaving } = seen.current;
  const arrived = () => {
    seen.current.leaving = null;
    redraw((times) => times + 1);
  };
  return (
    <>
      {leaving === null ? null : (
        <div key={leaving} class={`picture leaving-${leaving}`} inert>
          {children(leaving)}
        </div>
      )}
      <div
        key={name}
        class={leaving === null ? "picture" : `picture coming-${name}`}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) {
            arrived();
          }
        }}
      >
        {children(name)}
      </div>
    </>
  );
}

/** Where a finger came down, and what it holds. */
interface Grip {
  x: number;
  y: number;
  /** The panel under it, and how far that was shifted then; null on a scene. */
  panel: HTMLElement | null;
  top: number;
}

/** A finger goes so far before what it holds goes with it. */
const DRAG_PX = 8;

function gripped({ currentTarget, clientX: x, clientY: y }: PointerEvent): Grip {
  const found = currentTarget instanceof Element ? currentTarget : null;
  const panel = found?.querySelector<HTMLElement>(".picture:not([inert]) .shifted") ?? null;
  const [frame, drawn] = [found, panel].map((one) => one?.getBoundingClientRect().top ?? 0);
  return { x, y, panel, top: (drawn ?? 0) - (frame ?? 0) };
}

/** Moves the panel up and down with a finger, unless it is magnified. */
function drag({ x, y, panel, top }: Grip, { clientX, clientY }: PointerEvent): void {
  const [across, down] = [clientX - x, clientY - y];
  const held = panel?.style.getPropertyValue("--top") !== "";
  const upright = Math.abs(down) >= DRAG_PX && Math.abs(down) > Math.abs(across);
  if (panel !== null && !isMagnified(panel) && (held || upright)) {
    panel.style.setProperty("--top", `${top + down}px`);
  }
}

function isMagnified(panel: HTMLElement): boolean {
  return panel.parentElement !== null && panel.parentElement.style.transform !== "";
}

/** Where a swipe leads: a drag that is mostly level, of a panel that is not magnified. */
function swiped(from: Grip | null, { clientX, clientY }: PointerEvent): PanelName | null {
  if (from === null || (from.panel !== null && isMagnified(from.panel))) {
    return null;
  }
  const [x, y] = [clientX - from.x, clientY - from.y];
  return Math.abs(x) < Math.max(SWIPE_PX, 2 * Math.abs(y)) ? null : x < 0 ? "territory" : "road";
}

interface SwitchProps {
  panel: PictureName;
  show: (panel: PictureName) => void;
  /** What is played away from the board just now. */
  scene: SceneName | null;
}

const DRAWINGS: Readonly<Record<PictureName, string>> = {
  road: "M4 19c5 0 4-6 8-7s4-6 8-7",
  territory: "M4 4H20V20H4ZM9 9h6v6H9Z",
  auction: "M5 13 12 6M10 4l6 6M4 12l6 6M13 11l7 7M4 21h9",
  saloon: "M4 4v16M20 4v16M7 8q4-1 5 2 1-3 5-2v9h-5V10 17H7Z",
};

/** Which picture is seen. */
export function PanelSwitch({ panel, show, scene }: SwitchProps) {
  const names = scene === null ? PANELS : [...PANELS, scene];
  return (
    <fieldset class="panel-switch">
      <legend class="vh">{t("pionjar.board.panels")}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === panel}
          aria-label={t("pionjar.board.panel", { panel: name })}
          onClick={() => show(name)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={DRAWINGS[name]} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
