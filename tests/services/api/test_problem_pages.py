"""A problem's type is the address of a page that explains it."""

import re

import pytest

from domain.registry import GAMES
from services.api.contract import contract
from services.api.problem_kinds import KINDS, Code, address
from services.api.problem_pages import problem_pages
from services.api.route_list import ROUTES
from tests.services.api.people import Person

CONTRACT = contract(ROUTES, GAMES)
PAGES = problem_pages(CONTRACT)
OPERATIONS = {one["operationId"] for path in CONTRACT["paths"].values() for one in path.values()}
FIELDS = {
    name
    for schema in CONTRACT["components"]["schemas"].values()
    for name in schema.get("properties", ())
}
SAID_OF_HTTP = {"Content-Type", "Content-Type: application/json", "Authorization: Bearer"}
HEADERS = {"Idempotency-Key", "Retry-After", "Allow", *SAID_OF_HTTP}
VALUES = {"open", "invited=true"}


async def test_the_type_of_a_problem_leads_to_what_it_means(visitor: Person) -> None:
    problem = (await visitor.get("/me")).json()
    page = await visitor.http.get(problem["type"])

    assert page.headers["content-type"].startswith("text/html")
    assert "unauthenticated" in page.text
    assert "createGuest" in page.text
    for code in KINDS:
        answer = await visitor.http.get(address(code))

        assert (answer.status_code, f"<code>{code}</code>" in answer.text) == (200, True)
        assert (await visitor.http.head(address(code))).status_code == 200
    unknown = await visitor.http.get("/problems/nothing_of_the_kind")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("code", KINDS)
def test_a_page_says_the_cause_what_is_legal_and_whether_to_try_again(code: Code) -> None:
    page, kind = PAGES[address(code)], KINDS[code]

    assert page.count("<h2>") == 4
    assert page.count("<p></p>") == 0
    assert not kind.title.endswith(".")
    for text in (kind.cause, kind.legal):
        assert text[0].isupper() or text.startswith("`")
        assert text.endswith(".")


@pytest.mark.parametrize("code", KINDS)
def test_what_a_page_names_exists(code: Code) -> None:
    named = set(re.findall(r"`([^`]+)`", KINDS[code].cause + KINDS[code].legal))

    assert named <= OPERATIONS | FIELDS | HEADERS | VALUES


@pytest.mark.parametrize("code", KINDS)
def test_trying_again_later_is_said_where_the_answer_names_the_time(code: Code) -> None:
    kind = KINDS[code]

    assert (kind.again in {"later", "same"}) == (kind.status in {429, 500, 503})


def test_the_list_leads_to_every_page_and_every_page_to_who_answers_so() -> None:
    listed = set(re.findall(r'href="(/problems/\w+)"', PAGES["/problems"]))

    assert listed == PAGES.keys() - {"/problems"}
    for code in KINDS.keys() - {"not_found", "method_not_allowed"}:
        operations = set(re.findall(r'href="/docs#(\w+)"', PAGES[address(code)]))

        assert operations, code
        assert operations <= OPERATIONS
