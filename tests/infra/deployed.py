"""The files that say how the service is deployed, as data."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
INFRA = ROOT / "infra"
COMPOSE = INFRA / "compose.yaml"
CADDYFILE = INFRA / "caddy" / "Caddyfile"
RUNBOOK = INFRA / "RUNBOOK.md"
KUBERNETES = INFRA / "kubernetes"
SETTING = re.compile(r"\bCHUCKWAGON_[A-Z_]+\b")
COMMAND = re.compile(r"(?:^ *|`|bin/|&& |-- )chuckwagon ([a-z]+)(?= |`|,|$)", re.MULTILINE)
"""As it is typed; the word alone is also a namespace's and the product's."""

Document = dict[str, Any]


def texts() -> Iterator[tuple[Path, str]]:
    """Every file of infra that people or machines act on; decisions tell of other times too."""
    for path in sorted(INFRA.rglob("*")):
        if path.is_file() and "adr" not in path.parts and path.name != ".env":
            yield path, path.read_text()
    yield ROOT / "README.md", (ROOT / "README.md").read_text()


def manifests() -> Iterator[tuple[str, Document]]:
    """Every object of Kubernetes', behind a name for it."""
    for path in sorted(KUBERNETES.glob("*.yaml")):
        if path.name != "kustomization.yaml":
            for document in yaml.safe_load_all(path.read_text()):
                yield f"{path.stem}: {document['kind']} {document['metadata']['name']}", document


def pods() -> Iterator[tuple[str, Document]]:
    """What every pod of Kubernetes' is to be, behind a name for it."""
    for name, document in manifests():
        spec = document.get("spec", {})
        template = spec.get("jobTemplate", {}).get("spec", spec).get("template")
        if template is not None:
            yield name, template["spec"]


def containers() -> Iterator[tuple[str, Document]]:
    """Every container of Kubernetes', behind a name for it."""
    for name, pod in pods():
        for container in pod["containers"]:
            yield f"{name}: {container['name']}", container


def compose() -> Document:
    """The compose file, anchors and merges carried out."""
    document: Document = yaml.safe_load(COMPOSE.read_text())
    return document


def ours() -> Iterator[tuple[str, list[str]]]:
    """What the image is started with, everywhere."""
    for name, service in compose()["services"].items():
        if service["image"] == "chuckwagon" and "entrypoint" not in service:
            yield f"compose: {name}", service["command"]
    for name, container in containers():
        if container["image"] == "chuckwagon" and "command" not in container:
            yield name, container["args"]
