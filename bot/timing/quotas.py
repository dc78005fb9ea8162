"""Quotas on requests that others see; ordinary play never reaches them."""

from __future__ import annotations

from datetime import timedelta

STATUSES = 3
"""The status posts of other people's games that a user can request at once."""
STATUS_EVERY = timedelta(minutes=10)
"""The time after which a user can request another."""
IN_VAIN = 3
"""The polls at one table that a user may start without success ..."""
IN_VAIN_WITHIN = timedelta(hours=1)
"""... within this time, before having to wait."""
LOBBIES = 5
"""The lobbies that a user may have open in a guild without being its manager."""
