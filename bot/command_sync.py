"""Registration of the slash commands with Discord, which is rate-limited: only after changes."""

from __future__ import annotations

import json
import logging
from hashlib import blake2b
from typing import Any

from discord import app_commands

from db.store import Store

_log = logging.getLogger(__name__)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as registered with Discord, in every language."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


async def sync_if_changed(tree: app_commands.CommandTree[Any], store: Store) -> bool:
    """Register the commands unless Discord already has them; return whether it was necessary."""
    text = json.dumps(await payload(tree), sort_keys=True)
    digest = blake2b(text.encode(), digest_size=16).hexdigest()
    name = f"commands:{tree.client.application_id}"
    if await store.settings.recall(name) == digest:
        return False
    await tree.sync()
    await store.settings.remember(name, digest)
    _log.info("the commands were registered anew")
    return True
