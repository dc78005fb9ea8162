"""Reading the database URL from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

VARIABLE = "FATHOM_DATABASE"
DEFAULT_URL = "sqlite+aiosqlite:///data/fathom.db"


def database_url(environ: Mapping[str, str] = os.environ) -> str:
    """Return the URL of the database, or the default one if the variable is unset or empty."""
    return environ.get(VARIABLE) or DEFAULT_URL
