"""What each problem means, as pages for people: they lie where a problem's `type` points to."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from services.api.docs_page import document, prose
from services.api.problem_kinds import FOLDER, KINDS, Again, Code, Kind, address

_AGAIN: Final[Mapping[Again, str]] = {
    "changed": (
        "Not as it is: it would be refused again. Once what is wrong has changed, yes; the"
        " refusal has not used up the `Idempotency-Key`."
    ),
    "same": "Yes, as it is and with the same `Idempotency-Key`: it counts once.",
    "later": "Yes, as it is, once the seconds in the header `Retry-After` have passed.",
    "no": "No: it cannot be had in this way.",
}
# No operation lists these: any address can answer with them.
_ANYWHERE: Final[frozenset[Code]] = frozenset({"not_found", "method_not_allowed"})


def problem_pages(contract: Mapping[str, Any]) -> dict[str, str]:
    """A page for each problem of a contract by its path, and one that lists them."""
    operations = _operations(contract)
    pages = {address(code): _page(code, kind, operations[code]) for code, kind in KINDS.items()}
    return {FOLDER: _list(), **pages}


def _page(code: Code, kind: Kind, operations: list[str]) -> str:
    facts = {
        "Cause": prose(kind.cause),
        "What is legal": prose(kind.legal),
        "Try again?": prose(_AGAIN[kind.again]),
        "Who answers so": "Any address." if code in _ANYWHERE else _links(operations),
    }
    shown = "".join(f"<h2>{name}</h2><p>{text}</p>" for name, text in facts.items())
    title = escape(kind.title)
    head = f"<p><a href='{FOLDER}'>All problems</a></p><h1>{title}</h1>"
    return document(title, f"{head}<p><code>{code}</code>, status {kind.status}</p>{shown}")


def _links(operations: list[str]) -> str:
    return " · ".join(f'<a href="/docs#{name}">{name}</a>' for name in operations)


def _list() -> str:
    rows = "".join(
        f'<tr><td>{kind.status}</td><td><a href="{address(code)}">{escape(kind.title)}</a><br>'
        f"<code>{code}</code></td></tr>"
        for code, kind in sorted(KINDS.items(), key=lambda known: known[1].status)
    )
    text = prose(
        "Every refusal is `application/problem+json`: its `code` is stable and for programs, its"
        " `detail` says what it is about this time, and its `type` is the address of a page here."
    )
    head = '<p><a href="/docs">The API</a></p><h1>Problems</h1>'
    return document("Problems", f"{head}<p>{text}</p><table>{rows}</table>")


def _operations(contract: Mapping[str, Any]) -> defaultdict[str, list[str]]:
    """The operations that can answer with each code."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for methods in contract["paths"].values():
        for operation in methods.values():
            for code in _codes(operation["responses"]):
                found[code].append(operation["operationId"])
    return found


def _codes(responses: Mapping[str, Any]) -> Iterator[str]:
    for response in responses.values():
        described = response.get("content", {}).get("application/problem+json")
        if described is not None:
            yield from described["schema"]["allOf"][1]["properties"]["code"]["enum"]
