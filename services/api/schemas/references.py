"""JSON Schemas as the contract shows them."""

from typing import Any, Final

PREFIX: Final = "#/components/schemas/"


def ref(name: str) -> str:
    """The address of a component."""
    return f"{PREFIX}{name}"


def plain(schema: Any) -> Any:  # noqa: ANN401 — JSON
    """The schema without defaults, and with `oneOf` where a tag tells the kinds apart.

    What msgspec calls a default is the value of a field that is left out. Generators of
    clients take it as a promise that the field is always there.
    """
    if isinstance(schema, list):
        return [plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    shown = {name: _part(name, part) for name, part in schema.items() if name != "default"}
    if "discriminator" in shown and "anyOf" in shown:
        shown["oneOf"] = shown.pop("anyOf")
    return shown


def _part(name: str, part: Any) -> Any:  # noqa: ANN401 — JSON
    if name == "properties":
        return {field: plain(schema) for field, schema in part.items()}
    return plain(part)
