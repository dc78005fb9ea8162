"""Database URLs: parsing those that hosting providers hand out, and hiding their secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, quote, quote_plus, urlencode

from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

TIMEOUT = 10.0
"""The seconds to wait for a server to accept a connection, unless the URL sets a timeout."""
HIGHEST_PORT = 65535

_SQLITE, _POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
_DRIVERS = {
    "sqlite": _SQLITE,
    _SQLITE: _SQLITE,
    "postgres": _POSTGRESQL,
    "postgresql": _POSTGRESQL,
    _POSTGRESQL: _POSTGRESQL,
}
_OF_THE_ADDRESS = ("host", "port", "user", "password", "database")
"""The parts of a URL that may be given in its query instead."""
_NUMBERS: Mapping[str, type[int | float]] = {
    "timeout": float,
    "command_timeout": float,
    "statement_cache_size": int,
    "prepared_statement_cache_size": int,
}
"""The driver arguments that have to be converted from the query's text to numbers."""
_ALIASES = {"dbname": "database", "connect_timeout": "timeout", "ssl": "sslmode"}
_SSL = {"true": "require", "1": "require", "false": "disable", "0": "disable"}
"""The values of `ssl` that `sslmode` does not know, with their equivalents there."""
_NOT_SPOKEN = ("channel_binding", "gssencmode")
"""Options of other drivers that this one lacks; a URL is refused only if it requires one."""
_QUOTED = "@, :, / and ? in a name or a password are written %40, %3A, %2F and %3F"
_PLAIN = re.compile(r"[\w.-]*")
_SCHEME = re.compile(r"[a-z][\w+]*(?=://)", re.ASCII)


class BadAddress(ValueError):
    """Raised for a URL that cannot be used; the message never repeats what may be secret."""


@dataclass(frozen=True, slots=True)
class Address:
    """The location of a database, in the form that its driver expects."""

    url: URL
    arguments: dict[str, Any] = field(default_factory=dict)
    """Extra arguments for the driver."""


def read_address(text: str) -> Address:
    """Parse a database URL, replacing the driver it names with the one that this project uses.

    Raises `BadAddress` if the URL cannot be used.
    """
    try:
        url = make_url(text)
    except SQLAlchemyError:
        raise BadAddress("its address has to begin with sqlite:/// or postgresql://") from None
    except ValueError:  # the text where the port should be may be part of a password
        raise BadAddress(f"its port has to be a number, and {_QUOTED}") from None
    if url.drivername not in _DRIVERS:
        raise BadAddress("only SQLite (sqlite:///) and PostgreSQL (postgresql://) can be used")
    url = url.set(drivername=_DRIVERS[url.drivername])
    if url.drivername != _POSTGRESQL:
        return Address(url)
    if _is_ambiguous(text):
        raise BadAddress(_QUOTED)
    return _server(url)


def _is_ambiguous(text: str) -> bool:
    """Return whether the URL contains more than one @, so that its password may be misread."""
    return text.count("@") > 1


def _server(url: URL) -> Address:
    """Return a server's address, with the options of the query passed on to where they belong."""
    if "@" in (url.host or "") or "@" in (url.database or ""):
        raise BadAddress(_QUOTED)
    place: dict[str, str | tuple[str, ...]] = {}
    arguments: dict[str, Any] = {"timeout": TIMEOUT}
    wanted: dict[str, str] = {}
    for name, value in url.query.items():
        known = _ALIASES.get(name, name)
        last = value if isinstance(value, str) else value[-1]
        if known in _OF_THE_ADDRESS:
            place[known] = value
        elif known in _NUMBERS:
            arguments[known] = _number(known, last)
        elif known in _NOT_SPOKEN:
            _check_spoken(known, last)
        else:
            wanted[known] = _SSL.get(last, last) if name == "ssl" else last
    _check_ports(url.port, place.get("port"))
    if wanted:
        # The driver itself parses this URL, which holds libpq options and server settings.
        arguments["dsn"] = f"postgresql://?{urlencode(wanted)}"
    return Address(url.set(query=place), arguments)


def _number(name: str, value: str) -> float:
    try:
        return _NUMBERS[name](value)
    except ValueError:
        raise BadAddress(f"{name} has to be a number") from None


def _check_spoken(name: str, value: str) -> None:
    if value == "require":
        raise BadAddress(
            f"its driver cannot do what {name}=require asks for; leave that out, and let"
            " sslmode=verify-full see to it that the server is the right one"
        )


def _check_ports(port: int | None, others: str | tuple[str, ...] | None) -> None:
    named = [] if others is None else [others] if isinstance(others, str) else [*others]
    ports = [each for part in named for each in part.split(",")]
    for each in (*([] if port is None else [str(port)]), *ports):
        if not re.fullmatch(r"[0-9]{1,5}", each) or not 0 < int(each) <= HIGHEST_PORT:
            raise BadAddress(f"its port has to be a number from 1 to {HIGHEST_PORT}")


def redacted(text: str) -> str:
    """Return a version of a URL that is safe to show, without anything that might be secret."""
    scheme = _SCHEME.match(text)
    hidden = f"{scheme[0]}://…" if scheme else "…"
    try:
        url = make_url(text)
    except (SQLAlchemyError, ValueError):
        return hidden
    if url.get_backend_name() == "sqlite":
        return url.set(query={}).render_as_string(hide_password=True)
    # Only IPv6 hosts contain colons.
    parts = (url.username or "", (url.host or "").replace(":", ""), url.database or "")
    if _is_ambiguous(text) or not all(map(_PLAIN.fullmatch, parts)):
        return hidden
    return url.set(query={}).render_as_string(hide_password=True)


def without_secrets(said: str, text: str) -> str:
    """Return a message, such as a driver's, with the secrets of the URL in `text` replaced."""
    for secret in sorted(_secrets(text), key=len, reverse=True):
        said = said.replace(secret, "***")
    return said


def _secrets(text: str) -> set[str]:
    """Return all passwords in a URL, each in both its decoded and its encoded forms."""
    found = set(_passwords(text)) - {""}
    return found | {quote(each, safe="") for each in found} | {quote_plus(each) for each in found}


def _passwords(text: str) -> Iterator[str]:
    before, _, query = text.partition("?")
    for name, value in parse_qsl(query):
        if "password" in name.lower() or name.lower() in ("sslkey", "passwd", "pwd"):
            yield value
    with suppress(SQLAlchemyError, ValueError):
        yield make_url(text).password or ""
    # The password may contain any delimiter, so take everything between the user name and the @.
    _, _, rest = before.rpartition("://")
    yield rest.rpartition("@")[0].partition(":")[2]
