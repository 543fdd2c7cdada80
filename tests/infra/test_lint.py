"""Files of infra/ are what their tools understand; there is no container engine to try them in."""

import subprocess
import sys
from pathlib import Path

import kubernetes_validate
import pytest
import yaml

from tests.infra.deployed import (
    CADDYFILE,
    COMPOSE,
    INFRA,
    KUBERNETES,
    Document,
    compose,
    containers,
    manifests,
    ours,
)

TOOLS = Path(sys.executable).parent
VERSIONS = ("1.30", kubernetes_validate.latest_version())
"""The oldest that the manifests are for, and the newest that the tool knows."""
YAML_RULES = """
extends: default
rules:
  document-start: disable
  line-length: disable
  braces: {max-spaces-inside: 0}
  brackets: {max-spaces-inside: 0}
  truthy: {check-keys: false}
  comments: {min-spaces-from-content: 1}
"""


def run(
    tool: str, *arguments: object, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a tool has to say."""
    return subprocess.run(
        [str(TOOLS / tool), *map(str, arguments)],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        env=env,
    )


def test_the_dockerfile_is_sound() -> None:
    found = run("hadolint", INFRA / "Dockerfile")

    assert (found.stdout, found.returncode) == ("", 0)


def test_a_dockerfile_that_runs_as_root_with_a_typo_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "Dockerfile"
    planted.write_text("FROM python:3.11-slim\nRUN cd / && sudo ls\nCMD exec x\n")

    assert run("hadolint", planted).returncode != 0


def test_the_image_does_not_run_as_root() -> None:
    lines = (INFRA / "Dockerfile").read_text().splitlines()

    assert [line for line in lines if line.startswith("USER ")] == ["USER 10001:10001"]


def test_what_is_copied_into_the_image_is_there_and_let_through() -> None:
    lines = (INFRA / "Dockerfile").read_text().splitlines()
    copied = [
        part
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for part in line.split()[1:-1]
        if not part.startswith("--")
    ]
    ignore = (INFRA / "Dockerfile.dockerignore").read_text().splitlines()
    let_through = tuple(line[1:] for line in ignore if line.startswith("!"))

    assert copied
    assert [part for part in copied if not (INFRA.parent / part).exists()] == []
    assert [part for part in copied if not part.startswith(let_through)] == []


def test_yaml_is_tidy() -> None:
    files = sorted({*INFRA.rglob("*.yaml"), *INFRA.rglob("*.yml")})
    found = run("yamllint", "-s", "-d", YAML_RULES, *files)

    assert len(files) > 8
    assert (found.stdout, found.returncode) == ("", 0)


def test_the_compose_file_is_one() -> None:
    found = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", COMPOSE)

    assert found.returncode == 0, found.stdout


def test_a_compose_file_with_a_wrong_word_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "compose.yaml"
    planted.write_text(COMPOSE.read_text().replace("restart: unless-stopped", "restat: always", 1))
    found = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", planted)

    assert found.returncode != 0


def test_what_compose_services_build_on_is_there() -> None:
    document = compose()
    services = document["services"]
    needed = [
        name
        for service in services.values()
        for name in [*service.get("depends_on", []), *service.get("links", [])]
    ]
    networks = [name for service in services.values() for name in service.get("networks", [])]

    assert set(needed) <= set(services)
    assert set(networks) <= set(document["networks"])
    assert not services["caddy"]["environment"]["API_UPSTREAMS"].startswith("api")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    "manifest", [pytest.param(document, id=name) for name, document in manifests()]
)
def test_a_manifest_is_one(manifest: Document, version: str) -> None:
    kubernetes_validate.validate(manifest, version, strict=True)


def test_a_manifest_with_a_wrong_word_is_found() -> None:
    manifest = dict(manifests())["api: Deployment api"]
    manifest["spec"]["template"]["spec"]["containers"][0]["readynessProbe"] = {}

    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(manifest, VERSIONS[0], strict=True)


def test_all_manifests_are_applied_and_no_others_are_named() -> None:
    listed = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text())["resources"]
    files = {path.name for path in KUBERNETES.glob("*.yaml")} - {"kustomization.yaml"}

    assert {name for name in listed if name.endswith(".yaml")} == files
    assert all((KUBERNETES / name).exists() for name in listed)


def test_what_manifests_refer_to_is_there() -> None:
    named = {
        (document["kind"], document["metadata"]["name"]): document for _, document in manifests()
    }
    labels = [
        document["spec"]["template"]["metadata"]["labels"].items()
        for _, document in named.items()
        if "template" in document.get("spec", {})
    ]
    selectors = [
        document["spec"]["selector"].get("matchLabels", document["spec"]["selector"])
        for document in named.values()
        if "selector" in document.get("spec", {})
    ]
    maps = [
        source["configMapRef"]["name"]
        for _, container in containers()
        for source in container.get("envFrom", [])
    ]

    assert len(selectors) >= 7
    assert [one for one in selectors if not any(one.items() <= have for have in labels)] == []
    assert {("ConfigMap", name) for name in maps} <= set(named)


@pytest.mark.parametrize("container", [pytest.param(one, id=name) for name, one in containers()])
def test_a_container_has_no_rights_and_a_limit(container: Document) -> None:
    rights = container["securityContext"]

    assert rights["allowPrivilegeEscalation"] is False
    assert rights["readOnlyRootFilesystem"] is True
    assert rights["capabilities"] == {"drop": ["ALL"]}
    assert container["resources"]["limits"]["memory"]


def test_no_secret_is_written_down() -> None:
    """Passwords come from the secret or the file that is not in version control."""
    for name, container in containers():
        for variable in container.get("env", []):
            if variable["name"].endswith("DATABASE_URL"):
                assert "secretKeyRef" in variable["valueFrom"], name
    for service in compose()["services"].values():
        for variable, value in service.get("environment", {}).items():
            if "PASSWORD" in variable or "DATABASE" in variable:
                assert "${POSTGRES_PASSWORD:?" in value


@pytest.mark.parametrize(
    "upstreams",
    [
        pytest.param(compose()["services"]["caddy"]["environment"], id="compose"),
        pytest.param(
            {
                one["name"]: one["value"]
                for name, container in containers()
                if container["name"] == "caddy"
                for one in container["env"]
            },
            id="kubernetes",
        ),
    ],
)
def test_the_proxys_rules_are_sound_as_they_are_used(
    upstreams: dict[str, str], tmp_path: Path
) -> None:
    environment = {**upstreams, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment["SITE_ADDRESS"] = environment["SITE_ADDRESS"].replace("${SITE_ADDRESS:?", "x.test{")
    environment["SITE_ADDRESS"] = environment["SITE_ADDRESS"].partition("{")[0]
    found = run(
        "caddy", "validate", "--config", CADDYFILE, "--adapter", "caddyfile", env=environment
    )

    assert found.returncode == 0, found.stderr


def test_the_proxys_rules_are_tidy() -> None:
    found = run("caddy", "fmt", CADDYFILE)

    assert found.stdout == CADDYFILE.read_text()


def test_every_process_of_ours_is_somewhere() -> None:
    started = list(ours())
    commands = {command[0] for _, command in started}

    assert len(started) == 4 + 3
    assert commands == {"serve", "worker", "migrate"}
