"""Where games are kept: schema, migrations and the store."""
