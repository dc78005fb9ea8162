"""Faults that wait for their request."""

from __future__ import annotations

import pytest

from sandbox.faults.faults import Fault, Faults


def test_a_fault_befalls_only_what_it_means() -> None:
    faults = Faults()
    faults.add(Fault("answer", method="patch", path="/channels/*/messages"))
    assert faults.take("POST", "/channels/1/messages") is None
    assert faults.take("PATCH", "/guilds/1") is None
    assert faults.take("PATCH", "/channels/1/messages/2") is not None
    assert faults.take("PATCH", "/channels/1/messages/2") is None


@pytest.mark.parametrize(
    ("method", "path", "fits"),
    [
        (None, None, True),
        ("get", None, True),
        ("post", None, False),
        (None, "/messages", True),
        (None, "/channels/*/messages", True),
        (None, "/guilds", False),
        ("get", "/guilds", False),
    ],
)
def test_a_fault_fits_a_method_and_a_part_of_a_path(
    method: str | None, path: str | None, *, fits: bool
) -> None:
    fault = Fault("answer", method=method, path=path)
    assert fault.fits("GET", "/channels/1/messages/2") is fits


def test_a_fault_befalls_so_many_requests() -> None:
    faults = Faults()
    faults.add(Fault("answer", times=2))
    taken = [faults.take("GET", "/") for _ in range(3)]
    assert [one is not None for one in taken] == [True, True, False]
    assert faults.waiting == []


def test_of_several_faults_the_first_that_fits_comes_first() -> None:
    faults = Faults()
    first, second, third = (Fault("lost", path="/a"), Fault("answer"), Fault("lost"))
    for fault in (first, second, third):
        faults.add(fault)
    assert [faults.take("GET", "/b") for _ in range(2)] == [second, third]
    assert faults.take("GET", "/a") is first


def test_an_error_is_told_in_its_own_words() -> None:
    assert Fault("answer", status=502, code=7).body() == {"message": "502: Bad Gateway", "code": 7}


def test_a_limit_says_how_long_to_wait() -> None:
    body = Fault("answer", status=429, retry_after=0.5).body()
    assert (body["retry_after"], body["global"], body["code"]) == (0.5, False, 0)
