"""Discord's published API description, if it is available next to the project."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from openapi_schema_validator import OAS31Validator

from sandbox.model import Json
from sandbox.rest.middleware import Exchange
from tests.sandbox.contract.quick_schema import Schemas

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
needed = pytest.mark.skipif(
    not DOCUMENT.is_file(), reason="Discord's OpenAPI document does not lie beside the project"
)


@cache
def _document(*, requests: bool = False) -> Json:
    document: Json = json.loads(DOCUMENT.read_text())
    schemas = document["components"]["schemas"]
    # Discord does not do as it documents: codes of form errors are words.
    problem = {"code": {"type": "string"}, "message": {"type": "string"}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = {"properties": problem}
    if requests:
        # It also accepts numeric IDs, which discord.py sends for attachments.
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
    return document


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Return patterns of all documented paths, those with fewer variables first."""
    paths = sorted(_document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in paths]


def operation(exchange: Exchange) -> Json:
    """Return the documentation of a request's operation."""
    for pattern, path in _patterns():
        if pattern.fullmatch(exchange.path):
            found: Json = _document()["paths"][path][exchange.method.lower()]
            return found
    raise AssertionError(f"{exchange.method} {exchange.path} is not documented")


def wrong_with_answer(exchange: Exchange) -> list[str]:
    """Return the undocumented parts of a response."""
    schema = _schema_of_answer(exchange)
    if schema is None:
        return ["there is a body"] if exchange.answered else []
    return wrong_with(json.loads(exchange.answered), schema)


def wrong_with_request(exchange: Exchange) -> list[str]:
    """Return the undocumented parts of a request."""
    schema = _schema_of_request(exchange)
    return [] if schema is None else wrong_with(exchange.sent, schema, requests=True)


def documented(exchange: Exchange) -> Iterator[tuple[object, Json, bool]]:
    """Yield the request and the response, each with its schema and whether it is a request."""
    if (schema := _schema_of_answer(exchange)) is not None:
        yield json.loads(exchange.answered), schema, False
    if (schema := _schema_of_request(exchange)) is not None:
        yield exchange.sent, schema, True


def _schema_of_answer(exchange: Exchange) -> Json | None:
    responses = operation(exchange)["responses"]
    documented = responses.get(str(exchange.status)) or responses[f"{exchange.status // 100}XX"]
    if "$ref" in documented:
        documented = _document()["components"]["responses"][documented["$ref"].split("/")[-1]]
    content = documented.get("content")
    return None if content is None else content["application/json"]["schema"]


def _schema_of_request(exchange: Exchange) -> Json | None:
    content = operation(exchange).get("requestBody", {}).get("content")
    if content is None or exchange.sent is None:
        return None
    schema: Json = content["application/json"]["schema"]
    return schema


@cache
def _schemas(*, requests: bool) -> Schemas:
    return Schemas(_document(requests=requests)["components"])


def fits(value: object, schema: Json, *, requests: bool = False) -> bool:
    """Return whether a value fits its schema, without saying where it does not."""
    return _schemas(requests=requests).fits(value, schema)


def wrong_with(value: object, schema: Json, *, requests: bool = False) -> list[str]:
    """Return the places where a value violates its schema."""
    # Nearly everything is as documented, and full validation takes a hundred times as long.
    return [] if fits(value, schema, requests=requests) else full_look(value, schema, requests)


def full_look(value: object, schema: Json, requests: bool = False) -> list[str]:  # noqa: FBT001, FBT002
    """Return the violations that a full validator finds, whatever the quick check says."""
    components = _document(requests=requests)["components"]
    validator = OAS31Validator(schema | {"components": components})
    return [
        f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"
        for error in validator.iter_errors(value)
    ]


def schema(name: str) -> Json:
    """Return a reference to a named schema."""
    return {"$ref": f"#/components/schemas/{name}"}
