"""Database URLs: which ones are understood, and that no password in them is ever shown."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import make_url

from db.connection.address import TIMEOUT, BadAddress, read_address, redacted, without_secrets
from db.errors import DatabaseUnavailable
from db.store import Store
from engine.core.text import Words
from tests.postgres import SecureServer, Server, secure_server, server

__all__ = ["secure_server", "server"]

ROOT = Path(__file__).parents[3]
HIDDEN = "hunter2"
WITH_SECRETS = [
    "postgresql://u:hunter2@127.0.0.1:1/x",
    "postgresql+asyncpg://u:hunter2@127.0.0.1:1/x",
    "postgres://u:hunter2@127.0.0.1:1/x?sslmode=require",
    "postgresql://127.0.0.1:1/x?user=u&password=hunter2",
    "postgresql://127.0.0.1:1/x?user=u&passwd=hunter2",
    "postgresql://u@127.0.0.1:1/x?sslpassword=hunter2",
    "postgresql://u:%68unter2@127.0.0.1:1/x",
    "postgresql://u:hunter2%40home@127.0.0.1:1/x",
    "postgresql://u:at@hunter2@127.0.0.1:1/x",
    "postgresql://u:hunter2@home@127.0.0.1:1/x",
    "postgresql://u:a/hunter2@127.0.0.1:1/x",
    "postgresql://u:a?hunter2@127.0.0.1:1/x",
    "postgresql://u:a@b:c/hunter2@127.0.0.1:1/x",
    "postgresql://u:a@hunter2?b@127.0.0.1:1/x",
    "postgresql://u:a@hunter2?b=c@127.0.0.1:1/x",
    "postgresql://u:a@127.0.0.1:1/hunter2?b=c@127.0.0.1:1/x",
    "postgresql://:hunter2@127.0.0.1:1/x",
    "postgresql://u:hunter2",
    "postgresql://u:hunter2@127.0.0.1:deep/x",
    "postgresql://u:hunter2@127.0.0.1:99999999/x",
    "postgresql://127.0.0.1:hunter2/x",
    "postgresql://u:hunter2@127.0.0.1:1/x?port=hunter2",
    "postgresql://u:hunter2@127.0.0.1:1/x?timeout=hunter2",
    "postgresql://127.0.0.1:1/x;password=hunter2",
    "mysql://u:hunter2@h/x",
    "u:hunter2@h/x",
    "//u:hunter2@h/x",
    "postgresql:u:hunter2@h/x",
    "host=h user=u password=hunter2",
    "hunter2",
]


@pytest.mark.parametrize("address", WITH_SECRETS)
async def test_no_password_is_told(address: str) -> None:
    with pytest.raises(DatabaseUnavailable) as wrong:
        await Store.open(address, create=False)
    said = Words("en").say(wrong.value.msg)
    assert HIDDEN not in said + str(wrong.value) + redacted(address)
    # A cause would be printed with it in the log.
    assert wrong.value.__cause__ is None
    assert wrong.value.__suppress_context__
    assert "\n" not in said


@pytest.mark.slow
@pytest.mark.parametrize(
    "address", ["u:hunter2@h/x", "postgresql://127.0.0.1:1/x?user=u&password=hunter2"]
)
@pytest.mark.parametrize("command", ["bot", "db"])
def test_programs_say_one_sentence_without_the_password(address: str, command: str) -> None:
    settings = {"DISCORD_TOKEN": "a.b.c", "FATHOM_DATABASE": address, "FATHOM_LOG_LEVEL": "DEBUG"}
    arguments = ["-m", command, *(["verify"] if command == "db" else [])]
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode in (1, 2)
    assert HIDDEN not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert "cannot be used" in done.stderr.splitlines()[-1]


def test_what_a_driver_says_is_told_without_the_password() -> None:
    address = "postgresql://u:hun%40ter2@h/x"
    said = "no entry for u:hun%40ter2@h, user u, password hun@ter2"
    assert without_secrets(said, address) == "no entry for u:***@h, user u, password ***"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_server_is_named_as_its_host_names_it(scheme: str) -> None:
    address = read_address(f"{scheme}://u:p%40@h:5433/x?sslmode=require&application_name=f")
    assert address.url == make_url("postgresql+asyncpg://u:p%40@h:5433/x")
    assert address.arguments == {
        "timeout": TIMEOUT,
        "dsn": "postgresql://?sslmode=require&application_name=f",
    }


def test_words_of_other_drivers_are_understood() -> None:
    address = read_address(
        "postgresql://h/?dbname=x&user=u&connect_timeout=3&statement_cache_size=0&ssl=true"
        "&channel_binding=prefer&gssencmode=disable"
    )
    assert dict(address.url.query) == {"database": "x", "user": "u"}
    assert address.arguments == {
        "timeout": 3.0,
        "statement_cache_size": 0,
        "dsn": "postgresql://?sslmode=require",
    }


@pytest.mark.parametrize("port", ["0", "65536", "99999999", "-1", "deep"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    for address in (f"postgresql://h:{port}/x", f"postgresql://h/x?port={port}"):
        with pytest.raises(BadAddress, match="port"):
            read_address(address)


def test_what_cannot_be_kept_is_not_promised() -> None:
    with pytest.raises(BadAddress, match="channel_binding=require"):
        read_address("postgresql://u@h/x?sslmode=require&channel_binding=require")


async def _line(address: str) -> str:
    store = await Store.open(address)
    try:
        async with store.database.reading() as connection:
            found = await connection.exec_driver_sql(
                "select ssl from pg_stat_ssl where pid = pg_backend_pid()"
            )
            return "encrypted" if found.scalar_one() else "open"
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "line"),
    [
        ("disable", "open"),
        ("prefer", "encrypted"),
        ("require", "encrypted"),
        ("verify-ca", "encrypted"),
        ("verify-full", "encrypted"),
    ],
)
async def test_the_line_is_as_safe_as_asked_for(
    secure_server: SecureServer, mode: str, line: str
) -> None:
    verified = {"sslrootcert": secure_server.certificate} if mode.startswith("verify") else {}
    address = f"{secure_server.url}?{urlencode({'sslmode': mode, **verified})}"
    assert await _line(address) == line
    assert await _line(address.replace("postgresql://", "postgres://")) == line


@pytest.mark.parametrize("mode", ["verify-ca", "verify-full", "sometimes"])
async def test_a_line_that_cannot_be_that_safe_is_refused(
    secure_server: SecureServer, mode: str
) -> None:
    # No certificate authority is named here.
    address = f"{secure_server.url}?sslmode={mode}"
    with pytest.raises(DatabaseUnavailable) as wrong:
        await Store.open(address)
    assert "cert" in str(wrong.value.msg["reason"]) or "sslmode" in str(wrong.value.msg["reason"])


async def test_a_server_without_encryption_is_refused_where_it_is_required(
    secure_server: SecureServer,
) -> None:
    with secure_server.without_encryption() as address, pytest.raises(DatabaseUnavailable) as wrong:
        await Store.open(f"{address}?sslmode=require")
    assert "SSL" in str(wrong.value.msg["reason"])


async def test_a_setting_that_no_server_knows_is_told(server: Server) -> None:
    with pytest.raises(DatabaseUnavailable) as wrong:
        await Store.open(f"{server.url}&pasword=hunter2")
    assert wrong.value.msg["reason"] == 'unrecognized configuration parameter "pasword"'


async def test_a_server_that_does_not_answer_is_not_waited_for_long() -> None:
    # The operating system accepts the connection, but nobody reads what is sent.
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://u@127.0.0.1:{silent.getsockname()[1]}/x?connect_timeout=0.2"
        with pytest.raises(DatabaseUnavailable) as wrong:
            await Store.open(address)
    assert wrong.value.msg["reason"] == "it does not answer"


def test_addresses_are_told_without_what_may_be_secret() -> None:
    assert redacted("postgresql://fathom:secret@host:1/games?password=secret") == (
        "postgresql://fathom:***@host:1/games"
    )
    assert redacted("postgresql://fathom:secret@host:deep/games") == "postgresql://…"
    assert redacted("sqlite:///data/fathom.db") == "sqlite:///data/fathom.db"
