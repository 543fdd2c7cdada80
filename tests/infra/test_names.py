"""Settings, commands and metrics that infra/ and the README name are there."""

import pytest
import yaml

from services.cli import COMMANDS, parser
from services.settings import PREFIX, Settings
from tests.infra.deployed import COMMAND, INFRA, SETTING, ours, texts


def unknown_settings(text: str) -> set[str]:
    """Variables of ours that no setting stands for."""
    known = {f"{PREFIX}{field.upper()}" for field in Settings.__struct_fields__}
    return set(SETTING.findall(text)) - known


def unknown_commands(text: str) -> set[str]:
    """Commands of ours that do not exist."""
    return set(COMMAND.findall(text)) - commands()


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


def test_every_command_exists() -> None:
    named = {path.name: unknown_commands(text) for path, text in texts()}

    assert sum(len(COMMAND.findall(text)) for _, text in texts()) > 8
    assert {name: unknown for name, unknown in named.items() if unknown} == {}
    assert {command[0] for _, command in ours()} <= commands()


def test_a_command_that_does_not_exist_is_found() -> None:
    assert unknown_commands("Run `chuckwagon vacuum` now, then `chuckwagon serve`") == {"vacuum"}


@pytest.mark.parametrize("module", COMMANDS, ids=lambda module: str(module.__name__))
def test_every_command_is_in_the_runbook_or_the_readme(module: object) -> None:
    name = str(module.__name__).rpartition(".")[2]  # type: ignore[attr-defined]
    told = {command for _, text in texts() for command in COMMAND.findall(text)}

    assert name == "openapi" or name in told
