"""Frozen data that is stored under its class name: frames and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias

from pydantic import GetCoreSchemaHandler, TypeAdapter, ValidationInfo
from pydantic_core import CoreSchema, core_schema

KIND = "is"

Earlier: TypeAlias = Callable[[Mapping[str, Any]], object]
"""Turns the stored form of a removed class into that of its replacement."""


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _dump(value: Stored) -> dict[str, Any]:
    kind: Any = type(value)
    fields: dict[str, Any] = _adapter(kind).dump_python(value, mode="json")
    return {KIND: type(value).__name__, **fields}


def _kind_named(name: object, info: ValidationInfo, base: type[Stored]) -> type[Stored]:
    """Return the class of that name, or raise if the codec does not know it or it does not fit."""
    kinds: Mapping[str, type[Stored]] = (info.context or {}).get("kinds", {})
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None or not issubclass(kind, base):
        message = f"{name!r} is not a known kind of {base.__name__.lower()}"
        raise ValueError(message)
    return kind


def _as_now(value: object, info: ValidationInfo) -> object:
    """Return data stored by an earlier version in today's form."""
    earlier: Mapping[object, Earlier] = (info.context or {}).get("earlier", {})
    if not isinstance(value, dict) or not isinstance(value.get(KIND), str):
        return value
    if value[KIND] not in earlier:
        return value
    try:
        return _as_now(earlier[value[KIND]](value), info)
    except (KeyError, TypeError) as wrong:
        message = f"{value[KIND]!r} is not complete"
        raise ValueError(message) from wrong


def tagged_schema(base: type[Stored]) -> CoreSchema:
    """Return a schema that stores the class name, which must be a subclass of `base`."""

    def load(value: object, info: ValidationInfo) -> Stored:
        if isinstance(value, base):
            return value
        value = _as_now(value, info)
        if not isinstance(value, dict):
            message = "a frame or effect is an object"
            raise ValueError(message)  # noqa: TRY004 - pydantic asks for a ValueError
        kind: Any = _kind_named(value.get(KIND), info, base)
        fields = {
            kind.earlier_fields.get(name, name): field
            for name, field in value.items()
            if name != KIND
        }
        loaded: Stored = _adapter(kind).validate_python(fields, context=info.context)
        return loaded

    return core_schema.with_info_plain_validator_function(
        load, serialization=core_schema.plain_serializer_function_ser_schema(_dump)
    )


class Tagged:
    """Marks a field whose class has subclasses, so that the class name is stored with it."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Any], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Tell pydantic to store the class name."""
        return tagged_schema(source)


class Stored:
    """Base of all classes that a stored position may contain under their own names.

    A field annotated with an abstract class (`Frame`, `Effect`) is written as a tagged object and
    read back through the classes that the codec knows; a concrete class is written plainly.
    """

    __slots__ = ()
    abstract = True
    earlier_fields: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Earlier names of fields, each with its name today."""

    def __init_subclass__(cls, *, abstract: bool = False, **more: Any) -> None:
        super().__init_subclass__(**more)
        # A dataclass with slots is made twice; the second time it brings its attributes along.
        if "abstract" not in vars(cls):
            cls.abstract = abstract

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Any], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Tell pydantic how such data is written and read."""
        if not cls.abstract:
            return handler(source)
        return tagged_schema(cls)


class Shared:
    """Data that a game supplies along with its rules: a stored position holds only its name."""

    __slots__ = ()
    name: str

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Any], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Tell pydantic to write the name and to look up the data in the codec's context."""
        return core_schema.with_info_plain_validator_function(
            _find_shared,
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda shared: shared.name
            ),
        )


def _find_shared(name: object, info: ValidationInfo) -> Shared:
    shared: Shared | None = (info.context or {}).get("shared")
    if shared is None or shared.name != name:
        message = f"the game was played with {name!r}, which is not what is at hand"
        raise ValueError(message)
    return shared
