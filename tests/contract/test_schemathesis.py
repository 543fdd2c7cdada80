"""The running server against its description: generated requests, right, wrong, in chains."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import ensure_resource_availability

from domain.registry import GAMES
from services.api.contract import contract
from services.api.route_list import ROUTES
from tests.contract.process import Process, served
from tests.sizes import sized

# Refusals that are right answers to well-formed requests.
REFUSALS: Final = [401, 403, 404, 409, 422, 429]
CONFIG: Final = {
    # Who may do what has a test of its own; here everyone is signed in.
    "generation": {"mode": "all", "with-security-parameters": False},
    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "304", *REFUSALS]}},
    "operations": [
        {
            # A cursor is opaque: no schema can say which ones are ours.
            "include-operation-id": "listMatches",
            "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", 400, *REFUSALS]}},
        }
    ],
}
STREAMS: Final = ["streamMatch", "streamMe"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    with served(folder / "data") as process:
        yield process
        assert process.running.poll() is None
        assert process.log.read_text() == ""


schema = schemathesis.openapi.from_dict(
    contract(ROUTES, GAMES), config=SchemathesisConfig.from_dict(CONFIG)
).exclude(operation_id=STREAMS)


@schema.hook("map_body")
def write_whole_numbers_without_a_point(_: schemathesis.HookContext, body: object) -> object:
    """To JSON Schema 2.0 is an integer, to the server it is a wrong type."""
    return _without_point(body)


def _without_point(part: object) -> object:
    if isinstance(part, dict):
        return {key: _without_point(inner) for key, inner in part.items()}
    if isinstance(part, list):
        return [_without_point(inner) for inner in part]
    return int(part) if isinstance(part, float) and part.is_integer() else part


def signed_in(url: str) -> dict[str, str]:
    """The headers of a new guest's program."""
    with httpx.Client(base_url=f"{url}/api/v1") as http:
        command = {"Idempotency-Key": str(uuid4())}
        http.post("/guests", json={}, headers=command).raise_for_status()
        made = http.post("/me/tokens", json={"label": "schemathesis"}).raise_for_status()
    return {"Authorization": f"Bearer {made.json()['token']}"}


@pytest.fixture(scope="module")
def somebody(server: Process) -> dict[str, str]:
    return signed_in(server.url)


OPTIONS: Final = settings(
    max_examples=sized(15, 500),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)


@schema.parametrize()
@OPTIONS
def test_every_answer_is_described(
    case: schemathesis.Case[Any], server: Process, somebody: dict[str, str]
) -> None:
    # Whoever erases themselves is nobody afterwards.
    erases = case.operation.definition.raw["operationId"] == "eraseMe"
    headers = signed_in(server.url) if erases else somebody
    case.call_and_validate(base_url=server.url, headers=headers)


def test_chains_of_requests_are_described_too(server: Process) -> None:
    """What one answer links to is asked next, several steps deep."""
    machine: Any = schema.exclude(operation_id="eraseMe").as_state_machine()

    class Chains(machine):  # type: ignore[misc] # made at run time
        def setup(self) -> None:
            self.headers = signed_in(server.url)

        def get_call_kwargs(self, case: schemathesis.Case[Any]) -> dict[str, Any]:
            return {"base_url": server.url, "headers": self.headers}

        def validate_response(
            self,
            response: schemathesis.Response,
            case: schemathesis.Case[Any],
            additional_checks: list[Any] | None = None,
            **kwargs: object,
        ) -> None:
            # A seat that was made up is missing, and not the table that was just made.
            no_seat = response.status_code == 404 and response.json()["code"] == "seat_not_found"
            case.validate_response(
                response,
                additional_checks=additional_checks,
                excluded_checks=[ensure_resource_availability] if no_seat else [],
                transport_kwargs=kwargs,
            )

    Chains.run(settings=settings(OPTIONS, max_examples=sized(15, 300), stateful_step_count=8))
