"""Limiting a database to one bot: by a lock file for SQLite, by a lease for PostgreSQL."""
