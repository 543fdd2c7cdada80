/** The printed board: everything that no match changes. */
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import type { Say } from "../view";
import { Land, River, Scenery } from "./land";
import { Lettering } from "./lettering";
import { Pastures } from "./pastures";
import { Mesas, Sky } from "./sky";
import { Chuckwagon, Fort, Town } from "./town";
import { Lanes, Trail } from "./trail";

/** Drawn once for a language and left alone by every later drawing of the pieces. */
export function Art({ t }: { t: Say }) {
  return useMemo(
    () => (
      <Fragment>
        <Sky />
        <Mesas />
        <Land />
        <River />
        <Scenery />
        <Town />
        <Fort x={498} y={656} />
        <Chuckwagon x={446} y={778} />
        <Lanes />
        <Pastures />
        <Trail />
        <Lettering t={t} />
      </Fragment>
    ),
    [t],
  );
}
