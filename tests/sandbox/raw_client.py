"""The HTTP API without discord.py, which would not send most of the invalid requests."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from sandbox.model import Json
from sandbox.rest.middleware import PREFIX
from sandbox.server import Sandbox


@dataclass(frozen=True, slots=True)
class Reply:
    """The response to a request."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def problem(self, path: str) -> str:
        """Return the code of the first error at this path of the form."""
        place = self.body["errors"]
        for step in path.split("."):
            assert step in place, f"there is no {step} in {place}"
            place = place[step]
        return str(place["_errors"][0]["code"])


class Caller:
    """A client that makes requests as the bot would."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.channel = f"/channels/{next(iter(sandbox.world.channels))}"
        self.application = f"/applications/{sandbox.world.bot.id}"
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._session.close()

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        login: str | None = None,
        data: aiohttp.FormData | str | None = None,
    ) -> Reply:
        headers = {"Authorization": f"Bot {login or self.sandbox.token}"}
        url = self.sandbox.api_base + PREFIX + path
        sent = data if body is None else json.dumps(body)
        async with self._session.request(method, url, data=sent, headers=headers) as response:
            text = await response.text()
            answered = json.loads(text) if text else None
            return Reply(response.status, answered, dict(response.headers))

    async def send(self, **message: object) -> Reply:
        """Send a message."""
        return await self("POST", f"{self.channel}/messages", message)

    async def upload(self, message: Json, *files: tuple[str, bytes]) -> Reply:
        """Send a message with files."""
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(message))
        for place, (name, content) in enumerate(files):
            form.add_field(f"files[{place}]", io.BytesIO(content), filename=name)
        return await self("POST", f"{self.channel}/messages", data=form)

    async def fetch(self, url: str) -> aiohttp.ClientResponse:
        """Request a file."""
        response = await self._session.get(url)
        await response.read()
        return response
