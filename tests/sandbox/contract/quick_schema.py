"""A quick check of values against JSON schemas, which does not say what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sized
from functools import cache
from typing import Any, TypeAlias

from sandbox.model import Json

Fits: TypeAlias = Callable[[Any], bool]
_SAYS_NOTHING = {
    "title", "description", "format", "default", "contentEncoding", "discriminator",
    "deprecated", "components", "example", "examples",
}  # fmt: skip
"""Schema keywords that never reject a value."""


class Unknown(Exception):
    """Raised for a schema keyword that is not supported here."""


class Schemas:
    """The named schemas of a document, each compiled to a function once."""

    def __init__(self, components: Mapping[str, Json]) -> None:
        """Take the schemas from the `components` of an OpenAPI document."""
        self._components = components
        self._named = cache(self._read_named)
        self._known: dict[int, tuple[Json, Fits]] = {}
        """The schemas compiled so far, each with its source, which keeps the source alive."""

    def fits(self, value: object, schema: Json) -> bool:
        """Return whether a value fits a schema, just as a full validator would."""
        if id(schema) not in self._known:
            self._known[id(schema)] = schema, self.read(schema)
        return self._known[id(schema)][1](value)

    def read(self, schema: Json) -> Fits:
        """Return a function that tells whether a value fits; unknown keywords raise Unknown."""
        words = [word for word in schema if word not in _SAYS_NOTHING and word[:2] != "x-"]
        if unknown := set(words).difference(_MAKERS):
            raise Unknown(str(unknown))
        parts = [_MAKERS[word](self, schema, schema[word]) for word in words]
        return parts[0] if len(parts) == 1 else lambda value: all(fits(value) for fits in parts)

    def read_all(self, schemas: list[Json]) -> list[Fits]:
        """Return such a function for each of these schemas."""
        return [self.read(schema) for schema in schemas]

    def named(self, reference: str) -> Fits:
        """Return such a function for a reference, resolved only when a value is checked."""

        def fits(value: object) -> bool:
            return self._named(reference)(value)

        return fits

    def _read_named(self, reference: str) -> Fits:
        root, place, kind, name = reference.split("/")
        if (root, place) != ("#", "components"):
            raise Unknown(reference)
        return self.read(self._components[kind][name])


def _is(kind: str, value: object) -> bool:
    if kind == "integer":
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return whole and not isinstance(value, bool)
    if kind == "number":
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, _KINDS[kind])


_KINDS: dict[str, type] = {
    "string": str, "boolean": bool, "object": dict, "array": list, "null": type(None),
}  # fmt: skip


def _type(_: Schemas, __: Json, wanted: str | list[str]) -> Fits:
    kinds = [wanted] if isinstance(wanted, str) else wanted
    return lambda value: any(_is(kind, value) for kind in kinds)


def _properties(schemas: Schemas, _: Json, wanted: Json) -> Fits:
    known = {name: schemas.read(schema) for name, schema in wanted.items()}

    def fits(value: object) -> bool:
        return not isinstance(value, dict) or all(
            known[name](part) for name, part in value.items() if name in known
        )

    return fits


def _others(schemas: Schemas, schema: Json, wanted: Json | bool) -> Fits:  # noqa: FBT001 - a word of schemas
    known = set(schema.get("properties", ()))
    if "patternProperties" in schema:
        raise Unknown("patternProperties")
    fits_other = None if isinstance(wanted, bool) else schemas.read(wanted)

    def fits(value: object) -> bool:
        others = (
            [] if not isinstance(value, dict) else [value[name] for name in value.keys() - known]
        )
        return all(map(fits_other, others)) if fits_other else wanted is True or not others

    return fits


def _items(schemas: Schemas, schema: Json, wanted: Json) -> Fits:
    if "prefixItems" in schema:
        raise Unknown("prefixItems")
    fits_one = schemas.read(wanted)
    return lambda value: not isinstance(value, list) or all(map(fits_one, value))


def _one_of(schemas: Schemas, _: Json, wanted: list[Json]) -> Fits:
    several = schemas.read_all(wanted)
    return lambda value: sum(fits(value) for fits in several) == 1


def _any_of(schemas: Schemas, _: Json, wanted: list[Json]) -> Fits:
    several = schemas.read_all(wanted)
    return lambda value: any(fits(value) for fits in several)


def _all_of(schemas: Schemas, _: Json, wanted: list[Json]) -> Fits:
    several = schemas.read_all(wanted)
    return lambda value: all(fits(value) for fits in several)


def _const(_: Schemas, __: Json, wanted: object) -> Fits:
    return _among([wanted])


def _enum(_: Schemas, __: Json, wanted: list[object]) -> Fits:
    return _among(wanted)


def _among(wanted: list[object]) -> Fits:
    if any(isinstance(one, dict | list) for one in wanted):
        raise Unknown("a constant that is not simple")
    known = {(isinstance(one, bool), one) for one in wanted}
    return lambda value: (
        not isinstance(value, dict | list) and (isinstance(value, bool), value) in known
    )


def _required(_: Schemas, __: Json, wanted: list[str]) -> Fits:
    return lambda value: not isinstance(value, dict) or all(name in value for name in wanted)


def _pattern(_: Schemas, __: Json, wanted: str) -> Fits:
    found = re.compile(wanted).search
    return lambda value: not isinstance(value, str) or found(value) is not None


def _bounds(kind: type[Sized], least: str, most: str) -> dict[str, Callable[..., Fits]]:
    """Return the keywords that limit a size, each with the function that compiles it."""

    def at_least(_: Schemas, __: Json, bound: int) -> Fits:
        return lambda value: not isinstance(value, kind) or len(value) >= bound

    def at_most(_: Schemas, __: Json, bound: int) -> Fits:
        return lambda value: not isinstance(value, kind) or len(value) <= bound

    return {least: at_least, most: at_most}


def _minimum(_: Schemas, __: Json, bound: float) -> Fits:
    return lambda value: not _is("number", value) or value >= bound


def _maximum(_: Schemas, __: Json, bound: float) -> Fits:
    return lambda value: not _is("number", value) or value <= bound


def _unique(_: Schemas, __: Json, wanted: bool) -> Fits:  # noqa: FBT001 - a word of schemas
    def fits(value: object) -> bool:
        if not wanted or not isinstance(value, list):
            return True
        told = [_told(one) for one in value]
        return len(set(told)) == len(told)

    return fits


def _told(value: object) -> object:
    if isinstance(value, dict):
        return "{}", frozenset((name, _told(part)) for name, part in value.items())
    if isinstance(value, list):
        return "[]", tuple(_told(part) for part in value)
    return isinstance(value, bool), value


def _reference(schemas: Schemas, _: Json, wanted: str) -> Fits:
    return schemas.named(wanted)


_MAKERS: dict[str, Callable[..., Fits]] = {
    "$ref": _reference,
    "type": _type,
    "properties": _properties,
    "additionalProperties": _others,
    "required": _required,
    "items": _items,
    "oneOf": _one_of,
    "anyOf": _any_of,
    "allOf": _all_of,
    "const": _const,
    "enum": _enum,
    "pattern": _pattern,
    "minimum": _minimum,
    "maximum": _maximum,
    "uniqueItems": _unique,
    **_bounds(str, "minLength", "maxLength"),
    **_bounds(list, "minItems", "maxItems"),
    **_bounds(dict, "minProperties", "maxProperties"),
}
