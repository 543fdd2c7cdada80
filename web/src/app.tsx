/** The app: the screen that the address names, and news over it. */
import { lazy } from "./chrome/lazy";
import { Problem } from "./chrome/problem";
import { FIRST_GAME } from "./games";
import { t } from "./i18n/catalogue";
import { Toast } from "./news/toast";
import { type Route, route } from "./router";
import { Home } from "./screens/home";

const NewTable = lazy(() => import("./screens/new-table").then((part) => part.NewTable));
const Tables = lazy(() => import("./screens/tables").then((part) => part.Tables));
const Rules = lazy(() => import("./screens/rules").then((part) => part.Rules));
const Settings = lazy(() => import("./screens/settings").then((part) => part.Settings));
const Outbox = lazy(() => import("./screens/outbox").then((part) => part.Outbox));
const MoveScreen = lazy(() => import("./screens/move").then((part) => part.MoveScreen));
const Erase = lazy(() => import("./screens/erase").then((part) => part.Erase));
const MatchScreen = lazy(() => import("./screens/match").then((part) => part.MatchScreen));
const ReplayScreen = lazy(() => import("./screens/replay").then((part) => part.ReplayScreen));
const Invitation = lazy(() => import("./screens/invitation").then((part) => part.Invitation));

const SCREENS: Partial<Record<Route["screen"], Pick<typeof NewTable, "ahead">>> = {
  new: NewTable,
  tables: Tables,
  rules: Rules,
  settings: Settings,
  outbox: Outbox,
  move: MoveScreen,
  erase: Erase,
  match: MatchScreen,
  replay: ReplayScreen,
  invite: Invitation,
};

/** Begins to fetch the screen that the address names, before there are words to show it with. */
export function fetchScreen(): void {
  SCREENS[route.value.screen]?.ahead();
}

export function App() {
  return (
    <>
      <Screen />
      <Toast />
    </>
  );
}

function Screen() {
  const here = route.value;
  switch (here.screen) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable />;
    case "tables":
      return <Tables />;
    case "rules":
      return <Rules key={here.game} game={here.game ?? FIRST_GAME} />;
    case "settings":
      return <Settings />;
    case "outbox":
      return <Outbox />;
    case "move":
      return <MoveScreen />;
    case "erase":
      return <Erase />;
    case "match":
      return <MatchScreen key={here.id} id={here.id} />;
    case "replay":
      return <ReplayScreen key={here.id} {...here} />;
    case "invite":
      return <Invitation key={here.code} code={here.code} />;
    default:
      return <Problem title={t("missing.title")} detail={t("missing.detail")} />;
  }
}
