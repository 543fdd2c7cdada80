/** The app: the screen that the address names. */
import { lazy } from "./chrome/lazy";
import { Problem } from "./chrome/problem";
import { FIRST_GAME } from "./games";
import { t } from "./i18n/catalogue";
import { route } from "./router";
import { Home } from "./screens/home";

const NewTable = lazy(() => import("./screens/new-table").then((part) => part.NewTable));
const Tables = lazy(() => import("./screens/tables").then((part) => part.Tables));
const Rules = lazy(() => import("./screens/rules").then((part) => part.Rules));
const Settings = lazy(() => import("./screens/settings").then((part) => part.Settings));
const Outbox = lazy(() => import("./screens/outbox").then((part) => part.Outbox));
const MoveScreen = lazy(() => import("./screens/move").then((part) => part.MoveScreen));
const MatchScreen = lazy(() => import("./screens/match").then((part) => part.MatchScreen));
const ReplayScreen = lazy(() => import("./screens/replay").then((part) => part.ReplayScreen));
const Invitation = lazy(() => import("./screens/invitation").then((part) => part.Invitation));

export function App() {
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
    case "match":
      return <MatchScreen key={here.id} id={here.id} />;
    case "replay":
      return <ReplayScreen key={here.id} id={here.id} at={here.at} spoilers={here.spoilers} />;
    case "invite":
      return <Invitation key={here.code} code={here.code} />;
    default:
      return <Problem title={t("missing.title")} detail={t("missing.detail")} />;
  }
}
