import { render } from "preact";
import { act } from "preact/test-utils";
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

test("a newcomer chooses the game to play against a bot, and plays that one", async () => {
  const seen = serve(({ method, path }) => {
    if (path === "/guests") {
      return { body: { id: "u1", name: "Ture", guest: true } };
    }
    return method === "POST" ? "broken" : { body: { items: [], next: null } };
  });
  user.value = null;
  await act(() => render(<Home />, document.body));
  const names = [...document.querySelectorAll<HTMLInputElement>("input[name=game]")];
  const likely = () => document.querySelector<HTMLButtonElement>("button.red");
  const offers: (string | null | undefined)[] = [];
  for (const name of names) {
    await act(() => name.click());
    offers.push(likely()?.textContent);
  }

  expect(offers).toEqual([
    "Play Rancher against a bot now",
    "Play Pionjär against a bot now",
    "Play Pioneer Rails against a bot now",
  ]);
  expect(document.body.textContent).toContain("A card a turn");
  await act(() => likely()?.click());
  await vi.waitFor(() =>
    expect(seen.find(({ path }) => path === "/matches")?.body).toMatchObject({
      game: "pioneer_rails",
      seats: [{ kind: "me" }, { kind: "bot" }],
    }),
  );
});
