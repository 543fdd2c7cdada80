"""The types of all games: one component for each struct, and one for each choice among games."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import msgspec

from domain.kernel.game import AnyGame
from services.api.schemas.references import PREFIX, plain, ref
from services.application.events import ServiceEvent

Json = dict[str, Any]

_TEXTS: Final = {
    "Action": "An action of the match's game.",
    "GameEvent": "An event of the match's game, or of its table.",
    "View": "A position of the match's game, as a viewer may know it.",
    "Preview": "What an option would do, in the words of the match's game.",
    "TableOptions": "What a table of the game may choose.",
}


def game_schemas(games: Mapping[str, AnyGame]) -> dict[str, Json]:
    """All components of the games, and Action, GameEvent, View, Preview, TableOptions."""
    components: dict[str, Json] = {}
    choices: dict[str, list[Json]] = {name: [] for name in _TEXTS}
    choices["GameEvent"] += _named("Table", get_args(ServiceEvent), components)
    for game in games.values():
        prefix = "".join(word.capitalize() for word in game.name.split("_"))
        kinds = {
            "Action": game.action_type,
            "GameEvent": game.event_type,
            "View": game.view_type,
            "Preview": game.preview_type,
            "TableOptions": game.options_type,
        }
        for choice, kind in kinds.items():
            choices[choice] += _named(prefix, get_args(kind) or (kind,), components)
    return components | {
        name: _choice(_TEXTS[name], members, components) for name, members in choices.items()
    }


def _named(prefix: str, kinds: Iterable[object], components: dict[str, Json]) -> list[Json]:
    """Add the kinds and all that they are made of; answers their references."""
    roots, parts = msgspec.json.schema_components(tuple(kinds), ref_template=ref("{name}"))
    names = {name: name if name.startswith(prefix) else f"{prefix}{name}" for name in parts}
    for name, schema in parts.items():
        components[names[name]] = _closed(_renamed(plain(schema), names))
    members: list[Json] = _renamed(list(roots), names)
    return members


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401 — JSON
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if isinstance(schema, dict):
        return {name: _renamed(part, names) for name, part in schema.items()}
    if isinstance(schema, str) and schema.startswith(PREFIX):
        return ref(names[schema.removeprefix(PREFIX)])
    return schema


def _closed(schema: Json) -> Json:
    return schema if schema.get("type") != "object" else {**schema, "additionalProperties": False}


def _choice(text: str, members: list[Json], components: Mapping[str, Json]) -> Json:
    tags = {_tag(components[member["$ref"].removeprefix(PREFIX)]): member for member in members}
    if "" in tags:
        return {"description": text, "anyOf": members}
    mapping = {tag: member["$ref"] for tag, member in tags.items()}
    told_apart = {"propertyName": "type", "mapping": mapping}
    return {"description": text, "oneOf": members, "discriminator": told_apart}


def _tag(schema: Json) -> str:
    """The component's own value of `type`; none for a struct without a tag."""
    values = schema["properties"].get("type", {}).get("enum", ())
    return values[0] if len(values) == 1 else ""
