"""Bounds of what one person may ask for that others see; nobody meets them by playing."""

from __future__ import annotations

from datetime import timedelta

STATUSES = 3
"""So many status posts of games at which they do not sit somebody gets at once."""
STATUS_EVERY = timedelta(minutes=10)
"""After how long they get another one."""
IN_VAIN = 3
"""So many questions of somebody to a table may come to nothing ..."""
IN_VAIN_WITHIN = timedelta(hours=1)
"""... within this time before they have to wait with another."""
LOBBIES = 5
"""So many tables of a server somebody gathers at once who does not manage it."""
