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
  const from = useRef<number | null>(null);
  return (
    <div
      class="panels"
      onPointerDown={(event) => {
        from.current = event.isPrimary ? event.clientX : null;
      }}
      onPointerUp={(event) => {
        const moved = from.current === null ? 0 : event.clientX - from.current;
        from.current = null;
        if (Math.abs(moved) > SWIPE_PX) {
          show(moved < 0 ? "territory" : "road");
        }
      }}
    >
      <Magnifier class="panel">
        <PionjarBoard panel={panel} {...board} />
      </Magnifier>
    </div>
  );
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
