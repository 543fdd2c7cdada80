"""The API's description as one page of HTML: no script, no request to anywhere else."""

import json
from html import escape
from typing import Any, Final

Json = dict[str, Any]

_METHODS: Final = ("get", "post", "patch", "delete")


def docs_page(contract: Json) -> str:
    """The page for a contract."""
    info = contract["info"]
    parts = [
        _intro(info["title"], info["description"]),
        _index(contract),
        *(_tag(tag, contract) for tag in contract["tags"]),
        _schemas(contract["components"]["schemas"]),
    ]
    return document(f"{info['title']} API", "\n".join(parts))


def document(title: str, content: str) -> str:
    """A whole page of the documentation."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        '<link rel="stylesheet" href="/docs/style.css"></head>'
        f"<body><main>{content}</main></body></html>"
    )


def _intro(title: str, description: str) -> str:
    text = "".join(f"<p>{prose(part)}</p>" for part in description.strip().split("\n\n"))
    return (
        f"<h1>{escape(title)} API</h1>{text}"
        '<p>For machines: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).'
        ' What refusals mean: <a href="/problems">problems</a>.</p>'
    )


def _index(contract: Json) -> str:
    rows = []
    for tag in contract["tags"]:
        links = " · ".join(
            f'<a href="#{escape(found["operationId"])}">{escape(found["operationId"])}</a>'
            for _, _, found in _operations(contract, tag["name"])
        )
        rows.append(f"<dt>{escape(tag['name'])}</dt><dd>{links}</dd>")
    return f"<nav aria-label='Operations'><dl class='index'>{''.join(rows)}</dl></nav>"


def _operations(contract: Json, tag: str) -> list[tuple[str, str, Json]]:
    return [
        (method, path, methods[method])
        for path, methods in contract["paths"].items()
        for method in _METHODS
        if method in methods and tag in methods[method]["tags"]
    ]


def _tag(tag: Json, contract: Json) -> str:
    found = "".join(_operation(*one) for one in _operations(contract, tag["name"]))
    return f"<section><h2>{escape(tag['description'])}</h2>{found}</section>"


def _operation(method: str, path: str, described: Json) -> str:
    parts = [
        f'<article id="{escape(described["operationId"])}">',
        f"<h3><code class='method {method}'>{method.upper()}</code>",
        f" <code>{escape(path)}</code></h3>",
        f"<p><b>{escape(described['summary'])}.</b> {prose(described['description'])}</p>",
        f"<p class='signin'>{_sign_in(described['security'])}</p>",
        _parameters(described["parameters"]),
        _body(described.get("requestBody")),
        _responses(described["responses"]),
        "</article>",
    ]
    return "".join(parts)


def _sign_in(security: list[Json]) -> str:
    if not security:
        return "Without signing in."
    return "Signed in or not." if {} in security else "Signed in: by cookie or bearer token."


def _parameters(parameters: list[Json]) -> str:
    if not parameters:
        return ""
    rows = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>{escape(one['in'])}"
        f"{', required' if one['required'] else ''}</td>"
        f"<td>{_kind(one['schema'])}</td><td>{prose(one.get('description', ''))}</td></tr>"
        for one in parameters
    )
    return f"<div class='wide'><table>{rows}</table></div>"


def _body(body: Json | None) -> str:
    if body is None:
        return ""
    content = body["content"]["application/json"]
    return f"<h4>Body: {_kind(content['schema'])}</h4>{_example(content['example'])}"


def _responses(responses: Json) -> str:
    rows = []
    for status, response in responses.items():
        kinds = "".join(
            f" {_kind(content['schema'])} <small>{escape(media_type)}</small>"
            for media_type, content in response.get("content", {}).items()
            if media_type != "application/problem+json"
        )
        rows.append(f"<dt>{status}</dt><dd>{prose(response['description'])}{kinds}</dd>")
    examples = [
        content["example"]
        for status, response in responses.items()
        for content in response.get("content", {}).values()
        if status.startswith("2") and "example" in content
    ]
    shown = "".join(map(_example, examples))
    return f"<h4>Answers</h4><dl class='answers'>{''.join(rows)}</dl>{shown}"


def _example(example: object) -> str:
    text = example if isinstance(example, str) else json.dumps(example, indent=2)
    return f"<details><summary>Example</summary><pre tabindex='0'>{escape(text)}</pre></details>"


def _schemas(schemas: Json) -> str:
    shown = "".join(_schema(name, schema) for name, schema in schemas.items())
    return f"<section><h2>Objects</h2>{shown}</section>"


def _schema(name: str, schema: Json) -> str:
    text = prose(schema.get("description", ""))
    fields = "".join(
        f"<tr><td><code>{escape(field)}</code></td>"
        f"<td>{'' if field in schema.get('required', ()) else 'may be left out'}</td>"
        f"<td>{_kind(kind)}</td><td>{prose(kind.get('description', ''))}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    table = f"<div class='wide'><table>{fields}</table></div>" if fields else ""
    kinds = "" if fields else f"<p>{_kind(schema)}</p>"
    head = f'<article id="object-{escape(name)}"><h3>{escape(name)}</h3>'
    return f"{head}<p>{text}</p>{kinds}{table}</article>"


def _kind(schema: Json) -> str:
    """A schema in a few words, with links to the objects it names."""
    match schema:
        case {"$ref": address}:
            name = escape(address.rpartition("/")[2])
            return f'<a href="#object-{name}">{name}</a>'
        case {"oneOf": kinds} | {"anyOf": kinds}:
            return " or ".join(map(_kind, kinds))
        case {"enum": values}:
            return " | ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {_kind(values)}"
        case {"type": kind}:
            return escape(f"{schema.get('format', kind)}{_bounds(schema)}")
        case _:
            return "any JSON"


def _bounds(schema: Json) -> str:
    low = schema.get("minimum", schema.get("minLength", ""))
    high = schema.get("maximum", schema.get("maxLength", ""))
    return f" {low}–{high}" if low != "" or high != "" else ""


def prose(text: str) -> str:
    """Text with `code` marked up."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if n % 2 else part for n, part in enumerate(parts))
