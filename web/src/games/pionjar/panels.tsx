/** The two panels of the board with the switch between them; a swipe slides them too. */
import { useRef } from "preact/hooks";
import { Magnifier } from "../../board/Magnifier";
import { t } from "../../i18n/catalogue";
import { type Aim, type BoardView, type PanelName, PionjarBoard } from "./board/PionjarBoard";

interface PanelsProps {
  view: BoardView;
  panel: PanelName;
  show: (panel: PanelName) => void;
  mySeat: number | null;
  turn: number;
  aims: readonly Aim[];
  still: boolean;
}

const NAMES: readonly PanelName[] = ["road", "territory"];
const SWIPE_PX = 60;

export function Panels({ panel, show, ...board }: PanelsProps) {
  const from = useRef<Spot | null>(null);
  return (
    <div
      class="panels"
      onPointerDown={(event) => {
        from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
      }}
      onPointerUp={(event) => {
        const to = swiped(from.current, event);
        from.current = null;
        if (to !== null) {
          show(to);
        }
      }}
    >
      <Magnifier class="panel">
        <PionjarBoard panel={panel} {...board} />
      </Magnifier>
    </div>
  );
}

interface Spot {
  x: number;
  y: number;
}

/** Where a swipe leads: a drag that is mostly level, of a drawing that is not magnified. */
function swiped(from: Spot | null, event: PointerEvent): PanelName | null {
  const { currentTarget, clientX, clientY } = event;
  const drawing =
    currentTarget instanceof Element
      ? currentTarget.querySelector<HTMLElement>(".magnifier-drawing")
      : null;
  if (from === null || drawing?.style.transform !== "") {
    return null;
  }
  const [x, y] = [clientX - from.x, clientY - from.y];
  return Math.abs(x) < Math.max(SWIPE_PX, 2 * Math.abs(y)) ? null : x < 0 ? "territory" : "road";
}

interface SwitchProps {
  panel: PanelName;
  show: (panel: PanelName) => void;
}

/** Which part of the board is seen. */
export function PanelSwitch({ panel, show }: SwitchProps) {
  return (
    <fieldset class="panel-switch">
      <legend class="vh">{t("pionjar.board.panels")}</legend>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === panel}
          aria-label={t("pionjar.board.panel", { panel: name })}
          onClick={() => show(name)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={name === "road" ? "M4 19c5 0 4-6 8-7s4-6 8-7" : "M4 4H20V20H4ZM9 9h6v6H9Z"} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
