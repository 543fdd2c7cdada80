"""Checks answers against the served description: nothing undocumented may be sent."""

import json
import re
from functools import cache
from typing import Any, Final

import jsonschema_rs

from services.api.contract import contract
from services.api.operation import NDJSON
from services.api.route_list import ROUTES
from services.api.schemas.answers import Frame
from services.api.schemas.references import ref
from tests.testgame.games import ALL_GAMES

Json = dict[str, Any]

PROBLEM: Final = "application/problem+json"
# What any address may answer to any method, so no operation repeats it.
_ANYWHERE: Final = {404: "not_found", 405: "method_not_allowed"}


class Undocumented(AssertionError):  # noqa: N818 — says what the answer is
    """An answer that the description does not foresee."""


class Described:
    """A description, ready to look answers up in."""

    def __init__(self, document: Json) -> None:
        """Prepare the paths."""
        self.document = document
        self._paths = [
            (re.compile(re.sub(r"{\w+}", "[^/]+", path) + "/?$"), methods)
            for path, methods in document["paths"].items()
        ]
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def operation(self, method: str, path: str) -> Json | None:
        """The operation behind a request, if there is one."""
        for pattern, methods in self._paths:
            if pattern.match(path) and method.lower() in methods:
                found: Json = methods[method.lower()]
                return found
        return None

    def check(self, method: str, path: str, status: int, media_type: str, body: bytes) -> None:
        """Raise Undocumented unless the description foresees this very answer."""
        as_get = method == "HEAD" and status not in _ANYWHERE
        operation = self.operation("GET" if as_get else method, path)
        if operation is None:
            self._check_anywhere(method, path, status, media_type)
            return
        name = operation["operationId"]
        response = operation["responses"].get(str(status))
        if response is None:
            raise Undocumented(f"{name} answers {status}: {body[:300]!r}")
        content = response.get("content", {})
        if not content and not body:
            return
        if media_type not in content:
            raise Undocumented(f"{name} answers {status} as {media_type}")
        if as_get:
            return
        if media_type == NDJSON:
            for line in body.splitlines():
                self._check_body("a frame", {"$ref": ref(Frame.__name__)}, line)
        elif media_type.endswith("json"):
            self._check_body(f"{name} {status}", content[media_type]["schema"], body)

    def _check_anywhere(self, method: str, path: str, status: int, media_type: str) -> None:
        if method == "OPTIONS":
            return
        if path.startswith("/api") and (status not in _ANYWHERE or media_type != PROBLEM):
            raise Undocumented(f"{method} {path} answers {status} as {media_type}")

    def _check_body(self, name: str, schema: Json, body: bytes) -> None:
        validator = self._validators.get(name)
        if validator is None:
            validator = self._validators[name] = self.validator(schema)
        for error in validator.iter_errors(json.loads(body)):
            raise Undocumented(f"{name}: {error}")

    def validator(self, schema: Json) -> jsonschema_rs.Validator:
        """A validator for a schema that may name the description's components."""
        whole = {"components": self.document["components"], "allOf": [schema]}
        return jsonschema_rs.Draft202012Validator(whole)


@cache
def described() -> Described:
    """The description of all games that the tests know."""
    return Described(contract(ROUTES, ALL_GAMES))
