"""Injected faults, and how discord.py copes with them."""

from __future__ import annotations

from sandbox.faults.faults import Fault, Faults


def test_a_fault_befalls_only_what_it_means() -> None:
    faults = Faults()
    faults.add(Fault("answer", method="patch", path="/channels/*/messages"))
    assert faults.take("POST", "/channels/1/messages") is None
    assert faults.take("PATCH", "/guilds/1") is None
    assert faults.take("PATCH", "/channels/1/messages/2") is not None
    assert faults.take("PATCH", "/channels/1/messages/2") is None
