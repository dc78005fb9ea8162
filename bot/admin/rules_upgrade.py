"""Running games after a version with other rules has taken over."""

from __future__ import annotations

import logging

from bot.services import Services
from db.errors import DatabaseAway
from engine.fingerprint import fingerprint

RULES = "rules"
"""The rules with which all running games are known to go on."""

_log = logging.getLogger(__name__)


async def repair_after_rules_change(services: Services) -> list[int]:
    """See to it that running games go on with the rules of today; those that were taken back.

    All games are looked at, so it is done only when something in the rules has changed.
    """
    rules = fingerprint()
    if await services.store.settings.recall(RULES) == rules:
        return []
    mended, all_seen = [], True
    for game_id in await services.store.repairs.running():
        try:
            if await services.tables.mend(game_id):
                _log.warning("game %s was taken back to where it fits the rules", game_id)
                mended.append(game_id)
        except DatabaseAway as wrong:  # that passes; the next start looks at it again
            _log.warning("game %s could not be looked at: %s", game_id, wrong)
            all_seen = False
        except Exception as wrong:  # whatever is wrong with one, the others go on
            _log.warning("game %s does not fit the rules: %s", game_id, wrong)
    if all_seen:
        await services.store.settings.remember(RULES, rules)
    return mended
