"""Settings, commands and metrics that infra/ and the README name are there."""

import re
import shlex
from typing import Final

import pytest
import yaml

from services.cli import COMMANDS, parser
from services.settings import PREFIX, Settings
from tests.infra.deployed import COMMAND, INFRA, RUNBOOK, SETTING, compose, ours, pods, texts

CODE: Final = re.compile(r"`([^`\n]+)`")
SERVICE: Final = re.compile(r"docker compose .*?(?:--no-deps|--rm(?: --entrypoint \w+)?) (\w+)")


def unknown_settings(text: str) -> set[str]:
    """Variables of ours that no setting stands for."""
    known = {f"{PREFIX}{field.upper()}" for field in Settings.__struct_fields__}
    return set(SETTING.findall(text)) - known


def unknown_commands(text: str) -> set[str]:
    """Commands of ours that do not exist."""
    return set(COMMAND.findall(text)) - commands()


def whole_commands(text: str) -> list[str]:
    """What follows our command's name wherever it is written out with what it is given."""
    parts = [part for code in CODE.findall(text) for part in code.split(" && ")]
    ours = [part.removeprefix("chuckwagon ") for part in parts if part.startswith("chuckwagon ")]
    return [part for part in ours if " " in part]


def misspelt(text: str) -> list[str]:
    """Those that the command would refuse."""
    return [command for command in whole_commands(text) if not _understood(shlex.split(command))]


def _understood(arguments: list[str]) -> bool:
    try:
        parser().parse_args(arguments)
    except SystemExit:
        return False
    return True


def commands() -> set[str]:
    """Everything that the command can do."""
    choices = next(action.choices for action in parser()._actions if action.choices)
    assert choices is not None
    return set(choices)


def test_every_variable_is_a_setting() -> None:
    named = {path.name: unknown_settings(text) for path, text in texts()}

    assert sum(len(SETTING.findall(text)) for _, text in texts()) > 8
    assert {name: unknown for name, unknown in named.items() if unknown} == {}


def test_a_variable_that_is_no_setting_is_found() -> None:
    planted = (INFRA / "compose.yaml").read_text().replace("_REDIS_URL", "_REDIS_ADDRESS")

    assert unknown_settings(planted) == {"CHUCKWAGON_REDIS_ADDRESS"}


def test_values_in_the_manifests_are_ones_that_settings_may_have() -> None:
    settings = yaml.safe_load((INFRA / "kubernetes" / "settings.yaml").read_text())["data"]

    assert Settings.read(settings).metrics_port == 9100


def test_no_variable_that_kubernetes_adds_can_be_taken_for_a_setting() -> None:
    """It names them after services, and one could be called as this one is."""
    linked = [
        name
        for name, pod in pods()
        if any(container["image"] == "chuckwagon" for container in pod["containers"])
        and pod.get("enableServiceLinks", True)
    ]

    assert linked == []


def test_every_command_exists() -> None:
    named = {path.name: unknown_commands(text) for path, text in texts()}

    assert sum(len(COMMAND.findall(text)) for _, text in texts()) > 8
    assert {name: unknown for name, unknown in named.items() if unknown} == {}
    assert {command[0] for _, command in ours()} <= commands()


def test_every_command_takes_what_it_is_given() -> None:
    written = {path.name: whole_commands(text) for path, text in texts()}
    told = {command.split()[0] for command in written[RUNBOOK.name]}
    refused = {path.name: misspelt(text) for path, text in texts()}
    started = [name for name, command in ours() if not _understood(command)]

    assert {"serve", "backup", "restore", "rebuild", "erase", "close"} <= told
    assert {name: wrong for name, wrong in refused.items() if wrong} == {}
    assert started == []


def test_every_service_that_the_runbook_restarts_or_runs_is_there() -> None:
    named = set(SERVICE.findall(RUNBOOK.read_text()))

    assert {"api1", "backup"} <= named
    assert named <= set(compose()["services"])


def test_a_command_that_does_not_exist_is_found() -> None:
    assert unknown_commands("Run `chuckwagon vacuum` now, then `chuckwagon serve`") == {"vacuum"}


@pytest.mark.parametrize(
    "wrong", ["restore --file FILE", "erase USER now", "rebuild --folder /tmp"]
)
def test_a_command_that_is_given_the_wrong_things_is_found(wrong: str) -> None:
    assert misspelt(f"Run `cd /srv && chuckwagon {wrong}`, then `chuckwagon backup FILE`") == [
        wrong
    ]


@pytest.mark.parametrize("module", COMMANDS, ids=lambda module: str(module.__name__))
def test_every_command_is_in_the_runbook_or_the_readme(module: object) -> None:
    name = str(module.__name__).rpartition(".")[2]  # type: ignore[attr-defined]
    told = {command for _, text in texts() for command in COMMAND.findall(text)}

    assert name == "openapi" or name in told
