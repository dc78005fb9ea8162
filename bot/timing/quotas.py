"""Rate limits and quotas of each user, in one place; ordinary play never reaches them."""

from __future__ import annotations

from datetime import timedelta

PICTURES, PICTURE_EVERY = 20, timedelta(seconds=1)
"""The pictures that a user can request at once, and the time until one more is allowed."""
FILMS, FILM_EVERY = 2, timedelta(minutes=5)
"""The animations that a user can request at once, and the time until one more is allowed."""
IMPORTS, IMPORT_EVERY = 3, timedelta(minutes=1)
"""The games that a user can import at once, and the time until one more is allowed."""
STATUSES, STATUS_EVERY = 3, timedelta(minutes=10)
"""The status posts of others' games that a user can request at once, and the time until more."""
IN_VAIN = 3
"""The most polls that a user may start at one table without success within `IN_VAIN_WITHIN`."""
IN_VAIN_WITHIN = timedelta(hours=1)
"""The period for which unsuccessful polls are counted."""
LOBBIES = 5
"""The lobbies that a user may have open in a guild without being its manager."""
