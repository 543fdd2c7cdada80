"""A page of somebody who means harm: what it tries against the app, on an origin of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final

# What a page on another origin can try in the name of somebody who is signed in to the app:
# `app` is its address, `lobby` the address of a lobby that this somebody hosts, `order` a good
# body for a new table and `command` an id for it. Each answers what it got to know.
ATTACKS: Final = {
    "a simple request": """({ app, order }) => fetch(`${app}/api/v1/matches`, {
        method: "POST", mode: "no-cors", credentials: "include", body: order,
      }).then((answer) => answer.type, () => "blocked")""",
    "a request as the app makes it": """({ app, order, command }) =>
      fetch(`${app}/api/v1/matches`, {
        method: "POST", credentials: "include", body: order,
        headers: { "Content-Type": "application/json", "Idempotency-Key": command },
      }).then((answer) => answer.status, () => "blocked")""",
    "a deletion": """({ app }) => fetch(`${app}/api/v1/me`, {
        method: "DELETE", credentials: "include",
      }).then((answer) => answer.status, () => "blocked")""",
    "a beacon": """({ app, order }) =>
      String(navigator.sendBeacon(`${app}/api/v1/matches`, order))""",
    "a form": """({ lobby }) => new Promise((resolve) => {
        document.body.insertAdjacentHTML("beforeend", `
          <iframe name="target"></iframe>
          <form method="post" enctype="text/plain" target="target" action="${lobby}/start">
          </form>`);
        document.querySelector("iframe").addEventListener("load", () => resolve("loaded"));
        document.querySelector("form").submit();
      })""",
    "reading who is there": """({ app }) => fetch(`${app}/api/v1/me`, {
        credentials: "include",
      }).then((answer) => answer.text(), () => "blocked")""",
    "reading by a script": """({ app }) => new Promise((resolve) => {
        const script = document.createElement("script");
        script.onload = () => resolve("loaded");
        script.onerror = () => resolve("blocked");
        script.src = `${app}/api/v1/me`;
        document.body.append(script);
      })""",
    "listening": """({ app }) => new Promise((resolve) => {
        const source = new EventSource(`${app}/api/v1/me/stream`, { withCredentials: true });
        source.onopen = () => resolve("opened");
        source.onerror = () => { source.close(); resolve("blocked"); };
      })""",
}


class _Page(BaseHTTPRequestHandler):
    """The same page at every address."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>Win a horse</title><body></body>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 — the library's name
        """Nothing is written."""


@contextmanager
def hostile_site() -> Iterator[int]:
    """Serve the page on a port of this machine, under whatever name it is asked for."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Page) as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        yield site.server_port
        site.shutdown()
        thread.join()
