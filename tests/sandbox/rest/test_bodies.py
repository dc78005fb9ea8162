"""Bodies of requests, and answers in JSON."""

from __future__ import annotations

import io
import json

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from sandbox.errors import Refused
from sandbox.rest.bodies import json_response, nothing, number
from tests.sandbox.raw_client import Caller


async def test_what_cannot_be_read_is_refused(caller: Caller) -> None:
    path = f"{caller.channel}/messages"
    assert (await caller("POST", path, data="{")).code == 50109
    assert (await caller("POST", path, data="[]")).code == 50035


async def test_a_list_is_not_taken_for_an_object_nor_the_other_way(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    assert (await caller("PUT", commands, {})).problem("_") == "LIST_TYPE_CONVERT"
    assert (await caller("POST", commands, [])).problem("_") == "MODEL_TYPE_CONVERT"
    assert (await caller("PUT", commands, [])).body == []


async def test_nothing_sent_is_an_empty_form(caller: Caller) -> None:
    assert (await caller("POST", f"{caller.channel}/messages")).code == 50006


async def test_files_are_numbered_as_they_are_named(caller: Caller) -> None:
    form = aiohttp.FormData(quote_fields=False)
    listed = [{"id": 3, "description": "third"}, {"id": 1, "description": "other"}]
    form.add_field("payload_json", json.dumps({"attachments": listed}))
    for field, name in (("files[3]", "c.txt"), ("file", "b.txt")):
        form.add_field(field, io.BytesIO(name.encode()), filename=name)
    sent = await caller("POST", f"{caller.channel}/messages", data=form)
    found = [(one["filename"], one["description"]) for one in sent.body["attachments"]]
    assert found == [("c.txt", "third"), ("b.txt", "other")]


async def test_fields_beside_the_files_are_part_of_the_form(caller: Caller) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("content", "hello")
    form.add_field("file", io.BytesIO(b"x"), filename="a.txt")
    sent = await caller("POST", f"{caller.channel}/messages", data=form)
    assert (sent.body["content"], len(sent.body["attachments"])) == ("hello", 1)


@pytest.mark.parametrize(("field", "sent"), [("content", b"\xff\xfe"), ("payload_json", b"{")])
async def test_a_part_that_cannot_be_read_is_refused(
    caller: Caller, field: str, sent: bytes
) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field(field, io.BytesIO(sent))
    assert (await caller("POST", f"{caller.channel}/messages", data=form)).code == 50109


# -- answers and queries


def test_an_answer_is_json_without_a_charset() -> None:
    response = json_response({"depth": "ü"}, 201)
    assert (response.status, response.body) == (201, '{"depth": "ü"}'.encode())
    assert response.headers["Content-Type"] == "application/json"
    assert (nothing().status, nothing().body) == (204, None)


def asked(query: str) -> int:
    request = make_mocked_request("GET", f"/messages?{query}")
    return number(request, "limit", 50, 100)


def test_a_number_in_a_query_has_limits_and_a_default() -> None:
    assert [asked(query) for query in ("", "limit=1", "limit=100")] == [50, 1, 100]
    request = make_mocked_request("GET", "/messages?after=0")
    assert number(request, "after", 7, 100, least=0) == 0


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "limit=", "limit=%C2%B2"])
def test_what_is_no_such_number_is_refused(query: str) -> None:
    with pytest.raises(Refused) as refused:
        asked(query)
    assert list(refused.value.extra["errors"]) == ["limit"]
