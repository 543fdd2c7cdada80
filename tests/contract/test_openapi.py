"""The description is complete: every operation with examples, errors and links that hold."""

from collections.abc import Iterator
from typing import Final

import pytest
from litestar.routes import HTTPRoute

from services.api.app import create_app
from services.api.problem_kinds import KINDS
from services.settings import Settings
from tests.contract.described import Json, described

DOCUMENT = described().document
OPERATIONS: Final[dict[str, tuple[str, str, Json]]] = {
    operation["operationId"]: (path, method, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}
each_operation = pytest.mark.parametrize(
    ("path", "method", "operation"), OPERATIONS.values(), ids=OPERATIONS.keys()
)


@each_operation
def test_an_operation_says_what_it_is_for(path: str, method: str, operation: Json) -> None:
    assert operation["summary"]
    assert operation["description"].endswith((".", "`"))
    assert operation["tags"][0] in {tag["name"] for tag in DOCUMENT["tags"]}


@each_operation
def test_an_operations_examples_are_valid(path: str, method: str, operation: Json) -> None:
    contents = [
        content
        for part in (operation.get("requestBody", {}), *operation["responses"].values())
        for content in part.get("content", {}).values()
        if "example" in content
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).values()

    assert all("example" in body for body in bodies)
    for content in contents:
        described().validator(content["schema"]).validate(content["example"])
    for parameter in operation["parameters"]:
        if "example" in parameter:
            described().validator(parameter["schema"]).validate(parameter["example"])


@each_operation
def test_an_operation_lists_its_errors_by_code(path: str, method: str, operation: Json) -> None:
    for status, response in operation["responses"].items():
        if status < "4":
            continue
        (content,) = response["content"].items()
        media_type, described_as = content
        codes = described_as["schema"]["allOf"][1]["properties"]["code"]["enum"]

        assert media_type == "application/problem+json"
        assert codes
        assert all(KINDS[code].status == int(status) for code in codes)
        assert all(f"`{code}`" in response["description"] for code in codes)


@each_operation
def test_a_command_asks_for_an_id(path: str, method: str, operation: Json) -> None:
    names = {parameter["name"] for parameter in operation["parameters"]}
    codes = str(operation["responses"])

    assert ("Idempotency-Key" in names) == ("missing_command_id" in codes)


def test_operations_have_names_of_their_own() -> None:
    assert len(OPERATIONS) == sum(len(methods) for methods in DOCUMENT["paths"].values())


def test_every_route_of_the_api_is_described() -> None:
    routes = {
        (route.path_format, method)
        for route in create_app(Settings()).routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith("/api")
        for handler in route.route_handlers
        for method in handler.http_methods
        if method not in {"HEAD", "OPTIONS"}  # described in one sentence for all
    }
    documented = {
        (path, method.upper())
        for path, methods in DOCUMENT["paths"].items()
        if path.startswith("/api")
        for method in methods
    }

    assert routes == documented


def test_every_reference_leads_somewhere() -> None:
    components = DOCUMENT["components"]["schemas"]
    names = {address.rpartition("/")[2] for address in _references(DOCUMENT)}

    assert names <= components.keys()


def _references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from _references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _references(inner)


def test_objects_are_closed_and_choices_are_told_apart_by_their_type() -> None:
    components = DOCUMENT["components"]["schemas"]
    structs = [schema for schema in components.values() if schema.get("type") == "object"]

    assert all(schema["additionalProperties"] is False for schema in structs)
    for name in ("Action", "GameEvent", "Preview"):
        mapping = components[name]["discriminator"]["mapping"]
        for tag, address in mapping.items():
            member = components[address.rpartition("/")[2]]
            assert member["properties"]["type"]["enum"] == [tag]
        assert len(mapping) == len(components[name]["oneOf"])
    assert "rancher.buy_farm" in components["Action"]["discriminator"]["mapping"]
    assert "parley.bid" in components["Action"]["discriminator"]["mapping"]
    assert "match.started" in components["GameEvent"]["discriminator"]["mapping"]


def test_numbers_that_are_asked_for_are_bounded() -> None:
    components = DOCUMENT["components"]["schemas"]
    for name in ("MatchOrder", "SeatOrderAt", "SeatNamed", "ActionOrder", "PartialAction"):
        for schema in _numbers(components[name]):
            assert "minimum" in schema
            assert {"maximum", "exclusiveMaximum"} & schema.keys()


def _numbers(part: object) -> Iterator[Json]:
    if isinstance(part, dict):
        if part.get("type") == "integer":
            yield part
        for inner in part.values():
            yield from _numbers(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _numbers(inner)


def test_what_is_made_leads_on() -> None:
    made = DOCUMENT["paths"]["/api/v1/matches"]["post"]["responses"]["201"]

    assert {"readMatch", "takeSeat", "startMatch", "act", "listFrames", "streamMatch"} <= made[
        "links"
    ].keys()
    assert made["links"]["act"]["parameters"] == {"match_id": "$response.body#/table/id"}
