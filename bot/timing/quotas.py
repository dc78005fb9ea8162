"""Quotas on requests that others see; ordinary play never reaches them."""

from __future__ import annotations

from datetime import timedelta

STATUSES = 3
"""The status posts of other people's games that a user can request at once."""
STATUS_EVERY = timedelta(minutes=10)
"""The time after which a user can request another."""
IN_VAIN = 3
"""The most polls that a user may start at one table without success within `IN_VAIN_WITHIN`."""
IN_VAIN_WITHIN = timedelta(hours=1)
"""The period for which unsuccessful polls count."""
LOBBIES = 5
"""The lobbies that a user may have open in a guild without being its manager."""
