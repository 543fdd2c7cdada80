/** Starts the app in the page. START HERE. */
import { render } from "preact";
import { App, fetchScreen } from "./app";
import { SeatPatterns } from "./chrome/patterns";
import { Speechless } from "./chrome/speechless";
import { startNews } from "./news/news";
import { startNotices } from "./news/notices";
import { startOutbox } from "./outbox/outbox";
import { startServiceWorker } from "./pwa";
import { startRouter } from "./router";
import { recallUser } from "./session/session";
import { startLanguage, wantedLanguage } from "./settings/language";
import { applyMotion } from "./settings/motion";
import { applyPatterns } from "./settings/patterns";
import { applyTheme } from "./settings/theme";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/chrome.css";
import "./styles/lists.css";
import "./styles/forms.css";
import "./styles/table.css";
import "./styles/news.css";
import "./styles/sizes.css";

/** Shows the app as soon as its words are there. */
async function show(root: HTMLElement): Promise<void> {
  try {
    await startLanguage();
    render(
      <>
        <SeatPatterns />
        <App />
      </>,
      root,
    );
  } catch {
    render(<Speechless language={wantedLanguage()} />, root);
  }
}

applyTheme();
applyMotion();
applyPatterns();
startRouter();
fetchScreen();
const root = document.getElementById("app");
if (root !== null) {
  void show(root);
}
void recallUser();
startOutbox();
startNotices();
startNews();
void startServiceWorker();
