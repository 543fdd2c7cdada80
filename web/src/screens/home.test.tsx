import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { forgetLists, listsLate } from "../lists/lists";
import { user } from "../session/session";
import { Line, serve } from "../testing/frames";
import { Home } from "./home";

const WELCOME = "Play Rancher against a bot now";

vi.stubGlobal("EventSource", Line);

afterEach(() => {
  render(null, document.body);
  user.value = undefined;
  listsLate.value = false;
  forgetLists();
});

test("a newcomer is welcome before the server has answered", () => {
  serve(() => ({ body: { items: [], next: null } }));
  user.value = null;

  render(<Home />, document.body);

  expect(document.body.textContent).toContain(WELCOME);
});

test("somebody with tables perhaps is not taken for a newcomer", () => {
  serve(() => ({ body: { items: [], next: null } }));
  user.value = { id: "u1", name: "Ture", guest: true };

  render(<Home />, document.body);

  expect(document.body.textContent).not.toContain(WELCOME);
});

test("without a server nobody is invited to play at once", async () => {
  serve(() => "broken");
  user.value = null;

  render(<Home />, document.body);

  await vi.waitFor(() => expect(document.body.textContent).toContain("trying again"));
  expect(document.body.textContent).not.toContain(WELCOME);
});
