"""Adaptation of running games to rules that an upgrade has changed."""

from __future__ import annotations

import logging

from bot.table.tables import Tables
from db.errors import DatabaseAway
from db.store import Store
from engine.fingerprint import fingerprint

RULES = "rules"
"""The settings key for the fingerprint of the rules that running games were checked against."""

_log = logging.getLogger(__name__)


async def repair_after_rules_change(store: Store, tables: Tables) -> list[int]:
    """Bring running games into line with the rules; return those that had to be rolled back.

    As this checks every running game, it is done only if the rules have changed.
    """
    rules = fingerprint()
    if await store.settings.recall(RULES) == rules:
        return []
    mended, all_seen = [], True
    for game_id in await store.repairs.running():
        try:
            if await tables.repair_if_needed(game_id):
                _log.warning("game %s: rolled back to a position that fits the rules", game_id)
                mended.append(game_id)
        except DatabaseAway as wrong:  # temporary; retried at the next start
            _log.warning("game %s: could not be checked against the rules: %s", game_id, wrong)
            all_seen = False
        except Exception as wrong:  # an error in one game must not stop the others
            _log.warning("game %s: does not fit the rules: %s", game_id, wrong)
    if all_seen:
        await store.settings.remember(RULES, rules)
    return mended
