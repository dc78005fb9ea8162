"""Where games are kept, as the environment says."""

from __future__ import annotations

import os
from collections.abc import Mapping

VARIABLE = "FATHOM_DATABASE"
DEFAULT_URL = "sqlite+aiosqlite:///data/fathom.db"


def database_url(environ: Mapping[str, str] = os.environ) -> str:
    """The address of the database; an empty setting counts as none."""
    return environ.get(VARIABLE) or DEFAULT_URL
