/** Starts the app in the page. START HERE. */
import { render } from "preact";
import { App } from "./app";
import { startServiceWorker } from "./pwa";
import { startRouter } from "./router";
import { recallUser } from "./session/session";
import { applyMotion } from "./settings/motion";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/chrome.css";
import "./styles/lists.css";
import "./styles/forms.css";
import "./styles/table.css";
import "./styles/sizes.css";

applyMotion();
startRouter();
const root = document.getElementById("app");
if (root !== null) {
  render(<App />, root);
}
void recallUser();
void startServiceWorker();
